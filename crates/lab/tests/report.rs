//! Reports on synthetic runs with known effects: the report finds these effects and nothing else.

use brocante_core::{DeckChoice, Header, Rng};
use brocante_lab::report::{self, Comparison, Luck, Parts, Summary, Verdict};
use brocante_lab::run::{FORMAT, FactName, FileKind, GameRow, Run, RunInfo, SeatRow};
use serde_json::Value;

/// A synthetic game with known effects.
struct World {
    bots: Vec<&'static str>,
    /// Indices into `bots`, one per seat.
    lineup: Vec<usize>,
    deals: u64,
    seed: u64,
    facts: Vec<FactName>,
    /// The probability that a bot has a fact.
    has: fn(bot: usize, fact: usize) -> f64,
    /// A seat's odds of winning, relative to the other seats.
    weight: fn(&Standing<'_>) -> f64,
}

/// The factors that may decide a game.
struct Standing<'a> {
    seat: usize,
    bot: usize,
    /// The seat that the deal favours.
    lucky: usize,
    facts: &'a [bool],
}

impl World {
    fn new(bots: &[&'static str], lineup: &[usize], deals: u64) -> World {
        let fact = |at: usize| FactName { group: "items held".to_owned(), name: format!("item {at}") };
        World {
            bots: bots.to_vec(),
            lineup: lineup.to_vec(),
            deals,
            seed: 1,
            facts: (0..12).map(fact).collect(),
            has: |_, _| 0.4,
            weight: |_| 1.0,
        }
    }

    fn play(&self) -> Run {
        let seats = self.lineup.len();
        let mut rng = Rng::new(self.seed);
        let mut games = Vec::new();
        for deal in 0..self.deals {
            let lucky = rng.below(seats as u32) as usize;
            for turn in 0..seats {
                let bots: Vec<usize> = (0..seats).map(|seat| self.lineup[(seat + turn) % seats]).collect();
                games.push(self.game(&mut rng, deal, lucky, &bots, games.len() as u64));
            }
        }
        let info = RunInfo {
            format: FORMAT,
            table: Header::new("vintage", seats as u8),
            title: "Vintage".to_owned(),
            bots: self.bots.iter().map(|&bot| bot.to_owned()).collect(),
            lineups: vec![self.lineup.clone()],
            seed: self.seed.to_string(),
            games: games.len() as u64,
            moves: false,
            file: FileKind::Csv,
            facts: self.facts.clone(),
            move_kinds: ["take", "steal", "pass"].map(str::to_owned).to_vec(),
            event_kinds: ["taken", "thunder"].map(str::to_owned).to_vec(),
        };
        Run { info, games }
    }

    fn game(&self, rng: &mut Rng, deal: u64, lucky: usize, bots: &[usize], game: u64) -> GameRow {
        let facts: Vec<Vec<bool>> = bots
            .iter()
            .map(|&bot| (0..self.facts.len()).map(|fact| unit(rng) < (self.has)(bot, fact)).collect())
            .collect();
        let standing = |seat: usize| Standing { seat, bot: bots[seat], lucky, facts: &facts[seat] };
        let weights: Vec<f64> = (0..bots.len()).map(|seat| (self.weight)(&standing(seat))).collect();
        let mut left = unit(rng) * weights.iter().sum::<f64>();
        let winner = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        let winner = winner.unwrap_or(0);
        let plies = 30 + rng.below(20);
        let seat = |seat: usize, rng: &mut Rng| SeatRow {
            bot: bots[seat],
            points: 20 + rng.below(15) as i32 + if seat == winner { 16 } else { 0 },
            share: if seat == winner { 1.0 } else { 0.0 },
            decisions: 10 + rng.below(5),
            forced: rng.below(4),
            used: Vec::new(),
            held: (0..self.facts.len()).filter(|&fact| facts[seat][fact]).map(|fact| (fact as u16, 1)).collect(),
        };
        let seats = (0..bots.len()).map(|at| seat(at, rng)).collect();
        GameRow {
            game,
            deal,
            plies,
            lead_changes: rng.below(6),
            lead_ply: rng.below(plies),
            seats,
            moves: vec![(0, plies), (2, 1)],
            events: vec![(0, plies)],
            rules: vec![("vintage.decade".to_owned(), 24), ("vintage.dust".to_owned(), 0)],
        }
    }
}

fn unit(rng: &mut Rng) -> f64 {
    f64::from(rng.below(1 << 30)) / f64::from(1 << 30)
}

const FOUR: [&str; 4] = ["hard", "normal", "guide", "easy"];

fn four(deals: u64) -> World {
    World::new(&FOUR, &[0, 1, 2, 3], deals)
}

fn said(summary: &Summary) -> Vec<String> {
    let json = report::json(summary, None).unwrap();
    json["stands_out"].as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()).collect()
}

/// The sentences about shares, styles and facts.
fn pointed_out(summary: &Summary) -> Vec<String> {
    said(summary).into_iter().filter(|line| line.contains(" win") || line.contains("est of the")).collect()
}

fn parts(summary: &Summary) -> &Parts {
    match &summary.luck {
        Luck::Parts(parts) => parts,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_seat_that_wins_more_is_pointed_out() {
    let mut world = four(1500);
    world.weight = |standing| if standing.seat == 2 { 0.35 } else { 0.65 / 3.0 };
    let summary = Summary::of(&world.play());
    let seat = &summary.by_seat[2];
    assert!((seat.value.mean - 0.35).abs() < 0.02 && seat.value.plus_minus < 0.02, "{}", seat.text());
    assert_eq!(seat.side(report::STANDS_OUT), 1);
    assert!(pointed_out(&summary).iter().any(|line| line.starts_with("Seat 2 (3")), "{:?}", said(&summary));
    assert!(!pointed_out(&summary).iter().any(|line| line.contains("strongest")));
}

#[test]
fn noise_is_rarely_pointed_out() {
    let noisy: Vec<Vec<String>> = (0..200)
        .map(|seed| {
            let mut world = four(150);
            world.seed = seed;
            pointed_out(&Summary::of(&world.play()))
        })
        .filter(|said| !said.is_empty())
        .collect();
    // About 5 % of the runs, ten here, may point out a fact by chance; more than 16 would be suspicious. With so
    // few deals a seat or a bot can look uneven as well.
    let about_facts = noisy.iter().filter(|said| said.iter().any(|line| line.contains("est of the")));
    assert!(about_facts.count() <= 16, "{noisy:#?}");
    assert!(noisy.len() <= 24, "{noisy:#?}");
}

#[test]
fn seat_intervals_account_for_the_correlation_within_a_deal() {
    let covered = (0..300).filter(|&seed| {
        let mut world = four(60);
        (world.seed, world.facts) = (seed, Vec::new());
        // The deal decides nine games out of ten.
        world.weight = |standing| if standing.seat == standing.lucky { 27.0 } else { 1.0 };
        !Summary::of(&world.play()).by_seat[0].value.excludes(0.25)
    });
    let share = covered.count() as f64 / 300.0;
    assert!((0.91..=0.985).contains(&share), "{share}");
}

#[test]
fn a_card_with_a_lift_of_twenty_points_is_pointed_out() {
    let mut world = World::new(&["guide"], &[0, 0], 3000);
    // A seat that has the fact wins 60 % against one that does not.
    world.weight = |standing| if standing.facts[3] { 1.5 } else { 1.0 };
    let mut run = world.play();
    // Keep only the games in which exactly one seat has it.
    run.games.retain(|game| {
        let has = |seat: usize| game.seats[seat].held.iter().any(|(fact, _)| *fact == 3);
        has(0) != has(1)
    });
    let summary = Summary::of(&run);
    let best = &summary.facts[0].facts[0];
    assert_eq!((best.name.as_str(), best.verdict), ("item 3", Some(Verdict::Strongest)));
    let lift = best.lift.as_ref().unwrap();
    assert!((lift.value.mean - 0.2).abs() < lift.value.plus_minus.max(0.03), "{}", lift.text());
    let others = summary.facts[0].facts.iter().filter(|fact| fact.verdict.is_some());
    assert_eq!(others.count(), 1, "no other card is flagged");
    assert!((best.came_up.value.mean - 0.5).abs() < 1e-9 && best.came_up.value.plus_minus < 1e-9);
}

#[test]
fn lift_intervals_cover_zero_in_95_percent_of_cases() {
    let (mut covered, mut all) = (0, 0);
    for seed in 0..60 {
        let mut world = four(100);
        world.seed = seed;
        world.weight = |standing| if standing.seat == standing.lucky { 6.0 } else { 1.0 };
        for fact in &Summary::of(&world.play()).facts[0].facts {
            all += 1;
            covered += usize::from(!fact.lift.as_ref().unwrap().value.excludes(0.0));
        }
    }
    let share = covered as f64 / f64::from(all);
    assert!((0.92..0.98).contains(&share), "{share}");
}

#[test]
fn a_fact_with_which_no_seat_won_still_has_an_interval() {
    let mut world = four(100);
    world.has = |_, fact| if fact == 0 { 0.035 } else { 0.4 };
    world.weight = |standing| if standing.facts[0] { 0.0 } else { 1.0 };
    let summary = Summary::of(&world.play());
    let fact = summary.facts[0].facts.iter().find(|fact| fact.name == "item 0").unwrap();
    assert!((30..60).contains(&fact.with) && fact.share_with == 0.0, "{fact:?}");
    let lift = fact.lift.as_ref().unwrap();
    assert!((0.03..0.1).contains(&lift.value.plus_minus), "{}", lift.text());
}

#[test]
fn a_single_fact_is_neither_strongest_nor_weakest() {
    for (facts, judged) in [(1, 0), (2, 1)] {
        let mut world = four(800);
        world.facts.truncate(facts);
        world.weight = |standing| if standing.facts[0] { 3.0 } else { 1.0 };
        let summary = Summary::of(&world.play());
        assert!(summary.facts[0].facts[0].lift.as_ref().unwrap().value.excludes(0.1));
        assert_eq!(summary.facts[0].facts.iter().filter(|fact| fact.verdict.is_some()).count(), judged);
        let page = report::html(&summary, None).unwrap();
        assert_eq!(page.contains("The only one of the items held"), facts == 1);
        assert!(!page.contains("All 1 "));
    }
}

#[test]
fn a_tie_at_the_end_has_no_final_lead() {
    let mut run = four(40).play();
    for game in &mut run.games {
        let is_even = game.deal % 2 == 0;
        (game.plies, game.lead_ply) = (40, if is_even { 0 } else { 30 });
        for (at, seat) in game.seats.iter_mut().enumerate() {
            seat.points = if at < 2 && is_even { 50 } else { 10 + at as i32 };
        }
    }
    let summary = Summary::of(&run);
    assert_eq!((summary.lead_taken.value.mean, summary.lead_taken.value.n), (0.75, 20));
}

#[test]
fn habits_of_a_strong_bot_do_not_make_cards_look_strong() {
    let mut world = four(1500);
    world.has = |bot, fact| if fact == 5 { [0.9, 0.3, 0.3, 0.1][bot] } else { 0.4 };
    world.weight = |standing| [6.0, 2.0, 2.0, 1.0][standing.bot];
    let summary = Summary::of(&world.play());
    let fact = summary.facts[0].facts.iter().find(|fact| fact.name == "item 5").unwrap();
    assert_eq!(fact.verdict, None);
    assert!(fact.lift.as_ref().unwrap().value.mean.abs() < 0.03, "{}", fact.lift.as_ref().unwrap().text());
}

#[test]
fn too_few_observations_are_reported_as_such() {
    let mut world = four(40);
    world.has = |_, fact| if fact == 0 { 0.05 } else { 0.4 };
    let summary = Summary::of(&world.play());
    let fact = summary.facts[0].facts.iter().find(|fact| fact.name == "item 0").unwrap();
    assert!(fact.with < report::FEW && fact.lift.is_none(), "{fact:?}");
    assert!(report::html(&summary, None).unwrap().contains("too few"));
    let summary = Summary::of(&four(5).play());
    assert!(said(&summary)[0].contains("too little"));
}

#[test]
fn a_losing_style_is_pointed_out() {
    let mut world = World::new(&["guide", "guide/never-steals"], &[0, 1], 1000);
    world.weight = |standing| [1.5, 1.0][standing.bot];
    let summary = Summary::of(&world.play());
    let style = &summary.styles[0];
    assert_eq!((style.style.as_str(), style.plain.as_str()), ("guide/never-steals", "guide"));
    let off = style.difference.value;
    assert!((off.mean + 0.2).abs() < off.plus_minus.max(0.03) && off.excludes(0.0), "{}", style.difference.text());
    // What one wins, the other loses: the difference is twice as uncertain as the share.
    assert!((off.plus_minus / style.share_style.value.plus_minus - 2.0).abs() < 0.05);
    assert!(
        pointed_out(&summary).iter().any(|line| line.contains("points of win share less than guide")),
        "{:?}",
        said(&summary)
    );
}

#[test]
fn a_style_is_compared_with_the_plain_bot_at_the_same_tables() {
    let bots = ["guide", "guide/never-steals", "guide/never-thinks"];
    let mut run = World::new(&bots, &[1, 0, 0, 0], 0).play();
    for (style, seed) in [(1, 1), (2, 2)] {
        let mut world = World::new(&bots, &[style, 0, 0, 0], 800);
        world.seed = seed;
        // One style is harmless; the other loses nearly always, so that the plain bots beside it win more.
        world.weight = |standing| [1.0, 1.0, 0.02][standing.bot];
        let first = run.games.len() as u64;
        run.games.extend(world.play().games.into_iter().map(|game| GameRow { deal: game.deal + first, ..game }));
    }
    let summary = Summary::of(&run);
    let [even, weak] = &summary.styles[..] else { panic!("{:?}", summary.styles) };
    assert!(!even.difference.value.excludes(0.0), "{}", even.difference.text());
    assert!((even.share_plain.value.mean - 0.25).abs() < 0.015, "{}", even.share_plain.text());
    assert!((weak.share_plain.value.mean - 0.33).abs() < 0.015, "{}", weak.share_plain.text());
    for style in [even, weak] {
        let difference = style.share_style.value.mean - style.share_plain.value.mean;
        assert!((style.difference.value.mean - difference).abs() < 1e-9);
        assert_eq!(style.difference.value.n, 800);
    }
}

#[test]
fn the_deal_decides_everything() {
    let mut world = four(400);
    world.weight = |standing| if standing.seat == standing.lucky { 1.0 } else { 0.0 };
    let summary = Summary::of(&world.play());
    let parts = parts(&summary);
    assert!(parts.deal.value.mean > 0.999, "{parts:?}");
    assert!(said(&summary).iter().any(|line| line.contains("deal and the seat decide")));
}

#[test]
fn the_bot_decides_everything() {
    let mut world = four(400);
    world.weight = |standing| if standing.bot == 1 { 1.0 } else { 0.0 };
    let summary = Summary::of(&world.play());
    assert!(parts(&summary).bot.value.mean > 0.999, "{:?}", parts(&summary));
    assert!(pointed_out(&summary).iter().any(|line| line.starts_with("Of the bots, normal (100.0 % ± 0.3) wins more")));
    let alone = Summary::of(&World::new(&["guide"], &[0, 0, 0, 0], 100).play());
    assert_eq!(alone.by_bot[0].text(), "25.0 % ± 0.0", "only this bot can win");
}

#[test]
fn chance_decides_everything() {
    for lineup in [&[0, 1][..], &[0, 1, 2, 3]] {
        let summary = Summary::of(&World::new(&FOUR, lineup, 2000).play());
        let parts = parts(&summary);
        assert!(parts.rest.value.mean > 0.96, "{parts:?}");
        assert!(parts.rest.value.mean + parts.rest.value.plus_minus > 0.999, "{parts:?}");
    }
}

#[test]
fn luck_and_skill_are_separated() {
    let mut world = World::new(&FOUR, &[0, 1], 4000);
    // A lucky seat has odds of 3 : 1, and so has the better bot; together they have 9 : 1, and against each other 1
    // : 1.
    world.weight = |standing| {
        let luck = if standing.seat == standing.lucky { 3.0 } else { 1.0 };
        let skill = if standing.bot == 0 { 3.0 } else { 1.0 };
        luck * skill
    };
    let summary = Summary::of(&world.play());
    // The better bot wins 0.9 or 0.5, on average 0.7, and so does the lucky seat. Each explains 0.2² of 0.25.
    for part in [&parts(&summary).deal, &parts(&summary).bot] {
        assert!((part.value.mean - 0.16).abs() < part.value.plus_minus.max(0.02), "{}", part.text());
        assert!(part.value.plus_minus < 0.03);
    }
}

#[test]
fn with_one_bot_luck_and_skill_cannot_be_separated() {
    let summary = Summary::of(&World::new(&["guide"], &[0, 0, 0], 200).play());
    assert_eq!(summary.luck, Luck::OneBot);
    assert!(report::html(&summary, None).unwrap().contains("with bots that differ"));
}

#[test]
fn things_that_never_occurred_are_listed() {
    let mut world = four(50);
    world.has = |_, fact| if fact == 7 { 0.0 } else { 0.4 };
    let never = Summary::of(&world.play()).never;
    assert_eq!((never.moves, never.events), (vec!["steal".to_owned()], vec!["thunder".to_owned()]));
    assert_eq!(never.rules, ["vintage.dust"]);
    assert_eq!(never.facts, [("items held".to_owned(), "item 7".to_owned())]);
}

#[test]
fn a_run_compared_with_itself_has_no_changes() {
    let summary = Summary::of(&four(200).play());
    let comparison = Comparison::of(&summary, &summary).unwrap();
    assert!(comparison.settings.is_empty() && comparison.deck.is_none() && comparison.never.is_empty());
    assert!(comparison.gone.is_empty() && comparison.new.is_empty());
    assert!(comparison.changes.len() > 40);
    assert!(comparison.changes.iter().all(|change| change.difference.mean == 0.0 && !change.is_clear));
    let page = report::html(&summary, Some(&summary)).unwrap();
    assert!(page.contains("Both runs have the same settings.") && !page.contains("◆ changed"));
    assert!(page.contains("Both runs had the same seed"));
    let mut world = four(200);
    world.seed = 2;
    let page = report::html(&Summary::of(&world.play()), Some(&summary)).unwrap();
    assert!(!page.contains("Both runs had the same seed"));
}

#[test]
fn changes_between_runs_are_listed_biggest_first() {
    let before = four(1500).play();
    let mut world = four(1500);
    world.seed = 2;
    world.weight = |standing| match standing.seat {
        0 => 1.0 + f64::from(u8::from(standing.facts[2])),
        _ => 0.8,
    };
    let mut after = world.play();
    let deck = |names: &[&str]| Some(DeckChoice::text(names.join("\n")));
    let mut old = before;
    old.info.table.deck = deck(&["a", "b", "c", "d"]);
    after.info.table.deck = deck(&["a", "B", "c", "d", "e"]);
    after.info.table.options.insert("rounds".to_owned(), 3.into());
    after.games.iter_mut().for_each(|game| game.plies += 10);
    let (before, after) = (Summary::of(&old), Summary::of(&after));
    let comparison = Comparison::of(&before, &after).unwrap();

    let diff = comparison.deck.as_ref().unwrap();
    assert_eq!((diff.removed, diff.added, diff.lines.join("|")), (1, 2, "  a|− b|+ B|  d|+ e".to_owned()));
    let names: Vec<&str> = comparison.settings.iter().map(|setting| setting.name).collect();
    assert_eq!(names, ["Deck", "Options", "Seed"]);

    let [shares, others] = comparison.clear();
    assert_eq!(shares[0].what, "win share of seat 0");
    assert!(shares[0].is_sure && others[0].what == "length of a game in moves" && others[0].is_sure);
    assert!(shares.windows(2).all(|two| two[0].size() >= two[1].size()));
    let sure = comparison.changes.iter().filter(|change| change.is_sure).count();
    assert!(sure < comparison.changes.len() / 3, "{sure} of {}", comparison.changes.len());
    check_page(&report::html(&after, Some(&before)).unwrap());
    check_numbers(&after, Some(&before));
}

#[test]
fn runs_of_different_games_are_not_compared() {
    let run = four(30).play();
    let mut other = run.clone();
    other.info.table.game = "boxes".to_owned();
    let (a, b) = (Summary::of(&run), Summary::of(&other));
    let error = report::html(&a, Some(&b)).unwrap_err();
    assert!(error.to_string().contains("boxes") && report::json(&a, Some(&b)).is_err());
    assert!(report::comparable(&a, &b).is_err() && report::comparable(&a, &a).is_ok());
}

#[test]
fn runs_with_different_seat_counts_are_compared_by_distance_from_even() {
    let two = Summary::of(&World::new(&FOUR, &[0, 1], 600).play());
    let comparison = Comparison::of(&two, &Summary::of(&four(600).play())).unwrap();
    let seat = comparison.changes.iter().find(|change| change.what == "win share of seat 0").unwrap();
    assert!(seat.difference.mean.abs() < 0.06, "{}", seat.text());
    assert!(comparison.new.contains(&"win share of seat 3".to_owned()));
}

#[test]
fn the_page_is_self_contained_and_has_the_numbers_of_the_json() {
    for world in [four(200), World::new(&["guide", "guide/never-steals"], &[0, 1], 40), four(1), four(2)] {
        let summary = Summary::of(&world.play());
        check_page(&report::html(&summary, None).unwrap());
        check_numbers(&summary, None);
    }
}

#[test]
fn names_are_escaped() {
    let mut run = four(50).play();
    run.info.title = "Vintage <b>& more".to_owned();
    run.info.bots[0] = "<i>hard\"".to_owned();
    run.info.facts[0].name = "<script>alert(1)</script>".to_owned();
    run.info.facts[1].group = "odd <things>".to_owned();
    run.info.move_kinds.push("</main>".to_owned());
    run.info.table.deck = Some(DeckChoice::Named("<deck>".to_owned()));
    let summary = Summary::of(&run);
    let page = report::html(&summary, Some(&summary)).unwrap();
    check_page(&page);
    assert!(page.contains("&lt;script&gt;") && page.contains("&lt;i&gt;hard") && page.contains("&lt;/main&gt;"));
}

#[test]
fn constant_or_missing_values_print_no_nan() {
    let mut still = four(50).play();
    for game in &mut still.games {
        (game.plies, game.lead_ply, game.lead_changes) = (0, 0, 0);
        for seat in &mut game.seats {
            (seat.points, seat.share, seat.decisions, seat.forced) = (0, 0.25, 0, 0);
            seat.held.clear();
        }
    }
    let mut one = four(1).play();
    one.games.truncate(1);
    let mut huge = four(40).play();
    huge.games[0].seats[0].points = i32::MIN;
    huge.games[1].seats[0].points = i32::MAX;
    let mut odd = four(40).play();
    odd.games[0].seats[0].share = f64::NAN;
    let usual = Summary::of(&four(50).play());
    for run in [still, one, huge, odd] {
        let summary = Summary::of(&run);
        for against in [None, Some(&usual), Some(&summary)] {
            check_page(&report::html(&summary, against).unwrap());
            check_numbers(&summary, against);
        }
        check_page(&report::html(&usual, Some(&summary)).unwrap());
    }
}

/// Checks that the page has no scripts, external resources or NaN, and that every tag is closed.
fn check_page(page: &str) {
    for never in ["<script", "http", "NaN", "∞"] {
        let at = page.find(never);
        assert_eq!(at.map(|at| &page[page[..at].rfind('<').unwrap()..at + never.len()]), None, "there is a {never}");
    }
    let words = page.split(|letter: char| !letter.is_alphanumeric());
    assert!(words.into_iter().all(|word| word != "inf"), "there is an inf");
    let mut open: Vec<&str> = Vec::new();
    let mut ids = std::collections::BTreeSet::new();
    let mut rest = page.strip_prefix("<!DOCTYPE html>").expect("a doctype");
    while let Some((_, tag)) = rest.split_once('<') {
        let (tag, after) = tag.split_once('>').expect("a tag ends");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed in the wrong order");
            continue;
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        if let Some((_, id)) = tag.split_once(" id=\"") {
            assert!(ids.insert(id.split('"').next().unwrap()), "{tag} is there twice");
        }
        let name = tag.split_whitespace().next().unwrap();
        if name == "style" {
            rest = rest.split_once("</style>").expect("the style ends").1;
        } else if !["meta", "br", "hr", "input", "link", "img"].contains(&name) {
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<&str>::new());
    assert_eq!(page.matches("<svg class=\"plot\"").count(), page.matches("<desc").count());
    for label in page.split("aria-labelledby=\"").skip(1) {
        assert!(label.split('"').next().unwrap().split(' ').all(|id| ids.contains(id)));
    }
}

/// Checks that every number of the JSON is on the page, with the same text.
fn check_numbers(summary: &Summary, against: Option<&Summary>) {
    fn texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Array(list) => list.iter().for_each(|value| texts(value, found)),
            Value::Object(map) => {
                found.extend(map.get("text").and_then(Value::as_str));
                map.values().for_each(|value| texts(value, found));
            }
            _ => {}
        }
    }
    let json = report::json(summary, against).unwrap();
    let page = report::html(summary, against).unwrap();
    let mut found = Vec::new();
    texts(&json, &mut found);
    assert!(found.len() > 20);
    for text in found {
        assert!(page.contains(text), "{text} is not on the page");
    }
}
