public import _Localization

/// An action of the app that people can perform from outside it.
///
/// Apple's page on `AppIntent` states the life of one: the system makes it with `init()`, sets the
/// parameters it knows, resolves the rest in the order of their declaration, performs it, and keeps
/// nothing of it afterwards. `perform()` has no isolation of its own; an author adds `@MainActor`
/// where needed.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of the result; surfaces read from it which parts a run can show.
    associatedtype PerformResult: IntentResult

    /// The sentence that sums the intent up.
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

    /// The type of `description`.
    ///
    /// Not Apple's: there a build step reads the property. Here it is read at run time, and a
    /// property of type `IntentDescription` would not satisfy a requirement of type
    /// `IntentDescription?`.
    associatedtype _DescriptionContent: _IntentDescriptionRepresentable = IntentDescription?

    /// A verb and a noun, in title case.
    static var title: LocalizedStringResource { get }

    /// A sentence or two on the purpose of the intent.
    static var description: _DescriptionContent { get }

    /// Lets search, assistants and shortcuts offer the intent.
    static var isDiscoverable: Bool { get }

    /// Decides how well the person must be known before the intent runs.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }

    /// Brings the app forward before the intent runs.
    @available(*, deprecated, message: "Use supportedModes.")
    static var openAppWhenRun: Bool { get }

    /// How the intent may run.
    static var supportedModes: IntentModes { get }

    /// The sentence that sums the intent up, with its parameters in it.
    static var parameterSummary: SummaryContent { get }

    /// Takes the sentences out of the summary.
    ///
    /// Not Apple's. The runtime would have to find out what `SummaryContent` is, for each intent anew, which takes
    /// longer than all the rest of describing one; most intents have the default, whose type is known here.
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
    /// By default, the app stays where it is.
    public static var openAppWhenRun: Bool { false }

    /// By default, the app comes forward first if `openAppWhenRun` says so, or not at all.
    public static var supportedModes: IntentModes {
        DeprecatedMembers.reader.opensAppWhenRun(Self.self) ? .foreground(.immediate) : .background
    }
}

extension AppIntent where _DescriptionContent == IntentDescription? {
    /// By default, the title says it all.
    public static var description: IntentDescription? { nil }
}

extension AppIntent {
    /// A sentence or two on the purpose of the intent, for code that knows it as `some AppIntent`
    /// only.
    ///
    /// Apple's requirement has this type; ours has that of the author's property.
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

    /// The sentences of the summary and when each of them applies.
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
    /// A summary that depends on which value a parameter has.
    public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<
        Self, Value, CaseCondition
    > where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
    /// The summary for some of the values that a `Switch` tells apart.
    public typealias Case = ParameterSummaryCaseCondition
    /// The summary for all other values of a `Switch`.
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
    /// One of the things to choose from in `requestChoice`.
    public typealias Option = IntentChoiceOption
}
