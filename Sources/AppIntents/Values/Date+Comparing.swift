import Foundation

extension Date {
    /// Compares two points in time by the minute, as people do; forms ask for no seconds.
    ///
    /// Unspecified by Apple for comparisons by the system.
    public static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((Date) -> Bool)? {
        guard comparison == .equalTo || comparison == .notEqualTo else {
            return orderedTest(comparison, inputs)
        }
        guard inputs.count == 1, let given = (inputs[0] as? Date)?.minute else { return nil }
        let isWanted = comparison == .equalTo
        return { ($0.minute == given) == isWanted }
    }

    private var minute: Double { (timeIntervalSinceReferenceDate / 60).rounded(.down) }
}
