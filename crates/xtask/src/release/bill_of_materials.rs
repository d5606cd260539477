//! The bill of materials in CycloneDX: what the page and the command line are made of, crates and
//! packages of npm, with versions, licences and checksums.

use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use super::checksums::hexadecimal;
use super::version::VERSION;
use crate::{dependencies, files, paths};

/// The packages whose normal dependencies are shipped.
const SHIPPED: [&str; 8] = [
    "reversi-cli",
    "reversi-wasm",
    "reversi-rules",
    "reversi-notations",
    "reversi-worker",
    "reversi-threads",
    "reversi-side-games",
    "reversi-books",
];

/// The bill, without a time or a serial number: the same tree has the same one.
pub fn text() -> Result<String> {
    let metadata = dependencies::metadata()?;
    let lock = files::read(&paths::root().join("Cargo.lock"))?;
    let lock: toml::Table = lock.parse()?;
    let mut components = crates(&metadata, &lock)?;
    let lock = files::read(&paths::root().join("package-lock.json"))?;
    components.extend(npm_packages(&serde_json::from_str(&lock)?)?);
    let bill = bill(components);
    Ok(serde_json::to_string_pretty(&bill)? + "\n")
}

/// The crates of what is shipped.
fn crates(metadata: &Value, lock: &toml::Table) -> Result<Vec<Value>> {
    let packages = list(&metadata["packages"])?;
    let nodes = list(&metadata["resolve"]["nodes"])?;
    let by_id = |id: &str| packages.iter().find(|package| package["id"] == id);
    let is_shipped = |package: &&Value| SHIPPED.iter().any(|name| package["name"] == *name);
    let roots = packages.iter().filter(is_shipped);
    let mut open: Vec<&str> = roots.filter_map(|package| package["id"].as_str()).collect();
    let mut shipped: Vec<&str> = Vec::new();
    while let Some(id) = open.pop() {
        if shipped.contains(&id) {
            continue;
        }
        shipped.push(id);
        let node = nodes.iter().find(|node| node["id"] == id);
        let dependencies = list(&node.context("Cargo resolves every package")?["deps"])?;
        open.extend(
            dependencies
                .iter()
                .filter(|one| is_normal(one))
                .filter_map(|one| one["pkg"].as_str()),
        );
    }
    let mut components: Vec<Value> = Vec::new();
    for package in shipped.iter().filter_map(|id| by_id(id)) {
        components.push(component(package, lock)?);
    }
    Ok(components)
}

/// The packages of npm that the page holds: those of package-lock.json that no tool alone needs.
fn npm_packages(lock: &Value) -> Result<Vec<Value>> {
    let packages = lock["packages"].as_object();
    let packages = packages.context("package-lock.json lists packages")?;
    let mut components = Vec::new();
    for (path, package) in packages {
        let Some(name) = path.rsplit_once("node_modules/").map(|(_, name)| name) else {
            continue; // the project itself
        };
        if package["dev"] == true || package["devOptional"] == true {
            continue;
        }
        let field = |name: &str| package[name].as_str().unwrap_or_default();
        let address = format!("pkg:npm/{}@{}", name.replace('@', "%40"), field("version"));
        let digest = field("integrity").strip_prefix("sha512-");
        let digest = BASE64_STANDARD.decode(digest.context("npm names SHA-512 checksums")?)?;
        components.push(json!({
            "type": "library",
            "bom-ref": address,
            "name": name,
            "version": field("version"),
            "purl": address,
            "licenses": [{ "expression": field("license") }],
            "hashes": [{ "alg": "SHA-512", "content": hexadecimal(&digest) }],
        }));
    }
    Ok(components)
}

fn bill(mut components: Vec<Value>) -> Value {
    components.sort_by_key(|component| component["bom-ref"].to_string());
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "reversi",
                "name": "reversi",
                "version": VERSION,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
    })
}

/// Whether a dependency is neither for tests nor for build scripts alone.
fn is_normal(dependency: &Value) -> bool {
    let kinds = dependency["dep_kinds"].as_array();
    kinds.is_none_or(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
}

fn component(package: &Value, lock: &toml::Table) -> Result<Value> {
    let field = |name: &str| package[name].as_str().unwrap_or_default();
    let (name, version) = (field("name"), field("version"));
    let address = format!("pkg:cargo/{name}@{version}");
    let mut component = json!({
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
        // Cargo accepts an older form, "MIT/Apache-2.0".
        "licenses": [{ "expression": field("license").replace('/', " OR ") }],
    });
    if let Some(checksum) = checksum(lock, name, version) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    Ok(component)
}

/// The checksum of a crate in Cargo.lock; none for those of this repository.
fn checksum<'a>(lock: &'a toml::Table, name: &str, version: &str) -> Option<&'a str> {
    let packages = lock["package"].as_array()?;
    let package = packages.iter().find(|package| {
        package["name"].as_str() == Some(name) && package["version"].as_str() == Some(version)
    })?;
    package.get("checksum")?.as_str()
}

fn list(value: &Value) -> Result<&Vec<Value>> {
    value.as_array().context("Cargo prints a list there")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bill_has_what_is_shipped_with_its_licence_and_checksum_and_no_test_tool() {
        let bill: Value = serde_json::from_str(&text().expect("a bill")).expect("JSON");
        let components = list(&bill["components"]).expect("components");
        let named = |name: &str| {
            components
                .iter()
                .find(|component| component["name"] == name)
        };
        assert_eq!(bill["metadata"]["component"]["version"], VERSION);
        let clap = named("clap").expect("the command line reads its arguments by clap");
        assert_eq!(clap["licenses"][0]["expression"], "MIT OR Apache-2.0");
        let checksum = clap["hashes"][0]["content"].as_str().unwrap_or_default();
        assert_eq!(checksum.len(), 64);
        assert!(named("wasm-bindgen").is_some() && named("reversi-engine").is_some());
        let qr = named("qr").expect("the page draws QR codes by qr");
        assert!(qr["purl"] == format!("pkg:npm/qr@{}", qr["version"].as_str().unwrap_or_default()));
        assert_eq!(qr["hashes"][0]["content"].as_str().map(str::len), Some(128));
        assert!(named("esbuild").is_none() && named("axe-core").is_none());
        assert!(named("thirtyfour").is_none() && named("proptest").is_none());
        let licences = components
            .iter()
            .map(|one| &one["licenses"][0]["expression"]);
        assert!(licences.clone().all(|licence| licence != ""), "{bill}");
    }
}
