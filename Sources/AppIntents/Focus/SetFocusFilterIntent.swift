/// An intent that adapts the app to the focus that a person is in.
///
/// Apple's page on `SetFocusFilterIntent` states that a person gives its parameters for each focus,
/// and that the system performs it when a focus begins or ends; without a focus it has its default
/// values. A focus belongs to the app: all people who use it are in the same one. The system also
/// offers the intent like any other.
///
///     struct QuietFilter: SetFocusFilterIntent {
///         static let title: LocalizedStringResource = "Show Calm Places Only"
///         @Parameter(title: "Calm Places Only", default: false) var isCalm: Bool
///         var displayRepresentation: DisplayRepresentation { "\(isCalm ? "Calm places" : "All places")" }
///         func perform() async throws -> some IntentResult { … }
///     }
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// The app's settings while the filter is in force; the system reads them after `perform()`.
    var appContext: FocusFilterAppContext { get }

    /// Returns filters that a person may want for a focus, best first.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// By default, the app has no further settings.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// By default, returns no suggestions.
    public static func suggestedFocusFilters(
        for context: FocusFilterSuggestionContext
    ) async -> [Self] { [] }

    /// The filter that is in force, with the person's values.
    ///
    /// Throws `SetFocusFilterIntentError.notFound` if there is none, and `missingParameterValue` if
    /// a required parameter has no value.
    public static var current: Self {
        get async throws {
            guard let filter = try await FocusFilters.shared.current(Self.self) as? Self else {
                throw SetFocusFilterIntentError.notFound
            }
            return filter
        }
    }

    /// Tells the system that the app context has changed; the system reads it again.
    public static func invalidateFocusFilterAppContext() {
        FocusFilters.shared.appContextChanged(of: Self.self)
    }
}
