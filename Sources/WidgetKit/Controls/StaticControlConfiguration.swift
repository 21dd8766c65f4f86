/// A control that a person can't configure.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    private let kind: String
    private let source: ControlSource

    /// Creates a configuration of a control whose template contains everything it shows.
    public init(
        kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
    ) {
        self.kind = kind
        source = ControlSource(preview: { _ in content()._template }, read: nil)
    }

    /// Creates a configuration of a control whose value comes from a provider.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        self.kind = kind
        let lent = Loan(provider)
        let ask = Loan { @concurrent () async throws in Loan(try await lent.value.currentValue()) }
        let template = { @MainActor in content($0)._template }
        source = ControlSource(
            preview: { _ in content(lent.value.previewValue)._template },
            read: { _ in
                ControlSource.drawing(template, of: try await ask.value())
            })
    }

    /// The configuration itself, from which the system reads the outline.
    public var body: some ControlWidgetConfiguration { self }

    public func _describe(in outline: inout _ControlOutline) {
        outline.kind = kind
        outline.source = source
    }
}
