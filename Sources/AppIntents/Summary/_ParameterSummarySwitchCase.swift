/// A case of a switch over the value of a parameter.
///
/// Authors don't conform to this protocol; they write `Case` and `DefaultCase`.
public protocol _ParameterSummarySwitchCase {
    /// The intent whose summary the case belongs to.
    associatedtype Intent: AppIntent

    /// The type of the value that the switch compares.
    associatedtype Value: _IntentValue

    /// The type of the case's summary.
    associatedtype Summary: ParameterSummary
}

/// A case that the system can read.
protocol OutlinedSwitchCase {
    /// Returns the alternatives of the case, given a closure that reads the value that the switch
    /// compares.
    func branches(
        reading value: @escaping (any AppIntent, IntentWidgetFamily?) -> (any _IntentValue)?
    ) -> [SummaryOutline.Branch]
}
