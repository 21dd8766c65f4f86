// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// For what a call of an assistant passes through: functions stay where their caller is (Decisions/0018).
let staying = settings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// A dependency of the page's server, of the server for assistants, of either, or of the store of cards:
/// a package that needs none of them does not build it (see `traits` below).
let web: TargetDependencyCondition? = .when(traits: ["Web"])
let assistants: TargetDependencyCondition? = .when(traits: ["Assistants"])
let servers: TargetDependencyCondition? = .when(traits: ["Web", "Assistants"])
let store: TargetDependencyCondition? = .when(traits: ["Store"])
let fonts: TargetDependencyCondition? = .when(traits: ["Fonts"])
/// Off by default: a program that isn't spoken to needs no PocketSphinx.
let voice: TargetDependencyCondition? = .when(traits: ["Voice"])
/// Off by default: a program that keeps its state in its own folder needs no libpq.
let postgres: TargetDependencyCondition? = .when(traits: ["Postgres"])
/// Off by default: a program whose people sign in elsewhere needs no libcurl.
let openID: TargetDependencyCondition? = .when(traits: ["OpenIDConnect"])
/// Off by default: a program that keeps people's files in its own folder needs no libcurl.
let s3: TargetDependencyCondition? = .when(traits: ["S3"])
/// What asks other servers.
let requests: TargetDependencyCondition? = .when(traits: ["S3", "OpenIDConnect"])
/// Without macros, no package builds swift-syntax.
let macros: TargetDependencyCondition? = .when(traits: ["Macros"])
/// Off by default: a program that doesn't use Combine's publishers fetches no OpenCombine.
let combine: TargetDependencyCondition? = .when(traits: ["Combine"])

/// What an app author's own target looks like: no upcoming features, the language mode of their choice.
let author: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// What tests of the whole system need.
let endToEnd: [Target.Dependency] = [
    "AppIntents", "AppIntentsMetadata", "EndToEndSupport", "IntentSystem", "IntentTestKit",
    "SwiftUI",
]

let package = Package(
    name: "OpenAppIntents",
    products: [
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "GeoToolbox", targets: ["GeoToolbox"]),
        .library(name: "RelevanceKit", targets: ["RelevanceKit"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "VisualIntelligence", targets: ["VisualIntelligence"]),
        .library(name: "MediaIntents", targets: ["MediaIntents"]),
        .library(name: "OpenOS", targets: ["OpenOS"]),
        .library(name: "OpenOSLog", targets: ["OpenOSLog"]),
        .library(name: "AppIntentsHost", targets: ["AppIntentsHost"]),
        .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
        .library(name: "IntentTestKit", targets: ["IntentTestKit"]),
        .library(name: "HostConformance", targets: ["HostConformance"]),
        .library(name: "AppIntentsMetadata", targets: ["AppIntentsMetadata"]),
        .library(name: "IntentSystem", targets: ["IntentSystem"]),
        .library(name: "SnippetRendering", targets: ["SnippetRendering"]),
        .library(name: "SurfaceKit", targets: ["SurfaceKit"]),
        .library(name: "WebHost", targets: ["WebHost"]),
        .library(name: "MCPHost", targets: ["MCPHost"]),
        .plugin(name: "CatalogSymbols", targets: ["CatalogSymbols"]),
        .executable(name: "TravelTracking", targets: ["TravelTracking"]),
        .executable(name: "Kitchen", targets: ["Kitchen"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
    ],
    traits: [
        .default(enabledTraits: ["Web", "Assistants", "Store", "Fonts", "Macros"]),
        .trait(name: "Web", description: "The page: the command serve, and an HTTP server."),
        .trait(
            name: "Assistants",
            description: "The Model Context Protocol: the command mcp, and /mcp beside the page."),
        .trait(
            name: "Store",
            description:
                "Cards, widgets, what is learned and indexes outlive the process, in SQLite files."),
        .trait(
            name: "Fonts",
            description: "Cards are laid out in the system's fonts, measured with HarfBuzz."),
        .trait(
            name: "Macros",
            description: "Schemas, computed and deferred properties, unions, #Preview and @Entry."),
        .trait(
            name: "Voice",
            description: "Speech: the command talk, and a microphone on the page."),
        .trait(
            name: "Postgres",
            description:
                "What outlives the process is kept by a PostgreSQL server, if one is named."),
        .trait(
            name: "S3",
            description:
                "People's files are kept in a bucket that speaks S3's protocol, if one is named."),
        .trait(
            name: "OpenIDConnect",
            description:
                "People, and their assistants, sign in at a provider of OpenID Connect.",
            enabledTraits: ["Web"]),
        .trait(
            name: "Combine",
            description: "SwiftUI has OpenCombine's ObservableObject and Published, and onReceive."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // Without swift-configuration, which would read the servers' settings.
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // What an app imports.
        .target(
            name: "_Localization", dependencies: ["_JSONValue"], resources: [.copy("Resources")],
            swiftSettings: settings),
        .target(name: "PhraseGrammar", swiftSettings: settings),
        .macro(
            name: "SwiftUIMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            swiftSettings: settings),
        .target(
            name: "_FoundationExtras", swiftSettings: settings,
            // The units' names in all languages, in Foundation's own copy of ICU.
            linkerSettings: [
                .linkedLibrary("_FoundationICU", .when(platforms: [.linux, .android, .windows]))
            ]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "_Localization", "_FoundationExtras", "CoreTransferable",
                .target(name: "SwiftUIMacros", condition: macros),
                .product(name: "OpenCombine", package: "OpenCombine", condition: combine),
                .product(
                    name: "OpenCombineFoundation", package: "OpenCombine", condition: combine),
            ],
            swiftSettings: settings),
        // Names for what catalogs of assets and of strings hold, written while an app is built.
        .target(name: "_CatalogSymbols", swiftSettings: settings),
        .executableTarget(
            name: "CatalogSymbolsTool", dependencies: ["_CatalogSymbols"], swiftSettings: settings),
        .plugin(
            name: "CatalogSymbols", capability: .buildTool(), dependencies: ["CatalogSymbolsTool"],
            path: "Sources/CatalogSymbolsPlugin"),
        .target(name: "_JSONValue", swiftSettings: settings),
        .target(
            name: "AppIntentsMetadata", dependencies: ["_JSONValue"], swiftSettings: settings),
        .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
        .target(name: "CoreLocation", swiftSettings: settings),
        .target(name: "RelevanceKit", dependencies: ["CoreLocation"], swiftSettings: settings),
        .target(name: "GeoToolbox", dependencies: ["CoreLocation"], swiftSettings: settings),
        .target(
            name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"],
            swiftSettings: settings),
        .target(
            name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"],
            swiftSettings: settings),
        .macro(
            name: "AppIntentsMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            swiftSettings: settings),
        .target(
            name: "AppIntents",
            dependencies: [
                "SwiftUI", "_Localization", "AppIntentsMetadata", "UniformTypeIdentifiers",
                "CoreLocation", "CoreSpotlight", "CoreTransferable", "GeoToolbox", "RelevanceKit",
                .target(name: "AppIntentsMacros", condition: macros), "_FoundationExtras",
            ],
            resources: [.copy("Resources")], swiftSettings: settings),

        .target(
            name: "WidgetKit",
            dependencies: [
                "AppIntents", "SwiftUI", "_Localization",
                .target(name: "SwiftUIMacros", condition: macros),
            ],
            swiftSettings: settings),
        .target(
            name: "Charts", dependencies: ["SwiftUI", "_Localization"], swiftSettings: settings),
        .target(
            name: "VisualIntelligence",
            dependencies: ["AppIntents", "AppIntentsMetadata", "_Localization"],
            swiftSettings: settings),
        .target(
            name: "MediaIntents",
            dependencies: ["AppIntents", "AppIntentsMetadata", "_Localization"],
            swiftSettings: settings),

        // What Apple calls os and OSLog, for apps alone (Decisions/0045): nothing here depends on it.
        .systemLibrary(name: "COpenOS"),
        .target(
            name: "OpenOS",
            dependencies: ["COpenOS", .product(name: "Logging", package: "swift-log")],
            swiftSettings: settings),
        .target(name: "OpenOSLog", dependencies: ["OpenOS"], swiftSettings: settings),

        // The system around it.
        .target(name: "CIntentDiscovery"),
        .target(
            name: "_IntentDiscovery", dependencies: ["CIntentDiscovery"], swiftSettings: settings),
        .target(name: "_Time", swiftSettings: staying),
        .target(name: "_OriginGuard", swiftSettings: settings),
        .target(name: "CFileFacts"),
        // With a server, whose packages are built with these; without one, it measures nothing.
        .target(
            name: "_Telemetry",
            dependencies: [
                .product(name: "CoreMetrics", package: "swift-metrics", condition: servers),
                .product(
                    name: "Instrumentation", package: "swift-distributed-tracing",
                    condition: servers),
                .product(
                    name: "Tracing", package: "swift-distributed-tracing", condition: servers),
            ],
            swiftSettings: settings),
        .target(
            name: "IntentSystem",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "SwiftUI", "_Localization", "_IntentDiscovery",
                "_Time", "UniformTypeIdentifiers", "CoreLocation", "CoreSpotlight",
                "CoreTransferable", "RelevanceKit", "PhraseGrammar", "CFileFacts", "_Telemetry",
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: staying),
        .target(
            name: "WidgetSystem",
            dependencies: [
                "WidgetKit", "IntentSystem", "AppIntents", "AppIntentsMetadata", "SwiftUI",
                "_Localization", "_IntentDiscovery", "_Time",
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: staying),
        .target(
            name: "SnippetRendering", dependencies: ["SwiftUI"],
            swiftSettings: settings),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .target(
            name: "_FontMeasuring",
            dependencies: ["SwiftUI", .target(name: "CHarfBuzz", condition: fonts)],
            swiftSettings: settings),
        .target(
            name: "IntentStore",
            dependencies: [
                "CoreSpotlight", "IntentSystem",
                .product(name: "GRDB", package: "GRDB.swift", condition: store),
            ],
            swiftSettings: settings),

        // Sound becomes words, and words become sound; one target sees the C library.
        .target(
            name: "_Speech", dependencies: ["PhraseGrammar", "CInstanceSocket"],
            swiftSettings: settings),
        .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .target(
            name: "_Postgres", dependencies: [.target(name: "CPostgres", condition: postgres)],
            swiftSettings: settings),

        .systemLibrary(
            name: "CPocketSphinx", pkgConfig: "pocketsphinx",
            providers: [.apt(["libpocketsphinx-dev"])]),
        .target(
            name: "_PocketSphinx",
            dependencies: [
                .target(name: "CPocketSphinx", condition: voice), "PhraseGrammar", "_Speech",
            ],
            swiftSettings: settings),

        .target(
            name: "PostgresStore",
            dependencies: [
                "CoreSpotlight", "IntentSystem", .target(name: "_Postgres", condition: postgres),
            ],
            swiftSettings: settings),

        // Requests to other servers; one target sees the C library.
        .systemLibrary(
            name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .target(
            name: "_HTTPRequests", dependencies: [.target(name: "CCurl", condition: requests)],
            swiftSettings: settings),

        // All of it, so that a program without the trait has none of it.
        .target(
            name: "S3Files",
            dependencies: [
                "IntentSystem", "AppIntentsMetadata",
                .target(name: "_Cryptography", condition: s3),
                .target(name: "_HTTPRequests", condition: s3),
            ],
            swiftSettings: settings),

        // Surfaces, and what they share.
        .target(
            name: "SurfaceKit",
            dependencies: [
                "IntentSystem", "SnippetRendering", "SwiftUI", "AppIntentsMetadata",
                "_FontMeasuring", "_Localization", "_JSONValue",
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [.copy("Resources")], swiftSettings: settings),
        .target(
            name: "_Executors",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio", condition: servers),
                .product(name: "NIOPosix", package: "swift-nio", condition: servers),
            ],
            swiftSettings: settings),
        .target(
            name: "_OutgoingQueue",
            dependencies: [.product(name: "NIOCore", package: "swift-nio", condition: servers)],
            swiftSettings: settings),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .target(name: "_Cryptography", dependencies: ["CSodium"], swiftSettings: settings),
        .target(
            name: "_HTTPFiles",
            dependencies: [
                "IntentSystem", "AppIntents", "AppIntentsMetadata",
                .product(name: "Hummingbird", package: "hummingbird", condition: servers),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: servers),
                .product(name: "NIOCore", package: "swift-nio", condition: servers),
                .product(name: "NIOPosix", package: "swift-nio", condition: servers),
            ],
            swiftSettings: settings),
        .target(
            name: "WebHost",
            dependencies: [
                .target(name: "_Speech", condition: voice), "_Time", "_JSONValue",
                "_JSON", "_Cryptography", "_Executors", "_HTTPFiles", "_OriginGuard",
                "_OutgoingQueue", "SurfaceKit",
                "IntentSystem", "SnippetRendering", "SwiftUI", "WidgetKit", "WidgetSystem",
                "_Localization", "AppIntents", "AppIntentsMetadata",
                "_FontMeasuring", "_Telemetry",
                .product(name: "Hummingbird", package: "hummingbird", condition: web),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: web),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: web),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio", condition: web),
                .product(name: "NIOExtras", package: "swift-nio-extras", condition: web),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: web),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: web),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: web),
                .product(name: "NIOPosix", package: "swift-nio", condition: web),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: web),
                .product(
                    name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: web),
            ],
            resources: [.copy("Resources")],
            swiftSettings: settings),
        .systemLibrary(
            name: "CJose", pkgConfig: "cjose",
            providers: [.apt(["libcjose-dev", "libjansson-dev", "libssl-dev"])]),
        // People sign in at a provider: all of it, so that a program without the trait has none of it.
        .target(
            name: "OpenIDConnect",
            dependencies: [
                "WebHost", "IntentSystem", "_Cryptography", "_Localization", "_Time",
                .target(name: "_HTTPRequests", condition: openID),
                .target(name: "CJose", condition: openID),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: openID),
                .product(name: "Hummingbird", package: "hummingbird", condition: openID),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings),
        // The protocol knows nothing of intents; the folder beside it maps one to the other.
        .target(
            name: "_JSON",
            dependencies: [
                "_JSONValue", .product(name: "NIOCore", package: "swift-nio", condition: servers),
            ],
            swiftSettings: settings),
        .target(
            name: "MCPProtocol",
            dependencies: [
                "_JSON", "_Cryptography", "_Executors", "_OriginGuard", "_OutgoingQueue", "_Time",
                "_Telemetry",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: assistants),
                .product(name: "Hummingbird", package: "hummingbird", condition: assistants),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: assistants),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio", condition: assistants),
                .product(name: "NIOPosix", package: "swift-nio", condition: assistants),
                .product(
                    name: "ServiceLifecycle", package: "swift-service-lifecycle",
                    condition: assistants),
            ],
            swiftSettings: staying),
        .target(
            name: "MCPHost",
            dependencies: [
                "MCPProtocol", "_JSON", "_Executors", "_HTTPFiles", "_Time", "SurfaceKit",
                "IntentSystem", "AppIntents", "AppIntentsMetadata", "UniformTypeIdentifiers",
                "SnippetRendering", "SwiftUI", "WidgetSystem", "_FontMeasuring", "_Localization",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: assistants),
                .product(name: "Hummingbird", package: "hummingbird", condition: assistants),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio", condition: assistants),
                .product(name: "NIOPosix", package: "swift-nio", condition: assistants),
            ],
            resources: [.copy("Resources")], swiftSettings: staying),
        .target(name: "CSystemMemory"),
        .target(name: "CInstanceSocket"),
        .target(
            name: "AppIntentsHost",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "SwiftUI", "IntentSystem", "WidgetKit",
                "WidgetSystem", "_Localization", "SnippetRendering", "SurfaceKit",
                "CInstanceSocket", "CFileFacts", "PhraseGrammar",
                .target(name: "_Telemetry", condition: web),
                .target(name: "CSystemMemory", condition: web),
                .target(name: "IntentStore", condition: store),
                .target(name: "PostgresStore", condition: postgres),
                .target(name: "S3Files", condition: s3),
                .target(name: "_PocketSphinx", condition: voice),
                .target(name: "_Speech", condition: voice),
                .target(name: "WebHost", condition: web),
                .target(name: "OpenIDConnect", condition: openID),
                .target(name: "MCPHost", condition: assistants),
                .target(name: "_Cryptography", condition: servers),
                .target(name: "_Executors", condition: servers),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird", condition: web),
                .product(name: "Logging", package: "swift-log"),
                .product(
                    name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: web),
            ],
            swiftSettings: settings),

        // For tests: of an app's intents, and of surfaces.
        .target(
            name: "AppIntentsTesting",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "IntentSystem", "CoreTransferable",
                "UniformTypeIdentifiers",
            ],
            swiftSettings: settings),
        .target(
            name: "IntentTestKit",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "SwiftUI", "IntentSystem",
                "SnippetRendering", "SurfaceKit", "WidgetKit", "WidgetSystem",
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings),
        .target(
            name: "HostConformance",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "SwiftUI", "IntentSystem",
                "IntentTestKit", "_IntentDiscovery",
            ],
            swiftSettings: settings),

        // Apps, as their authors would write them.
        .executableTarget(
            name: "TravelTracking",
            dependencies: [
                "AppIntents", "SwiftUI", "WidgetKit", "AppIntentsHost", "CoreSpotlight",
                "CoreTransferable", "UniformTypeIdentifiers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Examples/TravelTracking",
            resources: [.process("Resources")],
            swiftSettings: author),
        .executableTarget(
            name: "Kitchen",
            dependencies: [
                "AppIntents", "SwiftUI", "WidgetKit", "AppIntentsHost", "CoreSpotlight",
                "UniformTypeIdentifiers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Examples/Kitchen", resources: [.process("Resources")],
            swiftSettings: author),
        .executableTarget(
            name: "Gallery", dependencies: ["AppIntents", "SwiftUI", "Charts", "AppIntentsHost"],
            path: "Examples/Gallery", resources: [.copy("Assets.xcassets")], swiftSettings: author,
            plugins: [.plugin(name: "CatalogSymbols")]),

        // Tests, by what they answer for.
        .testTarget(
            name: "LocalizationTests", dependencies: ["_Localization"],
            resources: [.copy("Catalogs")], swiftSettings: settings),
        .testTarget(
            name: "PhraseGrammarTests", dependencies: ["PhraseGrammar"],
            resources: [.copy("Judged")], swiftSettings: settings),
        .testTarget(
            name: "SpeechTests",
            dependencies: [
                "_Speech", "PhraseGrammar", .target(name: "_PocketSphinx", condition: voice),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CatalogSymbolsTests", dependencies: ["_CatalogSymbols"], swiftSettings: settings),
        .testTarget(
            name: "FoundationExtrasTests", dependencies: ["_FoundationExtras"],
            swiftSettings: settings),
        .testTarget(
            name: "CryptographyTests", dependencies: ["_Cryptography"], swiftSettings: settings),
        .testTarget(
            name: "OpenOSTests",
            dependencies: ["OpenOS", .product(name: "Logging", package: "swift-log")],
            swiftSettings: settings),
        .testTarget(
            name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"],
            swiftSettings: settings),
        .testTarget(
            name: "SwiftUITests", dependencies: ["SwiftUI"],
            swiftSettings: settings),
        .testTarget(
            name: "ChartsTests",
            dependencies: ["Charts", "IntentTestKit", "SwiftUI", "SnippetRendering"],
            exclude: ["Snapshots"], swiftSettings: settings),
        .testTarget(
            name: "IntentDiscoveryTests", dependencies: ["_IntentDiscovery"],
            swiftSettings: settings),
        .testTarget(
            name: "SnippetRenderingTests",
            dependencies: ["SnippetRendering", "IntentTestKit", "SwiftUI", "_JSONValue"],
            exclude: ["Snapshots"], swiftSettings: settings),
        .testTarget(
            name: "FontMeasuringTests", dependencies: ["_FontMeasuring", "SwiftUI"],
            exclude: ["Widths.tsv"], swiftSettings: settings),
        .testTarget(
            name: "SurfaceKitTests",
            dependencies: [
                "SurfaceKit", "IntentSystem", "AppIntents", "AppIntentsMetadata", "IntentTestKit",
                "SnippetRendering", "SwiftUI", "_Localization", "_JSON",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Snapshots"], swiftSettings: settings),
        .testTarget(
            name: "CompatibilityTests",
            dependencies: [
                "AppIntents", "AppIntentsTesting", "SwiftUI", "CoreLocation", "CoreSpotlight",
                "CoreTransferable", "IntentSystem", "IntentTestKit", "UniformTypeIdentifiers",
            ],
            swiftSettings: author),
        // Intents as apps shape them; the second target is the first one's files in Swift 5 mode.
        .testTarget(
            name: "AppTests",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "CoreLocation", "CoreTransferable",
                "IntentTestKit",
                "SwiftUI", "UniformTypeIdentifiers",
            ],
            exclude: ["Snapshots"],
            swiftSettings: author),
        .testTarget(
            name: "AppTestsSwift5",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "CoreLocation", "CoreTransferable",
                "IntentTestKit",
                "SwiftUI", "UniformTypeIdentifiers",
            ],
            exclude: ["Snapshots"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "OpenIDConnectTests",
            dependencies: [
                "OpenIDConnect", "WebHost", "IntentSystem", "IntentTestKit", "_Cryptography",
                "_Time",
                "CSodium", .target(name: "CJose", condition: openID),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio", condition: openID),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: openID),
                .product(name: "NIOPosix", package: "swift-nio", condition: openID),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "HTTPRequestsTests",
            dependencies: [.target(name: "_HTTPRequests", condition: requests)],
            swiftSettings: settings),
        .testTarget(
            name: "S3FilesTests",
            dependencies: [
                "S3Files", "IntentSystem", "AppIntentsMetadata",
                .product(name: "NIOCore", package: "swift-nio", condition: s3),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: s3),
                .product(name: "NIOPosix", package: "swift-nio", condition: s3),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "WebHostTests",
            dependencies: [
                .target(name: "_Speech", condition: voice),
                "WebHost", "WidgetSystem", "_JSON", "_OutgoingQueue", "SurfaceKit", "IntentSystem",
                "AppIntents",
                "AppIntentsMetadata", "IntentTestKit", "HostConformance", "SwiftUI",
                "SnippetRendering", "UniformTypeIdentifiers", "CoreTransferable", "_Telemetry",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Instrumentation", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "AppIntentsHostTests",
            dependencies: [
                .target(name: "_Speech", condition: voice), "_Time",
                "AppIntentsHost", "AppIntents", "AppIntentsMetadata", "IntentSystem",
                "IntentTestKit", "SnippetRendering", "SwiftUI", "CInstanceSocket", "CSystemMemory",
                "WebHost", "_Localization",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Completions/Snapshots", "Manual/Snapshots"], swiftSettings: settings),
        .testTarget(
            name: "StoreTests",
            dependencies: [
                "AppIntents", "CoreSpotlight", "EndToEndSupport", "IntentStore", "IntentSystem",
                "IntentTestKit", "_Localization",
                .target(name: "PostgresStore", condition: postgres),
                .target(name: "_Postgres", condition: postgres),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "IntentStoreTests",
            dependencies: [
                "IntentStore", "IntentSystem", "SwiftUI",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "TelemetryTests",
            dependencies: [
                "_Telemetry", "AppIntents", "IntentSystem", "IntentTestKit", "SwiftUI",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Instrumentation", package: "swift-distributed-tracing"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "AppIntentsMetadataTests", dependencies: ["AppIntentsMetadata"],
            swiftSettings: settings),
        .testTarget(
            name: "IntentSystemTests",
            dependencies: [
                "_Time",
                "IntentSystem", "AppIntents", "AppIntentsMetadata", "CoreSpotlight",
                "IntentTestKit",
                "PhraseGrammar", "SwiftUI", "UniformTypeIdentifiers",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "IntentTestKitTests",
            dependencies: [
                "IntentTestKit", "AppIntents", "AppIntentsMetadata", "CoreSpotlight",
                "IntentSystem",
                "SnippetRendering", "SwiftUI",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "HostConformanceTests",
            dependencies: [
                "HostConformance", "IntentTestKit", "AppIntents", "AppIntentsMetadata",
                "IntentSystem",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "WidgetProgram",
            dependencies: ["AppIntents", "SwiftUI", "WidgetKit", "AppIntentsHost"],
            path: "Tests/WidgetProgram", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "LayoutProgram", dependencies: ["AppIntents", "SwiftUI", "AppIntentsHost"],
            path: "Tests/LayoutProgram", swiftSettings: author),
        .testTarget(
            name: "WidgetSystemTests",
            dependencies: [
                "WidgetSystem", "WidgetKit", "AppIntents", "AppIntentsMetadata", "IntentSystem",
                "IntentTestKit", "SwiftUI", .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: author),
        // One module of all would be compiled on one core, after everything else.
        .target(
            name: "EndToEndSupport",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "IntentSystem", "IntentTestKit", "SwiftUI",
            ],
            path: "Tests/EndToEndSupport", swiftSettings: settings),
        .testTarget(
            name: "EndToEndTests",
            dependencies: endToEnd + [
                "CoreLocation", "CoreTransferable", "SnippetRendering", "UniformTypeIdentifiers",
                "WidgetKit", "_Localization",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CardTests", dependencies: endToEnd + ["SnippetRendering"],
            swiftSettings: settings),
        .testTarget(
            name: "SearchTests",
            dependencies: endToEnd + [
                "CoreLocation", "CoreSpotlight", "GeoToolbox", "MediaIntents",
                "UniformTypeIdentifiers", "VisualIntelligence", "WidgetKit", "WidgetSystem",
                "_JSONValue",
            ],
            swiftSettings: settings),

        // What the tutorial makes (Sources/AppIntents/AppIntents.docc): its last step is these files. No target
        // here is called Travel, because the package of a person who follows it has one.
        .executableTarget(
            name: "TutorialApp", dependencies: ["AppIntents", "SwiftUI", "AppIntentsHost"],
            path: "Tests/TutorialApp", swiftSettings: author),
        .testTarget(
            name: "TutorialTests", dependencies: ["TutorialApp", "AppIntents", "IntentTestKit"],
            swiftSettings: author),

        // An app of three modules.
        .target(
            name: "PackageInnerLibrary", dependencies: ["AppIntents"],
            path: "Tests/PackageInnerLibrary", swiftSettings: settings),
        .target(
            name: "PackageLibrary", dependencies: ["AppIntents", "PackageInnerLibrary"],
            path: "Tests/PackageLibrary", swiftSettings: settings),
        .testTarget(
            name: "PackageTests",
            dependencies: [
                "AppIntents", "AppIntentsMetadata", "IntentSystem", "IntentTestKit",
                "PackageInnerLibrary", "PackageLibrary",
            ],
            swiftSettings: settings),

        // Started by Tests/Processes: a Swift test has no main thread to give.
        .executableTarget(
            name: "MainThreadProgram", dependencies: ["_Executors"],
            path: "Tests/MainThreadProgram", swiftSettings: settings),

        // What assistants see, and the fixture that the protocol's scenarios are run against.
        .testTarget(
            name: "JSONTests",
            dependencies: ["_JSON", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings),
        .testTarget(
            name: "MCPProtocolTests",
            dependencies: [
                "MCPProtocol", "_JSON", "IntentTestKit",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Instrumentation", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MCPHostTests",
            dependencies: [
                "MCPHost", "MCPProtocol", "SurfaceKit", "_JSON", "IntentSystem", "AppIntents",
                "AppIntentsMetadata", "UniformTypeIdentifiers", "IntentTestKit",
                "HostConformance", "SnippetRendering", "SwiftUI", "CoreTransferable",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ValueShapeTests",
            dependencies: [
                "WebHost", "MCPHost", "MCPProtocol", "SurfaceKit", "_JSON", "IntentStore",
                "IntentSystem",
                "AppIntents", "AppIntentsMetadata", "SnippetRendering", "SwiftUI", "_Localization",
                "CoreLocation", "GeoToolbox", "CoreSpotlight", "CoreTransferable", "IntentTestKit",
                "AppIntentsHost", "UniformTypeIdentifiers",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "MCPConformanceServer",
            dependencies: [
                "MCPProtocol", "_JSON", .product(name: "Logging", package: "swift-log"),
            ],
            path: "Tests/MCPConformanceServer", swiftSettings: settings),

        // What the tests of the command line start.
        .executableTarget(
            name: "Workbench",
            dependencies: [
                "AppIntents", "SwiftUI", "AppIntentsHost", "UniformTypeIdentifiers",
                "CoreLocation", "GeoToolbox", "CoreSpotlight", "CoreTransferable",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/CommandLineApp", swiftSettings: author),

        // What Benchmarks/smoke runs, built here with everything else; Benchmarks/Package.swift has them with optimization.
        .target(
            name: "BenchmarkCard", dependencies: ["AppIntents", "SwiftUI"],
            path: "Benchmarks/Sources/BenchmarkCard", swiftSettings: author),
        .target(name: "Timing", path: "Benchmarks/Sources/Timing", swiftSettings: author),
        .target(
            name: "RefreshMeasuring",
            dependencies: [
                "BenchmarkCard", "Timing", "AppIntents", "IntentSystem", "SnippetRendering",
                "SurfaceKit", "SwiftUI",
            ],
            path: "Benchmarks/Sources/RefreshMeasuring", swiftSettings: author),
        .executableTarget(
            name: "RefreshBenchmark", dependencies: ["RefreshMeasuring", "IntentSystem"],
            path: "Benchmarks/Sources/RefreshBenchmark", swiftSettings: author),

        // Apple's documents: their code as it stands, so warnings about it are not errors.
        .testTarget(
            name: "DocumentTests",
            dependencies: [
                "AppIntents", "SwiftUI", "IntentTestKit", "IntentSystem", "AppIntentsMetadata",
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6), .unsafeFlags(["-Xfrontend", "-suppress-warnings"]),
            ]),
        .testTarget(
            name: "DocumentTestsSwift5",
            dependencies: [
                "AppIntents", "SwiftUI", "IntentTestKit", "IntentSystem", "AppIntentsMetadata",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
