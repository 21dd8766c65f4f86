public import _Localization

// Buttons with closures. Nothing in a card performs these; see `Button`.
extension Button where Label == Text {
    /// Creates a button with a title that is looked up and a closure.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(closureWith: nil) { Text(titleKey) }
    }

    /// Creates a button with a title from a resource and a closure.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(closureWith: nil) { Text(titleResource) }
    }

    /// Creates a button with a title and a closure.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(closureWith: nil) { Text(title) }
    }

    /// Creates a button with a title that is looked up, a role and a closure.
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: role) { Text(titleKey) }
    }

    /// Creates a button with a title from a resource, a role and a closure.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: role) { Text(titleResource) }
    }

    /// Creates a button with a title, a role and a closure.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: role) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title that is looked up, a picture and a closure.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: nil) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title from a resource, a picture and a closure.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: nil) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a title, a picture and a closure.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: nil) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a title that is looked up, a picture, a role and a closure.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: role) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title from a resource, a picture, a role and a closure.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: role) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a title, a picture, a role and a closure.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: role) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title that is looked up, a picture of the app and a closure.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: nil) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a button with a title, a picture of the app and a closure.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: nil) { SwiftUI.Label(title, image: image) }
    }

    /// Creates a button with a title that is looked up, a picture of the app, a role and a closure.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(closureWith: role) { SwiftUI.Label(titleKey, image: image) }
    }
}

extension Button {
    /// Creates a button with a role and a closure.
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(closureWith: role, label: label)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button of a style's configuration; the button that the style draws acts.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(closureWith: configuration.role) { configuration.label }
    }
}
