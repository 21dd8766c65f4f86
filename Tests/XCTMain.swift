import Testing

/// The entry of the program that holds all tests.
///
/// Where this file is absent, SwiftPM writes it, with the tests of XCTest, which it looks up in an index of all
/// sources; there are none, and the index is a sixth of what a build costs.
@main struct AllTests {
    static func main() async {
        // `swift test` starts the program once for each library.
        guard CommandLine.arguments.contains("swift-testing") else { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
