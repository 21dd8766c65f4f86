public import _Localization

/// An action of the app that people can perform from outside it.
///
/// Apple's page on `AppIntent` describes its life: the system creates it with `init()`, sets the
/// parameters it knows, resolves the rest in the order of their declaration, performs it, and keeps
/// nothing of it afterwards. `perform()` isn't isolated; an author adds `@MainActor` where needed.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of the result; surfaces read from it which parts a run can show.
    associatedtype PerformResult: IntentResult

    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

    /// The type of `description`.
    ///
    /// Not Apple's: Apple's build step reads the property. Here the system reads it at run time,
    /// and a property of type `IntentDescription` would not satisfy a requirement of type
    /// `IntentDescription?`.
    associatedtype _DescriptionContent: _IntentDescriptionRepresentable = IntentDescription?

    /// A verb and a noun, in title case.
    static var title: LocalizedStringResource { get }

    /// A sentence or two on the purpose of the intent.
    static var description: _DescriptionContent { get }

    /// Lets search, assistants and shortcuts offer the intent.
    static var isDiscoverable: Bool { get }

    /// The degree of authentication that the intent requires.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }

    /// Brings the app to the front before the intent runs.
    @available(*, deprecated, message: "Use supportedModes.")
    static var openAppWhenRun: Bool { get }

    /// The modes in which the intent can run.
    static var supportedModes: IntentModes { get }

    /// The processes of the app that may perform the intent.
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    /// The sentence that summarizes the intent, with its parameters in it.
    static var parameterSummary: SummaryContent { get }

    /// Reads the sentences of the summary.
    ///
    /// Not Apple's. Without it, the runtime would have to determine `SummaryContent` for each
    /// intent, which takes longer than all the rest of describing it; most intents have the
    /// default, whose type is known here.
    static func _readSummary(_ reader: inout _SummaryReader)

    /// Creates the intent; the system sets its parameters afterwards.
    init()

    /// Does the work.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// By default, every surface may offer the intent.
    public static var isDiscoverable: Bool { true }
    /// By default, anyone may perform the intent.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// By default, the app doesn't come to the front.
    public static var openAppWhenRun: Bool { false }

    /// By default, the app comes to the front first if `openAppWhenRun` is `true`, or else not at all.
    public static var supportedModes: IntentModes {
        DeprecatedMembers.reader.opensAppWhenRun(Self.self) ? .foreground(.immediate) : .background
    }
}

extension AppIntent where _DescriptionContent == IntentDescription? {
    /// By default, there is only the title.
    public static var description: IntentDescription? { nil }
}

extension AppIntent {
    /// The description of the intent, for code that knows it only as `some AppIntent`.
    ///
    /// Apple's requirement has this type; the requirement here has the type of the author's
    /// property.
    @_disfavoredOverload
    public static var description: IntentDescription? {
        let content: _DescriptionContent = Self.description
        return content._intentDescription
    }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    /// An empty sentence: surfaces show the title.
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }

    public static func _readSummary(_ reader: inout _SummaryReader) {
        reader.outline = .sentence(parameterSummary.sentence)
    }
}

extension AppIntent {
    public static func _readSummary(_ reader: inout _SummaryReader) {
        reader.outline = parameterSummary.outline
    }

    /// The sentences of the summary with their conditions.
    package static var summaryOutline: SummaryOutline? {
        var reader = _SummaryReader()
        _readSummary(&reader)
        return reader.outline
    }
}

extension AppIntent {
    /// Declares an input: `@Parameter(title: "Soup") var soup: Soup`.
    public typealias Parameter = IntentParameter
    /// A sentence with parameters in it: `Summary("Order \(\.$soup)")`.
    public typealias Summary = IntentParameterSummary<Self>
    /// A summary that depends on whether a condition on a parameter holds.
    public typealias When = ParameterSummaryWhenCondition
    /// A summary that depends on a parameter's value.
    public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<
        Self, Value, CaseCondition
    > where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
    /// The summary for some of the values in a `Switch`.
    public typealias Case = ParameterSummaryCaseCondition
    /// The summary for all other values of a `Switch`.
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
    /// One of the options in `requestChoice`.
    public typealias Option = IntentChoiceOption
}
