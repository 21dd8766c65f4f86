public import Foundation

/// A value that can be a part of an address.
public protocol CustomURLRepresentationParameterConvertible {
    /// The text of the value in an address, without escapes; if it is `nil`, there is no address.
    var urlRepresentationParameter: String? { get async }
}

extension Int: CustomURLRepresentationParameterConvertible {
    public var urlRepresentationParameter: String? { String(self) }
}

extension String: CustomURLRepresentationParameterConvertible {
    public var urlRepresentationParameter: String? { self }
}

extension URL: CustomURLRepresentationParameterConvertible {
    public var urlRepresentationParameter: String? { absoluteString }
}
