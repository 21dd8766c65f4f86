import Testing
import XCTest

@testable import PantryXCTests

/// The entry of the program that holds all tests of the package: SwiftPM writes it where it may look for the tests
/// of XCTest in an index of all sources.
@main @MainActor struct AllTests {
    static func main() async {
        if CommandLine.arguments.contains("swift-testing") {
            await Testing.__swiftPMEntryPoint() as Never
        }
        XCTMain([
            testCase([
                (
                    "testTheButtonOfARowTakesOne",
                    asyncTest(ShelfXCTests.testTheButtonOfARowTakesOne)
                ),
                ("testAnIntentByItsName", asyncTest(ShelfXCTests.testAnIntentByItsName)),
            ]),
            testCase([
                ("testACheckThatFails", asyncTest(FailingXCTests.testACheckThatFails)),
                (
                    "testAQuestionThatStaysOpen",
                    asyncTest(FailingXCTests.testAQuestionThatStaysOpen)
                ),
                ("testACheckWithoutAScope", asyncTest(FailingXCTests.testACheckWithoutAScope)),
            ]),
        ])
    }
}
