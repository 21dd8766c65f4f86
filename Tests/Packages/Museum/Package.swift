// swift-tools-version: 6.1
import PackageDescription

/// A remote of OpenAppIntents, its version, and with a value in `WHOLE` each library product.
let remote = Context.environment["REMOTE"] ?? "no remote"
let version = Version(Context.environment["VERSION"] ?? "") ?? Version(0, 0, 0)
let isWhole = Context.environment["WHOLE"] != nil

let few = ["CoreLocation", "UniformTypeIdentifiers"]
let others = [
    "AppIntents", "AppIntentsHost", "AppIntentsMetadata", "AppIntentsTesting", "Charts",
    "CoreSpotlight", "CoreTransferable", "GeoToolbox", "HostConformance", "IntentSystem",
    "IntentTestKit", "MCPHost", "MediaIntents", "OpenOS", "OpenOSLog", "RelevanceKit",
    "SnippetRendering", "SurfaceKit", "SwiftUI", "VisualIntelligence", "WebHost", "WidgetKit",
]

let package = Package(
    name: "Museum",
    dependencies: [
        isWhole
            ? .package(url: remote, .upToNextMinor(from: version))
            : .package(url: remote, .upToNextMinor(from: version), traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Museum",
            dependencies: (isWhole ? few + others : few).map {
                .product(name: $0, package: "OpenAppIntents")
            },
            plugins: [.plugin(name: "CatalogSymbols", package: "OpenAppIntents")])
    ])
