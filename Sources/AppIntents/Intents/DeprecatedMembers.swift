/// Reads what authors should not write any more and may still have written.
///
/// The system must go on reading it, without the warning that is meant for authors: a deprecated
/// member may be read in deprecated code, and that is reached through a protocol.
package protocol DeprecatedMembersReading: Sendable {
    /// Returns whether an intent says that the app comes forward first.
    func opensAppWhenRun<Intent: AppIntent>(_ type: Intent.Type) -> Bool
    /// Returns whether a result names the type of the intent that it opens.
    func namesOpenedIntent<Result: IntentResult>(_ type: Result.Type) -> Bool
}

package enum DeprecatedMembers {
    package static let reader: any DeprecatedMembersReading = Reader()

    private struct Reader: DeprecatedMembersReading {
        @available(*, deprecated)
        func opensAppWhenRun<Intent: AppIntent>(_ type: Intent.Type) -> Bool {
            type.openAppWhenRun
        }

        @available(*, deprecated)
        func namesOpenedIntent<Result: IntentResult>(_ type: Result.Type) -> Bool {
            Result.OpensAppIntent.self != Never.self
        }
    }
}
