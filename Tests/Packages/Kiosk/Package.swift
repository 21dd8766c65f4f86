// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Kiosk",
    dependencies: [
        .package(name: "OpenAppIntents", path: "../../..", traits: []), .package(path: "../Trails"),
    ],
    targets: [
        .executableTarget(
            name: "Kiosk",
            dependencies: [
                "Trails", .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "AppIntentsHost", package: "OpenAppIntents"),
            ])
    ])
