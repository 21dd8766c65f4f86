// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Trails",
    products: [.library(name: "Trails", targets: ["Trails"])],
    dependencies: [
        .package(name: "OpenAppIntents", path: "../../..", traits: []),
        .package(path: "../Weather"),
    ],
    targets: [
        .target(
            name: "Trails",
            dependencies: [
                "Weather", .product(name: "AppIntents", package: "OpenAppIntents"),
            ],
            resources: [.process("TrailTexts.xcstrings")],
            plugins: [.plugin(name: "CatalogSymbols", package: "OpenAppIntents")])
    ])
