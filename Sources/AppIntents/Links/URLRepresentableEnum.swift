public import Foundation

/// An enumeration whose cases have addresses on the web.
///
///     extension Activity: URLRepresentableEnum {
///         static var urlRepresentation: URLRepresentation {
///             "https://trails.example/activity/\(.rawValue)"
///         }
///     }
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
    /// The address of every case.
    static var urlRepresentation: Self.URLRepresentation { get }
}

extension URLRepresentableEnum {
    /// The address of cases of the type.
    public typealias URLRepresentation = EnumURLRepresentation<Self>

    /// The address of this case; `nil` if it has none.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }

    /// The raw value.
    public var urlRepresentationParameter: String? { rawValue.description }
}
