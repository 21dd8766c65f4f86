/// The options provider of a parameter; Apple doesn't require it to be Sendable.
///
/// It is itself a provider, so the system asks every provider in the same way.
// Safe: the provider is created with the parameter of one intent, which is its only user. The
// intent belongs to one run, which asks for the options of its parameters one after the other.
struct ParameterOptionsProvider<Provider: DynamicOptionsProvider>: DynamicOptionsProvider,
    AuthoredProvider, @unchecked Sendable
{
    private let provider: Provider

    init(_ provider: Provider) {
        self.provider = provider
    }

    var contents: IntentContents { IntentContents(of: provider) }

    func results() async throws -> Provider.Result { try await provider.results() }

    func defaultResult() async -> Provider.DefaultValue? { await provider.defaultResult() }
}

/// An author's options provider, seen without its type.
private protocol AuthoredProvider {
    /// The wrappers of the author's provider.
    var contents: IntentContents { get }
}

extension DynamicOptionsProvider {
    /// The wrappers of the author's provider, whose dependencies the system prepares before it
    /// asks the provider.
    package var authoredContents: IntentContents {
        (self as? any AuthoredProvider)?.contents ?? IntentContents(of: self)
    }
}

extension AnyIntentParameter {
    /// The choices depend on other parameters.
    package var hasDependentOptions: Bool {
        !(optionsContents?.parameterDependencies.isEmpty ?? true)
    }

    /// Returns the parameters of an intent on which the choices for this parameter depend.
    package func dependencies(in intent: any AppIntent) -> [any AnyIntentParameter] {
        optionsContents?.parameterDependencies.flatMap { $0.parameters(of: intent) } ?? []
    }

    /// The wrappers of the choices' provider, if there is one.
    private var optionsContents: IntentContents? {
        switch declaration.options {
        case .values: nil
        case .provider(let provider): provider.authoredContents
        case .query(let query): IntentContents(of: query)
        case .none: valueType.entityType.map { $0.queryContents }
        }
    }
}

extension AppEntity {
    fileprivate static var queryContents: IntentContents { IntentContents(of: defaultQuery) }
}
