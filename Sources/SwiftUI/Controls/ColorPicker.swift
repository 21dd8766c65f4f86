public import _Localization

/// A control for choosing a color; in a card it shows the color.
public nonisolated struct ColorPicker<Label: View>: PrimitiveView {
    private let color: Color
    private let label: Label

    /// Creates a picker with a label.
    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        color = selection.wrappedValue
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawInert(
            "color picker", named: label,
            LabeledContent {
                Circle().fill(color).frame(width: 28, height: 28)
            } label: {
                label
            })
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
