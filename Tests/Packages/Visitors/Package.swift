// swift-tools-version: 6.1
import PackageDescription

/// Apple's names of modules, for this target's own files: no other target finds a module of such a name.
///
/// And for the files that import Foundation alone, what it brings on Apple's platforms.
let neighbors: [SwiftSetting] = [
    .unsafeFlags([
        "-module-alias", "os=OpenOS", "-module-alias", "OSLog=OpenOSLog",
        "-module-alias", "Combine=OpenCombine",
        "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
        "-Xfrontend", "-import-module", "-Xfrontend", "AppIntents",
    ])
]

let package = Package(
    name: "Visitors",
    products: [.library(name: "Visitors", targets: ["Visitors"])],
    dependencies: [
        .package(name: "OpenAppIntents", path: "../../..", traits: ["Combine"]),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(
            name: "Visitors",
            dependencies: [
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "SwiftUI", package: "OpenAppIntents"),
                .product(name: "OpenOS", package: "OpenAppIntents"),
                .product(name: "OpenOSLog", package: "OpenAppIntents"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            swiftSettings: neighbors)
    ])
