public import Foundation
public import _Localization

/// The name of a picture in an asset catalog.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates the name of a picture in a bundle.
    ///
    /// A card finds the pictures of all of an app's bundles by their names.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

/// The name of a color in an asset catalog.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of a color in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Creates a picture of the app; screen readers read its name.
    public init(_ resource: ImageResource) {
        self.init(resource.name)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label from a localized title and a picture of the app.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label from a title and a picture of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label from a localized title and a picture of the app.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(resource)
        }
    }
}

extension Color {
    /// Creates a color from the app's asset catalogs.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
