/// The style that suits the context: a row.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        NamedControls(name: configuration.label) {
            HStack { configuration.content }
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style that suits the context: a row.
    nonisolated public static var automatic: AutomaticControlGroupStyle { .init() }
}

/// A row on one surface, as bars have.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        NamedControls(name: configuration.label) {
            SharedSurface { configuration.content }
        }
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A row on one surface, as bars have.
    nonisolated public static var navigation: NavigationControlGroupStyle { .init() }
}

/// A row of icons on one surface.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        NamedControls(name: configuration.label) {
            SharedSurface { configuration.content }.labelStyle(.iconOnly)
        }
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A row of icons on one surface.
    nonisolated public static var palette: PaletteControlGroupStyle { .init() }
}

/// A menu; a card draws the label and no commands.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu; a card draws the label and no commands.
    nonisolated public static var menu: MenuControlGroupStyle { .init() }
}

/// A menu of icons; a card draws the label and no commands.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        MenuControlGroupStyle().makeBody(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu of icons; a card draws the label and no commands.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

// MARK: - Parts

/// Controls in a row that share one surface.
private struct SharedSurface<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 16) { content }
            .buttonStyle(.borderless)
            .padding(.horizontal, 14).padding(.vertical, 7)
            .background(.fill, in: .capsule)
    }
}

/// Controls with a label that isn't drawn and names them.
private nonisolated struct NamedControls<Name: View, Content: View>: PrimitiveView {
    let name: Name
    @ViewBuilder let content: Content

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        let name = context.nodes { $0.drawPart("_n", self.name) }.accessibleName
        if !name.isEmpty { context.apply(.accessibilityLabel(name), from: start) }
    }
}
