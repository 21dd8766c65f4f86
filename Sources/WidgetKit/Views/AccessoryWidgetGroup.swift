public import SwiftUI
public import _Localization

/// A title above three equal views in a row, for a rectangular accessory widget.
///
/// The shape of the group's style masks each view; fewer views are centered.
@MainActor @preconcurrency
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    @Environment(\.accessoryWidgetGroupStyle) private var style
    private let label: Label
    private let content: Content

    /// Creates a group with a view as its title.
    public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            label.font(.caption).lineLimit(1)
            HStack(spacing: 6) {
                Group { content }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .aspectRatio(1, contentMode: .fit)
                    .clipShape(style.shape)
            }
            .frame(maxWidth: .infinity)
        }
    }
}

extension AccessoryWidgetGroup where Label == Text {
    /// Creates a group with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleKey) }, content: content)
    }

    /// Creates a group with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(label: { Text(titleResource) }, content: content)
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(title) }, content: content)
    }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
    /// Creates a group with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    /// Creates a group with a title from a resource and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: { SwiftUI.Label(titleResource, systemImage: systemImage) }, content: content)
    }

    /// Creates a group with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, content: content)
    }
}

/// The shape of the views in an `AccessoryWidgetGroup`.
public struct AccessoryWidgetGroupStyle: Sendable {
    private let isCircular: Bool

    /// Circles.
    public static let automatic = circular
    /// Circles.
    public static let circular = AccessoryWidgetGroupStyle(isCircular: true)
    /// Squares with round corners.
    public static let roundedSquare = AccessoryWidgetGroupStyle(isCircular: false)

    fileprivate var shape: AnyShape {
        isCircular ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 10))
    }
}

extension View {
    /// Sets the shape of the views in an `AccessoryWidgetGroup`.
    nonisolated public func accessoryWidgetGroupStyle(
        _ style: AccessoryWidgetGroupStyle = .automatic
    ) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}

extension EnvironmentValues {
    fileprivate var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
        get { self[AccessoryWidgetGroupStyleKey.self] }
        set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
    }
}

private struct AccessoryWidgetGroupStyleKey: EnvironmentKey {
    static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}
