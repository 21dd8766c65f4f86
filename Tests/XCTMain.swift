import Foundation
import Testing

/// The entry of the program that holds all tests.
///
/// Where this file is absent, SwiftPM writes it, with the tests of XCTest, which it looks up in an
/// index of all sources; there are none, and the index is a sixth of what a build costs.
@main struct AllTests {
    static func main() async {
        // SwiftPM asks for the names of XCTest's tests, to choose some, unless it is told that
        // there are none.
        if CommandLine.arguments.contains("--dump-tests-json") {
            let cure =
                "All tests are Swift Testing's: pass --enable-swift-testing --disable-xctest.\n"
            FileHandle.standardError.write(Data(cure.utf8))
            exit(1)
        }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
