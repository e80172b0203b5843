//! What bots say in a pitch.

use brocante_bizarre::{Bizarre, Move, Options, Phase};
use brocante_core::{Chance, Game, Guide, Moves, Rng, Seat, Status, Turn, Viewer};
use brocante_show::{Language, Show, Translator};
use std::collections::{BTreeMap, BTreeSet};

/// The longest pitch that a person may type, in characters.
const TYPED_CHARS_MAX: usize = 500;

/// A pitch of a game, by its round, with the words of the pair and of the Buyer left out.
struct Pitch {
    round: u8,
    text: String,
    parts: [String; 3],
}

/// A whole game: moves by the guide, every pitch by a bot.
fn pitches(deck: &str, lang: &str, seats: u8, seed: u64) -> Vec<Pitch> {
    let game = Bizarre::new(&Options {}, deck, seats).expect("the deck is sound");
    let language = Language::new(Bizarre::ASSETS.locales, lang);
    let (mut chance, mut rng) = (Chance::fast(seed), Rng::new(seed));
    let mut state = game.deal(&mut Turn::muted(&mut chance));
    let mut said = Vec::new();
    while let Status::ToAct(to_act) = game.status(&state) {
        let seat = to_act.first().expect("a seat is to act");
        let seen = game.view(&state, Viewer::Seat(seat));
        if seen.phase == Phase::Pitch {
            let translator = Translator::new(&language, &[], seen.viewer);
            let text = game.patter(&seen, &translator, &mut rng.split());
            let pair = seen.bags.iter().find(|bag| bag.pitcher == seat).and_then(|bag| bag.pair.as_ref());
            let pair = pair.expect("the pitcher sees the pair");
            assert!(text.contains(&pair.quality.word) && text.contains(&pair.item.word), "{text}");
            assert!(!["opening-", "praise-", "closing-", "{$", "{ $"].iter().any(|key| text.contains(key)), "{text}");
            said.push(Pitch { round: seen.round, parts: parts_of(&text, &game, &state, seat, lang), text });
        }
        let mv = best(&game, &state, seat);
        game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
    }
    said
}

fn best(game: &Bizarre, state: &<Bizarre as Game>::State, seat: Seat) -> Move {
    let (mut moves, mut marks) = (Moves::default(), Vec::new());
    game.moves(state, seat, &mut moves);
    game.rate(state, seat, &moves, &mut marks);
    let marked = moves.iter().zip(&marks).max_by(|one, other| one.1.total_cmp(other.1));
    *marked.expect("who is to act has a move, by law").0
}

/// The messages a pitch is made of, found in the text.
fn parts_of(text: &str, game: &Bizarre, state: &<Bizarre as Game>::State, seat: Seat, lang: &str) -> [String; 3] {
    let seen = game.view(state, Viewer::Seat(seat));
    let pair = seen.bags.iter().find_map(|bag| bag.pair.as_ref().filter(|_| bag.pitcher == seat)).expect("it is seen");
    let [first, second] = seen.identity.as_ref().expect("the Buyer has taken two words");
    let source = Bizarre::ASSETS.locales.iter().find(|(known, _)| *known == lang).expect("the house speaks it").1;
    let hyphen = if source.contains("\nidentity = { $first }-{ $second }") { "-" } else { " " };
    let filled = |message: &str| {
        message
            .replace("{ $quality }", &pair.quality.word)
            .replace("{ $item }", &pair.item.word)
            .replace("{ $buyer }", &format!("{first}{hyphen}{second}"))
            .replace("{ $first }", first)
            .replace("{ $second }", second)
    };
    ["opening-", "praise-", "closing-"].map(|family| {
        let messages = source.lines().filter(|line| line.starts_with(family)).filter_map(|line| line.split_once(" = "));
        let fits = |message: &str| match family {
            "opening-" => text.starts_with(&format!("{} ", filled(message))),
            "closing-" => text.ends_with(&format!(" {}", filled(message))),
            _ => text.contains(&format!(" {} ", filled(message))),
        };
        let found = messages.filter(|(_, message)| fits(message)).map(|(key, _)| key.to_owned()).next();
        found.unwrap_or_else(|| panic!("no {family} in: {text}"))
    })
}

#[test]
fn no_pitch_of_the_longest_game_is_like_another() {
    for (lang, deck) in Bizarre::INFO.decks {
        for seed in 0..6 {
            let said = pitches(deck, lang, 8, seed);
            assert_eq!(said.len(), 112);
            let different = |part: &dyn Fn(&Pitch) -> String| said.iter().map(part).collect::<BTreeSet<_>>().len();
            assert_eq!(different(&|pitch| pitch.text.clone()), 112);
            assert_eq!(
                different(&|pitch| format!("{} {}", pitch.parts[0], pitch.parts[2])),
                112,
                "{lang}: a frame twice"
            );
            let longest = said.iter().map(|pitch| pitch.text.chars().count()).max().unwrap_or_default();
            assert!(longest < TYPED_CHARS_MAX, "{lang}: {longest}");
            let praises = different(&|pitch| pitch.parts[1].clone());
            println!("{lang}: {praises} praises, the longest pitch has {longest} characters");
            assert!(praises >= 90, "{lang}: only {praises} praises");
        }
    }
}

/// Openings and closings come back only when all were used; a praise never in the same round.
#[test]
fn parts_of_pitches_come_back_late() {
    for (lang, deck) in Bizarre::INFO.decks {
        let said = pitches(deck, lang, 8, 77);
        for (part, least) in [(0, 30), (2, 29)] {
            let mut last = BTreeMap::new();
            for (at, pitch) in said.iter().enumerate() {
                let before = last.insert(&pitch.parts[part], at);
                assert!(before.is_none_or(|before| at - before >= least), "{lang}: {}", pitch.text);
            }
        }
        for round in 1..=16 {
            let praises: Vec<_> =
                said.iter().filter(|pitch| pitch.round == round).map(|pitch| &pitch.parts[1]).collect();
            assert_eq!(praises.iter().collect::<BTreeSet<_>>().len(), praises.len(), "{lang}: {praises:?}");
        }
    }
}

#[test]
fn tables_begin_differently() {
    let (_, deck) = Bizarre::INFO.decks[0];
    let firsts: BTreeSet<String> = (0..12).map(|seed| pitches(deck, "en", 4, seed)[0].parts[0].clone()).collect();
    assert!(firsts.len() >= 6, "{firsts:?}");
}

/// A custom deck may have no tags at all, and the longest words allowed.
#[test]
fn words_without_tags_are_sold_as_well() {
    let word = |id: u16| format!("{{ word = \"{id:x<40}\" }}, ");
    let words: String = (0..64).map(word).collect();
    let buyers: String = (0..8).map(|id| format!("{{ words = [\"{id:a<40}\", \"{id:b<40}\"] }}, ")).collect();
    let deck = format!("language = \"en\"\nquality = [{words}]\nitem = [{words}]\nbuyer = [{buyers}]");
    for lang in ["en", "fr", "de", "nl"] {
        let said = pitches(&deck, lang, 8, 2);
        assert!(said.iter().all(|pitch| pitch.parts[1].starts_with("praise-any-")));
        assert_eq!(said.iter().map(|pitch| &pitch.text).collect::<BTreeSet<_>>().len(), 112);
    }
}

/// Whatever words a deck has, the longest parts together stay below the limit.
#[test]
fn no_pitch_is_longer_than_a_person_may_type() {
    let chars = [("quality", 40), ("item", 40), ("first", 40), ("second", 40), ("buyer", 81)];
    for (lang, source) in Bizarre::ASSETS.locales {
        let longest = |family: &str| {
            let messages =
                source.lines().filter(|line| line.starts_with(family)).filter_map(|line| line.split_once(" = "));
            let filled = messages.map(|(_, message)| {
                let fill = |text: String, (name, count): (&str, usize)| {
                    text.replace(&format!("{{ ${name} }}"), &"x".repeat(count))
                };
                chars.into_iter().fold(message.to_owned(), fill).chars().count()
            });
            filled.max().expect("there are such messages")
        };
        let sum = longest("opening-") + 1 + longest("praise-") + 1 + longest("closing-");
        assert!(sum < TYPED_CHARS_MAX, "{lang}: {sum}");
    }
}

/// Every tag of the game's decks has its praises, in every language.
#[test]
fn every_tag_of_the_games_decks_has_praises() {
    for (lang, text) in Bizarre::INFO.decks {
        let deck = brocante_bizarre::Deck::parse(text, 4).expect("the deck is sound");
        let language = Language::new(Bizarre::ASSETS.locales, lang);
        for tag in deck.qualities.iter().chain(&deck.items).flat_map(|word| &word.tags) {
            assert!((1..=3).all(|number| language.has(&format!("praise-{tag}-{number}"))), "{lang}: {tag}");
        }
    }
}
