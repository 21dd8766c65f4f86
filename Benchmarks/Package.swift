// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "OpenAppIntentsBenchmarks",
    products: [
        .executable(name: "BenchmarkApp", targets: ["BenchmarkApp"]),
        .executable(name: "RefreshBenchmark", targets: ["RefreshBenchmark"]),
        .executable(name: "LayoutBenchmark", targets: ["LayoutBenchmark"]),
        .executable(name: "DiscoveryBenchmark", targets: ["DiscoveryBenchmark"]),
        .executable(name: "FindBenchmark", targets: ["FindBenchmark"]),
        .executable(name: "ScaleBenchmark", targets: ["ScaleBenchmark"]),
        .executable(name: "ScaleApp", targets: ["ScaleApp"]),
        .executable(name: "LoadClient", targets: ["LoadClient"]),
        .executable(name: "MCPLoadClient", targets: ["MCPLoadClient"]),
        .executable(name: "BareHandler", targets: ["BareHandler"]),
    ],
    dependencies: [
        // Named, because a clone's folder may be called anything.
        // Without macros, which nothing here uses, an optimized build takes half as long.
        .package(
            name: "OpenAppIntents", path: "..",
            traits: ["Web", "Assistants", "Store", "Fonts", "Postgres"]),
        // What ours is built on, to be measured alone.
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        // What is measured: an app with one card and one sum, as its author would write it.
        .target(
            name: "BenchmarkCard",
            dependencies: [
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "SwiftUI", package: "OpenAppIntents"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "BenchmarkApp",
            dependencies: [
                "BenchmarkCard",
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "AppIntentsHost", package: "OpenAppIntents"),
                .product(name: "SwiftUI", package: "OpenAppIntents"),
                .product(name: "WidgetKit", package: "OpenAppIntents"),
            ],
            swiftSettings: settings),

        // What measures it, from inside the process and from outside.
        .target(name: "Timing", swiftSettings: settings),
        .executableTarget(
            name: "RefreshBenchmark",
            dependencies: [
                "RefreshMeasuring", .product(name: "IntentSystem", package: "OpenAppIntents"),
            ],
            swiftSettings: settings),
        // Apart, since a web host takes minutes to build.
        .executableTarget(
            name: "LayoutBenchmark",
            dependencies: [
                "RefreshMeasuring", .product(name: "IntentSystem", package: "OpenAppIntents"),
                .product(name: "WebHost", package: "OpenAppIntents"),
            ],
            swiftSettings: settings),
        .target(
            name: "RefreshMeasuring",
            dependencies: [
                "BenchmarkCard", "Timing",
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "IntentSystem", package: "OpenAppIntents"),
                .product(name: "SnippetRendering", package: "OpenAppIntents"),
                .product(name: "SurfaceKit", package: "OpenAppIntents"),
                .product(name: "SwiftUI", package: "OpenAppIntents"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "FindBenchmark",
            dependencies: [
                "Timing",
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "AppIntentsMetadata", package: "OpenAppIntents"),
                .product(name: "IntentTestKit", package: "OpenAppIntents"),
            ],
            swiftSettings: settings),
        .target(name: "ServerProcess"),
        .executableTarget(
            name: "LoadClient", dependencies: ["ServerProcess"],
            cSettings: [.define("_GNU_SOURCE")]),
        .executableTarget(
            name: "MCPLoadClient", dependencies: ["ServerProcess"],
            cSettings: [.define("_GNU_SOURCE")]),

        // What it is measured beside.
        .executableTarget(
            name: "BareHandler",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings),

        // A thousand intents, written at build time.
        .executableTarget(name: "IntentGenerator", swiftSettings: settings),
        .plugin(
            name: "GenerateIntents", capability: .buildTool(), dependencies: ["IntentGenerator"]),
        .executableTarget(
            name: "DiscoveryBenchmark",
            dependencies: [
                "Timing",
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "IntentSystem", package: "OpenAppIntents"),
            ],
            swiftSettings: settings, plugins: ["GenerateIntents"]),
        // The same number of intents, with words, and 100,000 entities.
        .target(
            name: "ScaleCatalog",
            dependencies: [
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "CoreSpotlight", package: "OpenAppIntents"),
            ],
            swiftSettings: settings, plugins: ["GenerateIntents"]),
        .executableTarget(
            name: "ScaleBenchmark",
            dependencies: [
                "ScaleCatalog", "Timing",
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "IntentSystem", package: "OpenAppIntents"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "ScaleApp",
            dependencies: [
                "ScaleCatalog",
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "AppIntentsHost", package: "OpenAppIntents"),
            ],
            swiftSettings: settings),
    ]
)
