// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Kiosk",
    dependencies: [
        .package(name: "OpenAppIntents", path: "../../..", traits: []), .package(path: "../Trails"),
        .package(path: "../Visitors"),
    ],
    targets: [
        .executableTarget(
            name: "Kiosk",
            dependencies: [
                "Trails", "Visitors", .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "AppIntentsHost", package: "OpenAppIntents"),
            ])
    ])
