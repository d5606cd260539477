//! The window of another device: its size and its touch screen, which Chromium alone emulates.

use anyhow::Result;
use serde_json::json;

use crate::page::Page;
use crate::speech::devtools;

/// Gives the window, with the page open in it, the size and the touch screen of another device.
///
/// # Errors
/// The browser emulates no devices, or is gone.
pub async fn resize(page: &Page, width: u32, height: u32, touch: bool) -> Result<()> {
    emulate(page, width, height, touch).await?;
    wait_for_size(page, width, height).await
}

/// Opens the page on a touch screen of another size.
///
/// # Errors
/// The browser emulates no devices, or is gone.
pub async fn open_on_touch_screen(page: &Page, width: u32, height: u32, rest: &str) -> Result<()> {
    emulate(page, width, height, true).await?;
    page.open_again(rest).await?;
    wait_for_size(page, width, height).await
}

/// Ends the emulation, for the next case.
///
/// # Errors
/// The browser emulates no devices, or is gone.
pub async fn restore(page: &Page) -> Result<()> {
    devtools(page, "Emulation.clearDeviceMetricsOverride", json!({})).await?;
    let fingers = json!({ "enabled": false });
    devtools(page, "Emulation.setTouchEmulationEnabled", fingers).await?;
    let none = json!({ "media": "", "features": [] });
    devtools(page, "Emulation.setEmulatedMedia", none).await?;
    Ok(())
}

/// Waits until the page is laid out for a window of that size: the emulation does not wait for it.
async fn wait_for_size(page: &Page, width: u32, height: u32) -> Result<()> {
    let there = format!("return innerWidth === {width} && innerHeight === {height}");
    page.wait_for("the window", &there).await
}

/// Emulates the window and the touch screen of another device.
async fn emulate(page: &Page, width: u32, height: u32, touch: bool) -> Result<()> {
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch });
    devtools(page, "Emulation.setDeviceMetricsOverride", metrics).await?;
    let fingers = json!({ "enabled": touch, "maxTouchPoints": 5 });
    devtools(page, "Emulation.setTouchEmulationEnabled", fingers).await?;
    Ok(())
}
