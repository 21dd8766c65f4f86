// swift-tools-version: 6.1
import PackageDescription

/// The checkout of OpenAppIntents.
let checkout = Context.environment["OPENAPPINTENTS"] ?? "@CHECKOUT@"

let package = Package(
    name: "Minimal",
    dependencies: [.package(name: "OpenAppIntents", path: checkout)],
    targets: [
        .executableTarget(
            name: "Minimal",
            dependencies: [
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "SwiftUI", package: "OpenAppIntents"),
                .product(name: "AppIntentsHost", package: "OpenAppIntents"),
            ]),
        .testTarget(
            name: "MinimalTests",
            dependencies: [
                "Minimal", .product(name: "IntentTestKit", package: "OpenAppIntents"),
            ]),
    ])
