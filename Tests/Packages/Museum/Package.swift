// swift-tools-version: 6.1
import PackageDescription

/// What Scripts/check-dependency says: a remote of OpenAppIntents, its version, the products that are used, and whether
/// the package has the default traits.
let remote = Context.environment["REMOTE"] ?? "no remote"
let version = Version(Context.environment["VERSION"] ?? "") ?? Version(0, 0, 0)
let products = (Context.environment["PRODUCTS"] ?? "").split(separator: ",").map(String.init)
let hasTraits = Context.environment["TRAITS"] == "default"

let package = Package(
    name: "Museum",
    dependencies: [
        hasTraits
            ? .package(url: remote, .upToNextMinor(from: version))
            : .package(url: remote, .upToNextMinor(from: version), traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Museum",
            dependencies: products.map { .product(name: $0, package: "OpenAppIntents") },
            plugins: [.plugin(name: "CatalogSymbols", package: "OpenAppIntents")])
    ])
