/// A preview of a view or of a widget, as declared by `#Preview`.
///
/// The code that the macro generates creates it; a page of a debug build shows it.
public struct Preview: Sendable {
    /// The kind of traits that views have.
    public enum ViewTraits: Sendable {}

    /// The name that the author chose.
    package let name: String?
    /// The subject of the preview.
    package let subject: any PreviewSubject

    package init(_ name: String?, of subject: any PreviewSubject) {
        self.name = name
        self.subject = subject
    }

    /// Creates a preview of a view.
    @MainActor
    public init(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, of: ViewPreview(traits: [], body: body))
    }

    /// Creates a preview of a view with traits.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, of: ViewPreview(traits: [traits] + additionalTraits, body: body))
    }
}

/// A kind of subject of a preview.
@MainActor
package protocol PreviewSubject: Sendable {}

/// A view with the traits of its preview.
package struct ViewPreview: PreviewSubject {
    package let traits: [PreviewTrait<Preview.ViewTraits>]
    let body: @MainActor () -> any View

    /// The layout of the preview, which the last trait that sets one decides.
    package var layout: PreviewLayout {
        traits.lazy.reversed().compactMap(\.layout).first ?? .device
    }

    /// Returns the view with the modifiers of the traits, the first innermost.
    package func view() async throws -> AnyView {
        var view = AnyView(body())
        for trait in traits {
            if let modifier = trait.modifier { view = try await modifier.applied(to: view) }
        }
        return view
    }
}

/// A preview in a program: its source location, and how to make it.
///
/// `#Preview` generates types that conform, in debug builds only.
public protocol PreviewRegistry {
    /// The module and the file.
    static var fileID: String { get }
    /// The line in the file, from 1.
    static var line: Int { get }
    /// The column in the line, from 1.
    static var column: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}

#if Macros
    /// Declares a preview of a view.
    ///
    /// A debug build shows it on the page of previews; other builds don't contain it.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

    /// Declares a preview of a view with traits.
    ///
    /// A debug build shows it on the page of previews; other builds don't contain it.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

    /// Marks a property that belongs to a preview.
    @attached(peer)
    public macro Previewable() =
        #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

    /// Makes a property of `EnvironmentValues` a custom value, with a generated key.
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
#endif
