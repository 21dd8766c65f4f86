public import Foundation

extension DisplayRepresentation {
    /// The picture of a value: a system symbol, a picture of the app, a file or image data.
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

        private init(_ source: Source, isTemplate: Bool?, displayStyle: DisplayStyle = .default) {
            self.source = source
            self.isTemplate = isTemplate
            self.isCircular = displayStyle == .circular
        }
    }
}

extension DisplayRepresentation.Image {
    /// Creates a picture of a system symbol.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - isTemplate: Draws it as a template in the current color.
    public init(systemName name: String, isTemplate: Bool? = nil) {
        self.init(.system(name: name), isTemplate: isTemplate)
    }

    /// Creates a picture from the app's resources.
    ///
    /// - Parameters:
    ///   - name: The name of the picture among the app's resources.
    ///   - isTemplate: Draws it as a template in the current color.
    ///   - displayStyle: The shape to which it is cropped.
    public init(
        named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
        self.init(.named(name), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates a picture of encoded image data.
    ///
    /// - Parameters:
    ///   - data: The contents of an image file.
    ///   - isTemplate: Draws it as a template in the current color.
    ///   - displayStyle: The shape to which it is cropped.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
        self.init(.data(data), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates a picture that is read from an address.
    ///
    /// - Parameters:
    ///   - url: The address of the image.
    ///   - isTemplate: Draws it as a template in the current color.
    ///   - displayStyle: The shape to which it is cropped.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
        self.init(
            .url(url, width: nil, height: nil), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates a picture of a given size that is read from an address.
    ///
    /// - Parameters:
    ///   - url: The address of the image.
    ///   - width: The width in points.
    ///   - height: The height in points.
    ///   - isTemplate: Draws it as a template in the current color.
    ///   - displayStyle: The shape to which it is cropped.
    public init(
        url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
        displayStyle: DisplayStyle = .default
    ) {
        self.init(
            .url(url, width: width, height: height), isTemplate: isTemplate,
            displayStyle: displayStyle)
    }
}
