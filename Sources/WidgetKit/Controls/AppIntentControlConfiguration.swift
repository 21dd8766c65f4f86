public import AppIntents

/// A control that a person configures by an intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, Sendable {
    private let kind: String
    private let source: ControlSource

    /// Creates a configuration of a control whose template contains everything it shows.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
        source = ControlSource(
            preview: { content($0 as? Configuration ?? Configuration())._template },
            read: nil)
    }

    /// Creates a configuration of a control whose value comes from a provider.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Configuration == Provider.Configuration {
        self.kind = kind
        let lent = Loan(provider)
        let ask = Loan { @concurrent (configuration: Configuration) async throws in
            Loan(try await lent.value.currentValue(configuration: configuration))
        }
        let template = { @MainActor in content($0)._template }
        source = ControlSource(
            preview: { configuration in
                let configuration = configuration as? Configuration ?? Configuration()
                return content(lent.value.previewValue(configuration: configuration))._template
            },
            read: { configuration in
                let configuration = configuration as? Configuration ?? Configuration()
                return ControlSource.drawing(
                    template, of: try await ask.value(configuration))
            })
    }

    /// The configuration itself, from which the system reads the outline.
    public var body: some ControlWidgetConfiguration { self }

    public func _describe(in outline: inout _ControlOutline) {
        outline.kind = kind
        outline.configuration = Configuration.self
        outline.source = source
    }
}
