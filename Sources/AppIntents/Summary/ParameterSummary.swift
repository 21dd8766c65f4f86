/// The sentence that represents an intent where a person edits its parameters.
///
/// Authors don't conform to this protocol; they compose the framework's types, which an intent
/// calls `Summary`, `When` and `Switch`:
///
///     static var parameterSummary: some ParameterSummary {
///         When(\.$delivery, .equalTo, true) {
///             Summary("Deliver \(\.$soup) to \(\.$address)")
///         } otherwise: {
///             Summary("Order \(\.$soup)") { \.$quantity }
///         }
///     }
public protocol ParameterSummary {
    /// The intent whose parameters the sentence names.
    associatedtype Intent: AppIntent
}

extension ParameterSummary {
    /// The summary in the system's form; `nil` for a type outside the framework.
    package var outline: SummaryOutline? { (self as? any OutlinedParameterSummary)?.summaryOutline }
}

/// A summary that the system can read.
package protocol OutlinedParameterSummary {
    /// The sentences of the summary with their conditions.
    var summaryOutline: SummaryOutline { get }
}

extension Never: ParameterSummary {
    public typealias Intent = Never
}
