public import Foundation

extension DisplayRepresentation {
    /// The picture of a value: a system symbol, a picture of the app, a file or image data.
    ///
    /// With `isTemplate`, it is drawn as a template in the current color; without, the picture
    /// decides. It is cropped to the shape of `displayStyle`.
    public struct Image: Equatable, Codable, Sendable {
        /// The shape to which the picture is cropped.
        public struct DisplayStyle: Equatable, Sendable {
            private enum Shape: Sendable {
                case `default`, circular
            }

            private let shape: Shape

            /// The shape that the place of use prefers.
            public static var `default`: DisplayStyle { DisplayStyle(shape: .default) }

            /// A circle, as for people.
            public static var circular: DisplayStyle { DisplayStyle(shape: .circular) }
        }

        /// The source of the picture.
        package enum Source: Equatable, Codable, Sendable {
            case system(name: String)
            case named(String)
            case url(URL, width: Double?, height: Double?)
            case data(Data)
        }

        /// The source of the picture.
        package let source: Source

        /// Draws the picture as a template in the current color; `nil` leaves it to the picture.
        package let isTemplate: Bool?

        /// The picture is cropped to a circle.
        package let isCircular: Bool

        /// The shape to which the picture is cropped.
        package var displayStyle: DisplayStyle { isCircular ? .circular : .default }

        init(_ source: Source, isTemplate: Bool?, displayStyle: DisplayStyle = .default) {
            self.source = source
            self.isTemplate = isTemplate
            self.isCircular = displayStyle == .circular
        }
    }
}

extension DisplayRepresentation.Image {
    /// Creates a picture of a system symbol.
    public init(systemName name: String, isTemplate: Bool? = nil) {
        self.init(.system(name: name), isTemplate: isTemplate)
    }

    /// Creates a picture from the app's resources, by its name among them.
    public init(
        named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
        self.init(.named(name), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates a picture of image data, the contents of an image file.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
        self.init(.data(data), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates a picture that is read from an address.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
        self.init(
            .url(url, width: nil, height: nil), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates a picture of a given size in points that is read from an address.
    public init(
        url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
        displayStyle: DisplayStyle = .default
    ) {
        self.init(
            .url(url, width: width, height: height), isTemplate: isTemplate,
            displayStyle: displayStyle)
    }
}
