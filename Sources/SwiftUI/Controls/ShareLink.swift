public import CoreTransferable

/// A control that shares items in an app; in a card it doesn't act.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: PrimitiveView
where
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label: View, Data.Element: Transferable
{
    private let label: Label

    init(drawnAs label: Label) {
        self.label = label
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawInertButton(.share, label)
    }
}

/// The usual label of a control for sharing.
public nonisolated struct DefaultShareLinkLabel: PrimitiveView {
    private let title: Text

    init(_ title: Text = Text("Share…")) {
        self.title = title
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }._draw(in: &context)
    }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a control that shares an address, with a label of views.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a control that shares a text, with a label of views.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
}

extension ShareLink
where
    Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    /// Creates a control that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel()
    }

    /// Creates a control that shares an address, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        label = DefaultShareLinkLabel(Text(titleKey))
    }

    /// Creates a control that shares an address, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        label = DefaultShareLinkLabel(Text(title))
    }

    /// Creates a control that shares an address, with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil,
        message: Text? = nil
    ) {
        label = DefaultShareLinkLabel(Text(titleResource))
    }
}

extension ShareLink
where
    Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    /// Creates a control that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel()
    }

    /// Creates a control that shares a text, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        label = DefaultShareLinkLabel(Text(titleKey))
    }

    /// Creates a control that shares a text, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        label = DefaultShareLinkLabel(Text(title))
    }

    /// Creates a control that shares a text, with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
        message: Text? = nil
    ) {
        label = DefaultShareLinkLabel(Text(titleResource))
    }
}
