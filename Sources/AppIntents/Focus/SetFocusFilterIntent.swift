/// An intent that fits the app to the focus that a person is in.
///
/// Apple's page on `SetFocusFilterIntent` states that a person gives its parameters for each focus, and that
/// the system performs it when a focus begins or ends; without a focus it has its default values. A focus is
/// the app's: all who use it are in the same one. The intent is offered like any other as well.
///
///     struct QuietFilter: SetFocusFilterIntent {
///         static let title: LocalizedStringResource = "Show Calm Places Only"
///         @Parameter(title: "Calm Places Only", default: false) var isCalm: Bool
///         var displayRepresentation: DisplayRepresentation { "\(isCalm ? "Calm places" : "All places")" }
///         func perform() async throws -> some IntentResult { … }
///     }
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// The app's further wishes while the filter is in force; read after `perform()`.
    var appContext: FocusFilterAppContext { get }

    /// Filters that a person may want for a focus, best first.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// By default, the app has no further wishes.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// By default, nothing is suggested.
    public static func suggestedFocusFilters(
        for context: FocusFilterSuggestionContext
    ) async -> [Self] { [] }

    /// The filter that is in force, with the values that the person gave.
    ///
    /// Throws `SetFocusFilterIntentError.notFound` where there is none, and `missingParameterValue` where a
    /// parameter must have a value and has none.
    public static var current: Self {
        get async throws {
            guard let filter = try await FocusFilters.shared.current(Self.self) as? Self else {
                throw SetFocusFilterIntentError.notFound
            }
            return filter
        }
    }

    /// Tells the system that the app's further wishes have changed: it reads them again.
    public static func invalidateFocusFilterAppContext() {
        FocusFilters.shared.appContextChanged(of: Self.self)
    }
}
