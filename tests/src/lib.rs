//! The page in real browsers, driven over WebDriver.
