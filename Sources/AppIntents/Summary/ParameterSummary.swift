/// The sentence that stands for an intent where a person edits its parameters.
///
/// Authors do not conform to this protocol; they compose the types that do, which an intent calls
/// `Summary`, `When` and `Switch`:
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
    /// The system's reading of the summary; `nil` for a type that is none of the framework's.
    package var outline: SummaryOutline? {
        (self as? any OutlinedParameterSummary)?.summaryOutline
    }
}

/// A summary that the system can read.
package protocol OutlinedParameterSummary {
    /// The sentences of the summary and when each of them applies.
    var summaryOutline: SummaryOutline { get }
}

extension Never: ParameterSummary {
    public typealias Intent = Never
}
