//! Forms: their fields, the commands they send, and the buttons that send them.

use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::compose::compose;
use crate::tables::tables::{check_header, game_of};
use axum::extract::rejection::FormRejection;
use brocante_core::{DeckChoice, Header, Seat, Seed, Viewer};
use brocante_table::command::{CommandSpec, MakeMove, SettingsChange, Share};
use brocante_table::{Command, CommandError, SeatFor, Settings, TableState};
use maud::{Markup, html};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

/// The fields of a request.
pub type Fields = Result<axum::Form<Vec<(String, String)>>, FormRejection>;

/// The fields of a form.
pub struct Form(pub Vec<(String, String)>);

impl Form {
    /// The fields of a request, or what is wrong with it.
    pub fn read(fields: Fields) -> Result<Form, Problem> {
        match fields {
            Ok(axum::Form(fields)) => Ok(Form(fields)),
            Err(FormRejection::BytesRejection(rejection)) => Err(Problem::unread(rejection.status())),
            Err(rejection) => Err(Problem::bad_request(&rejection.body_text())),
        }
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn is_ticked(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// A field with a number.
    pub fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.get(name)?.trim().parse().ok()
    }

    /// A field with a seat.
    pub fn seat(&self) -> Result<Seat, Problem> {
        self.number("seat").map(Seat).ok_or_else(|| CommandError::NoSeat.into())
    }

    /// The browser's part of the shuffle, or its fingerprint. A browser without scripts sends neither.
    pub fn share(&self) -> Share {
        let part = |name: &str| self.get(name).and_then(|text| text.parse::<Seed>().ok());
        Share { share: part("share"), fingerprint: part("fingerprint") }
    }

    /// The promise that the form was made with.
    pub fn promise(&self) -> Option<&str> {
        self.get("promise").filter(|promise| !promise.is_empty())
    }

    /// A choice by its name.
    pub fn choice<C: std::str::FromStr>(&self, name: &str) -> Option<C> {
        self.get(name)?.parse().ok()
    }

    /// The command that a form on a table's page sends. Its fields have the names of the API.
    pub fn command(&self, spec: &CommandSpec, visitor: &Visitor) -> Result<Command, Problem> {
        match spec.name {
            // A move is composed of the fields of the game's form.
            "move" => Ok(Command::Move(MakeMove {
                mv: compose(&self.0)?,
                at: self.number("at"),
                idempotency_key: self.get("idempotency_key").or(self.get("command")).map(str::to_owned),
            })),
            "settings" => Ok(Command::Settings(self.settings()?)),
            "sit" => {
                let mut body = self.body(spec);
                // The script fills the field in.
                body.retain(|name, value| name != "fingerprint" || *value != "");
                Ok(spec.read(Value::Object(body))?)
            }
            // A spectator who reports is known by the nickname in their cookie.
            "report" => {
                let mut body = self.body(spec);
                body.extend(visitor.name.clone().map(|name| ("name".to_owned(), name.into())));
                Ok(spec.read(Value::Object(body))?)
            }
            _ => Ok(spec.read(Value::Object(self.body(spec)))?),
        }
    }

    /// The fields as the body of a command, each with the type that the command's schema says. Other fields, such as a
    /// button's, are left out.
    fn body(&self, spec: &CommandSpec) -> Map<String, Value> {
        let mut generator =
            SchemaSettings::default().with(|settings| settings.inline_subschemas = true).into_generator();
        let schema = (spec.schema)(&mut generator).to_value();
        let properties = schema["properties"].as_object().cloned().unwrap_or_default();
        let typed = |(name, text): &(String, String)| {
            let schema = properties.get(name)?;
            let is = |kind: &str| {
                schema["type"] == kind || schema["type"].as_array().is_some_and(|it| it.contains(&kind.into()))
            };
            let is_integer = is("integer")
                || schema["anyOf"].as_array().is_some_and(|it| it.iter().any(|it| it["type"] == "integer"));
            let value = match text.trim() {
                number if is_integer => number.parse::<u64>().map_or_else(|_| text.clone().into(), Value::from),
                "true" if is("boolean") => true.into(),
                "false" if is("boolean") => false.into(),
                _ => text.clone().into(),
            };
            Some((name.clone(), value))
        };
        self.0.iter().filter_map(typed).collect()
    }

    /// The set-up of the host's form, which shows all of it.
    fn settings(&self) -> Result<SettingsChange, Problem> {
        let seats = self.number("seats").ok_or_else(|| Problem::BadRequest("seats".to_owned()))?;
        Ok(SettingsChange {
            game: Some(self.get("game").ok_or_else(|| Problem::BadRequest("game".to_owned()))?.to_owned()),
            seats: Some(seats),
            options: Some(self.options()),
            deck: self.deck(),
            pace: Some(self.choice("pace").unwrap_or_default()),
            spectators: Some(self.has_spectators()),
            word_filter: Some(self.choice("word-filter").unwrap_or_default()),
            seats_for: Some(self.seats_for(seats)),
            is_whole: true,
        })
    }

    /// The table that the form of a new table describes.
    pub fn new_table(&self) -> Result<(Header, Settings), Problem> {
        let game = self.get("game").ok_or_else(|| Problem::BadRequest("game".to_owned()))?;
        let game = game_of(game)?;
        let seats = self.number("seats").ok_or_else(|| Problem::BadRequest("seats".to_owned()))?;
        let known = game.options();
        let mut options = self.options();
        options.retain(|name, _| known.get(name).is_some());
        let header = Header { options, deck: self.deck(), ..Header::new(game.info().name, seats) };
        check_header(&header)?;
        let settings = Settings {
            pace: self.choice("pace").unwrap_or_default(),
            spectators: self.has_spectators(),
            seats: self.seats_for(seats),
            scripted: false,
            closed_until_ms: None,
            word_filter: self.choice("word-filter").unwrap_or_default(),
        };
        Ok((header, settings))
    }

    fn options(&self) -> Map<String, Value> {
        let ticked = self.0.iter().filter_map(|(name, _)| name.strip_prefix("option-"));
        ticked.map(|name| (name.to_owned(), Value::Bool(true))).collect()
    }

    fn deck(&self) -> Option<DeckChoice> {
        match (self.get("deck-text").map(str::trim), self.get("deck")) {
            (Some(text), _) if !text.is_empty() => Some(DeckChoice::text(text)),
            (_, Some(name)) => Some(DeckChoice::Named(name.to_owned())),
            _ => None,
        }
    }

    /// A form that does not show the box allows spectators.
    fn has_spectators(&self) -> bool {
        self.is_ticked("spectators") || !self.is_ticked("settings")
    }

    fn seats_for(&self, seats: u8) -> Vec<SeatFor> {
        let others = self.choice("others").unwrap_or_default();
        (0..seats).map(|at| self.choice(&format!("seat-{at}")).unwrap_or(others)).collect()
    }
}

/// The address of a command's form. It names the seat, as a device may have several.
pub fn address(state: &TableState, viewer: Viewer, command: &str) -> String {
    match viewer.seat() {
        Some(seat) => format!("/tables/{}/{command}?as={}", state.id, seat.0),
        None => format!("/tables/{}/{command}", state.id),
    }
}

/// A button that sends a command with fixed fields. Its name and fields come from the list of commands.
pub fn command_button(address: &str, command: &str, fields: &[(&str, String)], label: &Markup) -> Markup {
    debug_assert!(CommandSpec::find(command).is_some(), "there is no command `{command}`");
    html! {
        form method="post" action=(address) {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button.button type="submit" { (label) }
        }
    }
}
