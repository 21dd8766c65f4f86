/// Reads members that are deprecated for authors but may still exist in their code.
///
/// The system must still read them, without the warning that is meant for authors. Deprecated code
/// may read a deprecated member, and the system calls that code through a protocol.
package protocol DeprecatedMembersReading: Sendable {
    /// Returns whether the app comes to the front before an intent.
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
