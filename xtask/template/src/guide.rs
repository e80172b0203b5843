//! What bots know of the game. The default plays random moves in play-outs, and a search does the rest.

use crate::rules::STRUCT;
use brocante_core::Guide;

impl Guide for STRUCT {}
