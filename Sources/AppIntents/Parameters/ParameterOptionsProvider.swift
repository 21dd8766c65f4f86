/// The options provider of a parameter, which Apple lets be one that is not Sendable.
///
/// It is a provider itself, so that the system asks every provider in the same way.
// Safe: the provider is made with the parameter of one intent and has no other user than it. The
// intent belongs to one run, which asks for the options of its parameters one after the other.
struct ParameterOptionsProvider<Provider: DynamicOptionsProvider>: DynamicOptionsProvider,
    @unchecked Sendable
{
    private let provider: Provider

    init(_ provider: Provider) {
        self.provider = provider
    }

    func results() async throws -> Provider.Result {
        // The system prepares the dependencies of what it sees, which is this.
        try await IntentContents(of: provider).prepareDependencies()
        return try await provider.results()
    }

    func defaultResult() async -> Provider.DefaultValue? { await provider.defaultResult() }
}
