public import Foundation

/// The name of a picture in an asset catalog.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates a name of a picture in a bundle.
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

    /// Creates a name of a color in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Creates a picture of the app; its name is what a screen reader says.
    public init(_ resource: ImageResource) {
        self.init(resource.name)
    }
}

extension Color {
    /// Creates a color of the app's asset catalogs.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
