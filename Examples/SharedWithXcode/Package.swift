// swift-tools-version: 6.1
import PackageDescription

/// A product of OpenAppIntents, where it takes the place of Apple's framework of the same name.
func open(_ product: String) -> Target.Dependency {
    .product(name: product, package: "OpenAppIntents", condition: .when(platforms: [.linux]))
}

// Xcode compiles a catalog of assets that it processes; elsewhere the folder is read as it is.
#if os(Linux)
    let assets: Resource = .copy("Resources/Assets.xcassets")
#else
    let assets: Resource = .process("Resources/Assets.xcassets")
#endif

let package = Package(
    name: "Pantry",
    defaultLocalization: "en",
    platforms: [.macOS("26.0"), .iOS("26.0")],
    products: [.library(name: "PantryIntents", targets: ["PantryIntents"])],
    dependencies: [
        // A checkout. Elsewhere it is named by its address and version, once it has one:
        // .package(url: "https://example.com/OpenAppIntents", from: "0.1.0")
        .package(
            name: "OpenAppIntents", path: Context.environment["OPENAPPINTENTS"] ?? "../..")
    ],
    targets: [
        .target(
            name: "PantryIntents",
            dependencies: [open("AppIntents"), open("SwiftUI")],
            resources: [assets, .process("Resources/Errors.xcstrings")]),
        // The files that Xcode's app target has, too; on Linux they are the program.
        .executableTarget(
            name: "Pantry",
            dependencies: [
                "PantryIntents", open("AppIntents"), open("SwiftUI"), open("AppIntentsHost"),
            ],
            path: "App",
            resources: [.process("Localizable.xcstrings"), .process("AppShortcuts.xcstrings")]),
        .testTarget(
            name: "PantryIntentsTests",
            dependencies: ["PantryIntents", open("AppIntents"), open("IntentTestKit")]),
    ])
