public import CoreTransferable
public import _Localization

/// The title and the pictures of an item to share.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    private init() {}
}

extension SharePreview {
    /// Creates a preview with a localized title, a picture and a smaller one.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init()
    }

    /// Creates a preview with a title, a picture and a smaller one.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init()
    }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init()
    }

    /// Creates a preview with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init()
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a localized title and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init()
    }

    /// Creates a preview with a title and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init()
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) {
        self.init()
    }

    /// Creates a preview with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) {
        self.init()
    }

    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init()
    }
}

// Controls that share items with a preview. In a card they don't act; see `ShareLink`.
extension ShareLink {
    /// Creates a control that shares an item with a preview, with a label of views.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(drawnAs: label())
    }

    /// Creates a control that shares items with previews, with a label of views.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(drawnAs: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a control that shares an item with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(drawnAs: DefaultShareLinkLabel())
    }

    /// Creates a control that shares an item with a preview, with a localized title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(drawnAs: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a control that shares an item with a preview, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(drawnAs: DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a control that shares items with previews.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(drawnAs: DefaultShareLinkLabel())
    }
}
