public import AppIntentsMetadata
public import Foundation

// `Never` is also the value of a result without one.
extension Never: _IntentValue, _UnconvertedValue {
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .opaque("Never")
    }

    public var _data: ParameterValue { .null }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        return nil
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: "")
    }
}
