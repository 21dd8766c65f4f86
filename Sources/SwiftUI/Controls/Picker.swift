public import _Localization

/// A control for choosing one of several values; in a card it shows the chosen one.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
    PrimitiveView
{
    private let selection: SelectionValue?
    private let label: Label
    private let content: Content

    /// Creates a picker with a label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection.wrappedValue
        self.label = label()
        self.content = content()
    }

    /// Creates a picker with a label.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let style = context.environment[ValueKey<_PickerLook>.self] ?? .menu
        let (all, chosen) = context.options(of: content, selection: selection)
        switch style {
        case .menu:
            context.drawInert(
                "picker", named: label,
                LabeledContent {
                    HStack(spacing: 4) {
                        DrawnNodes(nodes: chosen ?? [])
                        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
                            .accessibilityHidden(true)
                    }
                } label: {
                    label
                })
        case .segmented:
            context.drawInert(
                "picker", named: label,
                HStack(spacing: 2) {
                    ForEach(all.indices, id: \.self) { index in
                        let isChosen = chosen?.first?.id == all[index].id
                        DrawnNodes(nodes: [all[index]])
                            .fontWeight(isChosen ? .semibold : nil)
                            .frame(maxWidth: .infinity, minHeight: 28)
                            .background {
                                if isChosen {
                                    RoundedRectangle(cornerRadius: 7).fill(.background)
                                }
                            }
                    }
                }
                .font(.footnote)
                .padding(2)
                .background(.fill, in: .rect(cornerRadius: 9)))
        case .inline:
            context.drawInert(
                "picker", named: label,
                VStack(alignment: .leading) {
                    label
                    ForEach(all.indices, id: \.self) { index in
                        HStack {
                            DrawnNodes(nodes: [all[index]])
                            Spacer()
                            if chosen?.first?.id == all[index].id {
                                Image(systemName: "checkmark")
                            }
                        }
                    }
                })
        }
    }
}

/// Elements that are already drawn.
nonisolated struct DrawnNodes: PrimitiveView {
    let nodes: [ViewNode]

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.nodes += nodes
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title from a resource and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(title, systemImage: systemImage)
        }
    }
}

/// The style of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The form of the built-in style.
    nonisolated var _look: _PickerLook { get }
}

/// A built-in style of pickers.
public enum _PickerLook: Sendable {
    /// The chosen value beside the label.
    case menu
    /// All values in a row.
    case segmented
    /// All values below one another.
    case inline
}

/// The style that suits the context.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
    public let _look = _PickerLook.menu
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits the context.
    nonisolated public static var automatic: DefaultPickerStyle { .init() }
}

/// The chosen value beside the label.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
    public let _look = _PickerLook.menu
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen value beside the label.
    nonisolated public static var menu: MenuPickerStyle { .init() }
}

/// All values in a row.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
    public let _look = _PickerLook.segmented
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All values in a row.
    nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}

/// All values below one another.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
    public let _look = _PickerLook.inline
    public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All values below one another.
    nonisolated public static var inline: InlinePickerStyle { .init() }
}

/// A wheel; a card shows the chosen value.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
    public let _look = _PickerLook.menu
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel; a card shows the chosen value.
    nonisolated public static var wheel: WheelPickerStyle { .init() }
}

/// A link to the values; a card shows the chosen one.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public let _look = _PickerLook.menu
    public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to the values; a card shows the chosen one.
    nonisolated public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// All values in a row.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
    public let _look = _PickerLook.segmented
    public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All values in a row.
    nonisolated public static var palette: PalettePickerStyle { .init() }
}

extension View {
    /// Sets the style of pickers inside.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modified(_StyleModifier(style: style._look))
    }
}
