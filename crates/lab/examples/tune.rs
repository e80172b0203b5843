//! Compares bots and search plans during development: `cargo run --profile dist -p brocante-lab --example tune -- --game
//! boxes --seats 2 --bots hard:500000,guide --games 100`. A bot may have its own plan:
//! `hard:500000@explore=0.5,others=0` (then separate bots with `;`).

use brocante_bots::Spec;
use brocante_core::Search;
use brocante_lab::arena::Arena;
use brocante_registry::Visitor;
use brocante_show::Show;
use clap::Parser;

#[derive(Parser)]
struct Args {
    #[arg(long)]
    game: String,
    #[arg(long)]
    seats: Option<u8>,
    /// Bots, separated by `;` or, if none has a plan, by commas.
    #[arg(long)]
    bots: String,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value = "tune")]
    seed: String,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Play deals for this many seconds and print only the share of the first bot.
    #[arg(long)]
    seconds: Option<u64>,
}

fn main() {
    let args = Args::parse();
    let name = args.game.clone();
    brocante_registry::visit(&name, &mut Tune(args)).expect("a game of that name");
}

struct Tune(Args);

impl Visitor for Tune {
    type Output = ();

    fn visit<G: Show>(&mut self) {
        let by = if self.0.bots.contains(['@', ';']) { ';' } else { ',' };
        let bots: Vec<Spec> = self.0.bots.split(by).map(|text| spec::<G>(text)).collect();
        let seats = self.0.seats.unwrap_or(G::INFO.seats_min);
        let game = G::new(&G::Options::default(), G::INFO.decks[0].1, seats).expect("the usual deck opens");
        if let Some(seconds) = self.0.seconds {
            let start = std::time::Instant::now();
            let (mut deals, mut sum, mut squares) = (0.0, 0.0, 0.0);
            while start.elapsed().as_secs() < seconds {
                let seed = format!("{} {deals}", self.0.seed);
                let arena = Arena { bots: &bots, games: 1, seed: &seed, threads: self.0.threads };
                let share = arena.run(&game, |_, _| {}).bots[0].share.mean;
                (deals, sum, squares) = (deals + 1.0, sum + share, squares + share * share);
            }
            let mean: f64 = sum / deals;
            let error = ((squares / deals - mean * mean) / (deals - 1.0_f64).max(1.0)).sqrt();
            let name = self.0.bots.split(by).next().unwrap_or_default();
            println!("{name:>50}  {:5.1} % ± {:4.1}, {deals} deals of {seats}", mean * 100.0, error * 196.0);
            return;
        }
        let arena = Arena { bots: &bots, games: self.0.games, seed: &self.0.seed, threads: self.0.threads };
        let standing = arena.run(&game, |_, _| {});
        println!("{} games, {} deals, {} seats", standing.games, standing.deals, seats);
        for (bot, text) in standing.bots.iter().zip(self.0.bots.split(by)) {
            println!(
                "{text:>40}  {:5.1} % ± {:4.1}  (even {:4.1})  rating {:4.1}  {:.0} iterations/s, {:.2} M moves/s",
                bot.share.mean * 100.0,
                bot.share.plus_minus * 100.0,
                bot.even * 100.0,
                bot.rating.rating,
                bot.iterations_a_second.unwrap_or_default(),
                bot.simulated_a_second.unwrap_or_default() / 1e6,
            );
        }
    }
}

fn spec<G: Show>(text: &str) -> Spec {
    let (bot, plan) = text.split_once('@').unwrap_or((text, ""));
    let mut spec: Spec = bot.parse().expect("a bot");
    let mut search = G::SEARCH.unwrap_or(Search::USUAL);
    for setting in plan.split(',').filter(|setting| !setting.is_empty()) {
        let (name, value) = setting.split_once('=').expect("name=value");
        let value: f32 = value.parse().expect("a number");
        match name {
            "careful" => search.careful = value as u32,
            _ => *field(&mut search, name) = value,
        }
    }
    if !plan.is_empty() {
        spec.budget.search = Some(search);
    }
    spec
}

fn field<'a>(search: &'a mut Search, name: &str) -> &'a mut f32 {
    match name {
        "explore" => &mut search.explore,
        "first" => &mut search.first,
        "factor" => &mut search.factor,
        "bias" => &mut search.bias,
        "caution" => &mut search.caution,
        "others" => &mut search.others,
        "margin" => &mut search.margin,
        "scale" => &mut search.margin_scale,
        _ => panic!("no such field: {name}"),
    }
}
