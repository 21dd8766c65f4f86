import Testing

/// The error of a check that failed where Swift Testing doesn't run, such as in an XCTest.
///
/// In a test of Swift Testing a failed check is an issue at the line of the call, and the test
/// continues.
public struct FailedCheck: Error, CustomStringConvertible, Sendable {
    /// The place of the check, the failure and its cure, and the events before it.
    public let description: String
}

/// An error of the kit's own, whose text is for the author of the test.
protocol TestFailure: Error, CustomStringConvertible {}

extension FailedCheck: TestFailure {}

extension UnfinishedTest: TestFailure {}

extension UnclearSentence: TestFailure {}

/// The way in which a check tells that it failed.
enum CheckReport {
    /// Fails the test at the line of a check.
    ///
    /// In a test of Swift Testing the failure is an issue. In the scope of `withIntents`, it is
    /// recorded if the test is one of XCTest, and thrown at the end of the scope otherwise, so that
    /// later checks still run. Elsewhere it is thrown now.
    static func fail(
        _ message: String, after history: TestHistory?, at location: SourceLocation
    ) throws {
        let scope = TestScope.current
        if Test.current != nil {
            // A trait adds the history to every issue of its test.
            let text = scope?.isTrait == true ? message : message.followed(by: history)
            Issue.record(Comment(rawValue: text), sourceLocation: location)
        } else if let scope {
            scope.add(message, at: location)
        } else {
            throw FailedCheck(
                description: "\(location.place): \(message)".followed(by: history))
        }
    }
}

extension SourceLocation {
    /// The file and the line as compilers write them.
    var place: String { "\(fileName):\(line)" }
}

extension String {
    /// The text, and below it the events of a history, if there are any.
    func followed(by history: TestHistory?) -> String {
        let events = history?.description ?? ""
        return events.isEmpty ? self : "\(self)\n\(events)"
    }
}
