// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Weather",
    products: [.library(name: "Weather", targets: ["Weather"])],
    dependencies: [.package(name: "OpenAppIntents", path: "../../..", traits: [])],
    targets: [
        .target(
            name: "Weather", dependencies: [.product(name: "AppIntents", package: "OpenAppIntents")]
        )
    ])
