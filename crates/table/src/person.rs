//! People, as the log knows them.

use serde::{Deserialize, Serialize};

/// A person: the digest of the secret in their browser. If several people share a device, all but the first have a
/// number after it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

impl PersonId {
    /// The device. Its id is that of the first person on it.
    pub fn device(&self) -> PersonId {
        PersonId(self.0.split('+').next().unwrap_or_default().to_owned())
    }

    /// Another person on the same device, counted from 0.
    pub fn beside(&self, number: usize) -> PersonId {
        let device = self.device();
        if number == 0 { device } else { PersonId(format!("{}+{number}", device.0)) }
    }
}
