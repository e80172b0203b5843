//! `cargo xtask modules`: which crate and which module imports which. No more than [`CYCLE_MAX`] modules may
//! import each other in a circle, and ARCHITECTURE.md lists the imports, so that a new one shows in a diff.
//!
//! A module is a file. It imports another one if its code has a path that begins with `crate`, `super`, `self`
//! or the name of a child and leads there; a path counts for the deepest file on its way, and a re-exported name
//! for the module it comes from. Code that is only built for tests does not count.
//!
//! The root of a crate is in no circle: it declares every module and holds what they all share, so every module
//! that uses one of its items would be in one with all others.

use anyhow::{Context as _, Result, bail, ensure};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use xshell::{Shell, cmd};

/// A few modules that belong together may know each other; a larger circle has no order to read it in.
const CYCLE_MAX: usize = 3;

/// The crates whose modules ARCHITECTURE.md lists.
const LISTED: [&str; 4] = ["core", "show", "table", "server"];

const PAGE: &str = "ARCHITECTURE.md";
const BEGIN: &str = "<!-- modules:begin -->\n";
const END: &str = "<!-- modules:end -->";

/// `["pages", "table"]` for `src/pages/table.rs`, and nothing for `src/lib.rs`.
type Module = Vec<String>;
type Imports<T> = BTreeMap<T, BTreeSet<T>>;

pub(crate) fn check(sh: &Shell, write: bool) -> Result<()> {
    let root = sh.current_dir();
    let metadata = cmd!(sh, "cargo metadata --format-version 1 --locked --no-deps").quiet().read()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let mut block = format!("```text\n{}", in_order(&crates(&metadata, &root))?);
    let mut problems = Vec::new();
    for folder in folders(&metadata, &root) {
        let imports = read_crate(&root.join(&folder).join("src")).with_context(|| folder.clone())?;
        let mut below_root = imports.clone();
        below_root.remove(&Module::new());
        for cycle in cycles(&below_root).iter().filter(|cycle| cycle.len() > CYCLE_MAX) {
            let within = imports.iter().filter(|(module, _)| cycle.contains(*module));
            let within = within.map(|(module, to)| (module.clone(), to.intersection(cycle).cloned().collect()));
            let lines = lines(&within.collect());
            problems.push(format!("{folder}: {} modules import each other in a circle\n{lines}", cycle.len()));
        }
        if LISTED.iter().any(|name| folder == format!("crates/{name}")) {
            write!(block, "\n{folder}\n{}", lines(&imports))?;
        }
    }
    block += "```\n";
    let page = root.join(PAGE);
    let text = fs::read_to_string(&page)?;
    let (before, rest) = text.split_once(BEGIN).with_context(|| format!("{PAGE} has no {}", BEGIN.trim()))?;
    let (listed, after) = rest.split_once(END).with_context(|| format!("{PAGE} has no {END}"))?;
    if write {
        fs::write(&page, format!("{before}{BEGIN}{block}{END}{after}"))?;
    } else if listed != block {
        problems.push(format!("{PAGE} lists other imports than the code has; `cargo xtask modules --write` writes it"));
    }
    if !problems.is_empty() {
        bail!("modules:\n{}", problems.join("\n"));
    }
    Ok(())
}

/// The folders of the workspace's packages, relative to its root.
fn folders(metadata: &Value, root: &Path) -> Vec<String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let folder = |package: &Value| {
        let folder = Path::new(package["manifest_path"].as_str()?).parent()?;
        Some(folder.strip_prefix(root).ok()?.to_string_lossy().into_owned())
    };
    let mut folders: Vec<String> = packages.filter_map(folder).collect();
    folders.sort();
    folders
}

/// Which crate depends on which. The games are one: nothing but the registry tells them apart.
fn crates(metadata: &Value, root: &Path) -> Imports<String> {
    let short = |path: &str| {
        let folder = Path::new(path).strip_prefix(root).ok()?.to_string_lossy().into_owned();
        let name = if folder.starts_with("games/") { "games/*" } else { folder.trim_start_matches("crates/") };
        Some(name.to_owned())
    };
    let mut crates: Imports<String> = BTreeMap::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let manifest = package["manifest_path"].as_str().unwrap_or_default().trim_end_matches("/Cargo.toml");
        let Some(name) = short(manifest) else { continue };
        let all = package["dependencies"].as_array().into_iter().flatten();
        let normal = all.filter(|dependency| dependency["kind"].is_null());
        let ours = normal.filter_map(|dependency| short(dependency["path"].as_str()?));
        crates.entry(name).or_default().extend(ours);
    }
    crates
}

/// One line a crate, those they depend on first.
fn in_order(crates: &Imports<String>) -> Result<String> {
    let mut text = String::new();
    let mut left = crates.clone();
    while !left.is_empty() {
        let names: BTreeSet<String> = left.keys().cloned().collect();
        let ready = left.iter().filter(|(_, to)| to.is_disjoint(&names)).map(|(name, _)| name.clone());
        let ready: Vec<String> = ready.collect();
        ensure!(!ready.is_empty(), "crates depend on each other in a circle: {names:?}");
        for name in ready {
            let to: Vec<String> = left.remove(&name).into_iter().flatten().collect();
            text += &line(&name, &to);
        }
    }
    Ok(text)
}

fn line(name: &str, to: &[String]) -> String {
    if to.is_empty() { format!("{name}\n") } else { format!("{name} -> {}\n", to.join(", ")) }
}

fn lines(imports: &Imports<Module>) -> String {
    let name = |module: &Module| if module.is_empty() { "lib".to_owned() } else { module.join("::") };
    let names = |to: &BTreeSet<Module>| -> Vec<String> { to.iter().map(name).collect() };
    imports.iter().map(|(module, to)| format!("  {}", line(&name(module), &names(to)))).collect()
}

/// Which module of a crate imports which.
fn read_crate(src: &Path) -> Result<Imports<Module>> {
    let mut texts = BTreeMap::new();
    read_folder(src, &[], &mut texts)?;
    imports(&texts)
}

fn read_folder(folder: &Path, within: &[String], texts: &mut BTreeMap<Module, String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let inside = [within, std::slice::from_ref(&name)].concat();
        if path.is_dir() {
            read_folder(&path, &inside, texts)?;
        } else if path.extension().is_some_and(|end| end == "rs") {
            let is_root = name == "mod" || (within.is_empty() && (name == "lib" || name == "main"));
            texts.insert(if is_root { within.to_owned() } else { inside }, fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

/// Which module imports which, from their texts.
fn imports(texts: &BTreeMap<Module, String>) -> Result<Imports<Module>> {
    let mut files: BTreeSet<Module> = texts.keys().cloned().collect();
    let mut scans = BTreeMap::new();
    for (module, text) in texts {
        let tokens: TokenStream = text.parse().map_err(|error| anyhow::anyhow!("{}: {error}", module.join("::")))?;
        let mut scan = Scan::default();
        scan.tokens(&tokens.into_iter().collect::<Vec<_>>(), module);
        scans.insert(module.clone(), scan);
    }
    let tests: Vec<&Module> = scans.values().flat_map(|scan| &scan.tests).collect();
    files.retain(|module| !tests.iter().any(|test| module.starts_with(test)));

    let mut names = Names::new();
    for (file, scan) in &scans {
        for found in scan.paths.iter().filter(|found| found.here == *file) {
            let to = found.name.as_ref().and_then(|name| Some((name.clone(), found.leads_to(&files, &Names::new())?)));
            names.extend(to.filter(|(_, to)| to != file).map(|(name, to)| ((file.clone(), name), to)));
        }
    }
    let imports = |file: &Module| -> BTreeSet<Module> {
        let to = scans[file].paths.iter().filter_map(|found| found.leads_to(&files, &names));
        to.filter(|to| to != file).collect()
    };
    Ok(files.iter().map(|file| (file.clone(), imports(file))).collect())
}

/// The names that `use` brings into a module, and the modules they come from.
type Names = BTreeMap<(Module, String), Module>;

/// A path in the code.
struct Found {
    /// The module it stands in, which may be an inline one.
    here: Module,
    path: Vec<String>,
    /// What `use` calls it.
    name: Option<String>,
}

impl Found {
    /// The deepest file that the path leads to.
    fn leads_to(&self, files: &BTreeSet<Module>, names: &Names) -> Option<Module> {
        let inside = |module: &Module, name: &str| [&module[..], &[name.to_owned()]].concat();
        let mut path = self.path.iter().map(String::as_str).peekable();
        let mut module = match *path.peek()? {
            "crate" => Vec::new(),
            "self" | "super" => self.here.clone(),
            child if files.contains(&inside(&self.here, child)) => self.here.clone(),
            _ => return None,
        };
        for name in path {
            match name {
                "crate" | "self" => {}
                "super" => drop(module.pop()),
                _ if files.contains(&inside(&module, name)) => module = inside(&module, name),
                _ => {
                    let mut seen = BTreeSet::from([module.clone()]);
                    while let Some(origin) = names.get(&(module.clone(), name.to_owned()))
                        && seen.insert(origin.clone())
                    {
                        module = origin.clone();
                    }
                    break;
                }
            }
        }
        while !files.contains(&module) {
            module.pop()?;
        }
        Some(module)
    }
}

/// The paths of one file.
#[derive(Default)]
struct Scan {
    paths: Vec<Found>,
    /// Modules that are only built for tests.
    tests: BTreeSet<Module>,
}

impl Scan {
    /// `here` is the module the tokens are in, which may be an inline one.
    fn tokens(&mut self, tokens: &[TokenTree], here: &Module) {
        let mut at = 0;
        while at < tokens.len() {
            let before = at.checked_sub(1).map(|before| &tokens[before]);
            at = match &tokens[at] {
                TokenTree::Punct(mark) if mark.as_char() == '#' && is_test_attribute(tokens.get(at + 1)) => {
                    self.test_item(tokens, at + 2, here)
                }
                TokenTree::Ident(word) if word == "mod" => self.inline_module(tokens, at, here),
                TokenTree::Ident(word) if word == "use" => self.path(tokens, at + 1, here, &[], true),
                TokenTree::Ident(_) if is_path(tokens, at + 1) && begins(before) => {
                    self.path(tokens, at, here, &[], false)
                }
                TokenTree::Group(group) => {
                    self.tokens(&group.stream().into_iter().collect::<Vec<_>>(), here);
                    at + 1
                }
                _ => at + 1,
            };
        }
    }

    /// Skips an item of tests.
    fn test_item(&mut self, tokens: &[TokenTree], from: usize, here: &Module) -> usize {
        let is_end = |token: &TokenTree| match token {
            TokenTree::Punct(mark) => mark.as_char() == ';',
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            _ => false,
        };
        let length = tokens[from..].iter().position(is_end).map_or(tokens.len() - from, |end| end + 1);
        let item = &tokens[from..from + length];
        if let [.., TokenTree::Ident(word), TokenTree::Ident(name), TokenTree::Punct(_)] = item
            && word == "mod"
        {
            self.tests.insert([&here[..], &[name.to_string()]].concat());
        }
        from + length
    }

    fn inline_module(&mut self, tokens: &[TokenTree], at: usize, here: &Module) -> usize {
        let (Some(TokenTree::Ident(name)), Some(TokenTree::Group(body))) = (tokens.get(at + 1), tokens.get(at + 2))
        else {
            return at + 1;
        };
        let inside = [&here[..], &[name.to_string()]].concat();
        self.tokens(&body.stream().into_iter().collect::<Vec<_>>(), &inside);
        at + 3
    }

    /// Reads a path, or a tree of them where it is a `use`, and answers where it ends.
    fn path(&mut self, tokens: &[TokenTree], from: usize, here: &Module, prefix: &[String], is_use: bool) -> usize {
        let (mut at, mut path) = (from, prefix.to_owned());
        while let Some(TokenTree::Ident(name)) = tokens.get(at) {
            path.push(name.to_string());
            at += 1;
            if !is_path(tokens, at) {
                break;
            }
            at += 2;
        }
        if let Some(TokenTree::Group(tree)) = tokens.get(at)
            && is_use
        {
            let tokens: Vec<TokenTree> = tree.stream().into_iter().collect();
            let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
            for branch in tokens.split(is_comma) {
                self.path(branch, 0, here, &path, true);
            }
            return at + 1;
        }
        let alias = match (tokens.get(at), tokens.get(at + 1)) {
            (Some(TokenTree::Ident(word)), Some(TokenTree::Ident(alias))) if word == "as" => Some(alias.to_string()),
            _ => path.iter().rev().find(|name| *name != "self").cloned(),
        };
        self.paths.push(Found { here: here.clone(), path, name: alias.filter(|_| is_use) });
        at.max(from + 1)
    }
}

/// Whether `::` comes here.
fn is_path(tokens: &[TokenTree], at: usize) -> bool {
    let is_colon = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(mark)) if mark.as_char() == ':');
    is_colon(at) && is_colon(at + 1)
}

/// Whether a path begins after this token: not in the middle of one, in `$crate` or in `pub(in crate::a)`.
fn begins(before: Option<&TokenTree>) -> bool {
    match before {
        Some(TokenTree::Punct(mark)) => !matches!(mark.as_char(), '$' | '.'),
        Some(TokenTree::Ident(word)) => word != "in",
        _ => true,
    }
}

fn is_test_attribute(token: Option<&TokenTree>) -> bool {
    let Some(TokenTree::Group(group)) = token else { return false };
    group.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// Modules that import each other, directly or through others, two or more at a time.
fn cycles(imports: &Imports<Module>) -> Vec<BTreeSet<Module>> {
    let reached = |from: &Module| {
        let mut reached = BTreeSet::new();
        let mut next = vec![from];
        while let Some(module) = next.pop() {
            let to = imports.get(module).into_iter().flatten();
            next.extend(to.filter(|to| reached.insert((*to).clone())));
        }
        reached
    };
    let reached: BTreeMap<&Module, BTreeSet<Module>> = imports.keys().map(|from| (from, reached(from))).collect();
    let cycle = |from: &Module| -> BTreeSet<Module> {
        let back = |to: &&Module| reached.get(to).is_some_and(|reached| reached.contains(from));
        reached[from].iter().filter(back).cloned().collect()
    };
    let cycles: BTreeSet<BTreeSet<Module>> = imports.keys().map(cycle).filter(|cycle| cycle.len() > 1).collect();
    cycles.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(name: &str) -> Module {
        name.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }

    /// What `text` imports as the file `name`, beside other files of these names.
    fn check(name: &str, text: &str, others: &[&str], expected: &str) {
        let mut texts: BTreeMap<Module, String> = others.iter().map(|other| (module(other), String::new())).collect();
        texts.insert(module(name), text.to_owned());
        let found = imports(&texts).unwrap()[&module(name)].clone();
        let found: Vec<String> = found.iter().map(|to| to.join("::")).collect();
        assert_eq!(found.join(" "), expected, "{text}");
    }

    #[test]
    fn paths_lead_to_the_deepest_file() {
        let files = ["", "a", "a::b", "a::b::c", "d"];
        check("x", "use crate::a::b::Thing;", &files, "a::b");
        check("x", "use crate::{a::{b::{self, c}, Other}, d::*};", &files, "a a::b a::b::c d");
        check("x", "use crate::Thing;", &files, "");
        check("x", "use std::fmt; use serde::{Serialize, de};", &files, "");
        check("a::b", "use super::Thing; use super::super::d;", &files, "a d");
        check("a::b", "fn f() -> crate::d::Thing { html! { (self::c::show()) } }", &files, "a::b::c d");
        check("x", "mod inner { use super::Here; use super::super::d::There; }", &files, "d");
        check("a", "mod b; pub use b::Thing;", &files, "a::b");
        check("x", "use crate::a::b as other; fn f() -> crate::a::b { other::g() }", &files, "a::b");
        check("a", "mod b; fn f() { b::c::go() }", &files, "a::b::c");
    }

    #[test]
    fn declarations_tests_and_macros_do_not_count() {
        let files = ["", "a", "d", "x::y"];
        check("x", "mod y; pub mod a;", &files, "");
        check("x", "#[cfg(test)] mod tests { use crate::a; } use crate::d;", &files, "d");
        check("x", "#[cfg(test)] use crate::a::Thing; use crate::d;", &files, "d");
        check("x", "macro_rules! m { () => { $crate::a::f() } }", &files, "");
        check("x", "pub(in crate::a) struct X; // crate::d\n const T: &str = \"crate::a\";", &files, "");
        check("x", "fn f() { other::a::b(); Self::a(); self.d(); T::<crate::d::X>::y() }", &files, "d");
    }

    #[test]
    fn names_count_for_where_they_come_from() {
        let texts = BTreeMap::from([
            (module(""), "mod a; mod b; pub use a::{Thing, Other as Renamed}; pub struct Own;".to_owned()),
            (module("a"), "pub use crate::b::Other;".to_owned()),
            (module("b"), String::new()),
            (module("x"), "use crate::Thing;".to_owned()),
            (module("y"), "use crate::{Renamed, a::Other};".to_owned()),
            (module("z"), "use crate::Own;".to_owned()),
        ]);
        let found = imports(&texts).unwrap();
        let of = |name: &str| found[&module(name)].iter().cloned().collect::<Vec<_>>();
        assert_eq!(of("x"), [module("a")]);
        assert_eq!(of("y"), [module("a"), module("b")]);
        assert_eq!(of("z"), [module("")]);
    }

    #[test]
    fn files_of_tests_are_left_out() {
        let texts = BTreeMap::from([
            (module(""), "#[cfg(test)] mod a_test; mod b;".to_owned()),
            (module("a_test"), "use crate::b;".to_owned()),
            (module("b"), String::new()),
        ]);
        assert_eq!(imports(&texts).unwrap().into_keys().collect::<Vec<_>>(), [module(""), module("b")]);
    }

    #[test]
    fn cycles_are_found_whole() {
        let edges = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("e", "d"), ("f", "a"), ("g", "g")];
        let mut imports: Imports<Module> = BTreeMap::new();
        for (from, to) in edges {
            imports.entry(module(from)).or_default().insert(module(to));
        }
        let found: Vec<String> =
            cycles(&imports).iter().map(|cycle| cycle.iter().flatten().cloned().collect()).collect();
        assert_eq!(found, ["abc", "de"]);
    }

    #[test]
    fn crates_are_listed_from_below() {
        let set = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<BTreeSet<_>>();
        let mut crates = BTreeMap::from([
            ("cli".to_owned(), set(&["core", "server"])),
            ("core".to_owned(), set(&[])),
            ("server".to_owned(), set(&["core"])),
        ]);
        assert_eq!(in_order(&crates).unwrap(), "core\nserver -> core\ncli -> core, server\n");
        crates.insert("core".to_owned(), set(&["cli"]));
        assert!(in_order(&crates).is_err());
    }
}
