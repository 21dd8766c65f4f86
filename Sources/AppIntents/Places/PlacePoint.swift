import AppIntentsMetadata
import CoreLocation
import Foundation
import _Localization

/// The two fields of a point on the Earth, which every kind of place has.
enum PlacePoint {
    static func fields(in locale: Locale) -> [StructureShape.Field] {
        [
            .init(
                name: "latitude",
                title: LocalizedStringResource(system: "Latitude").text(in: locale),
                shape: .number, lowerBound: -90, upperBound: 90, isOptional: true),
            .init(
                name: "longitude",
                title: LocalizedStringResource(system: "Longitude").text(in: locale),
                shape: .number, lowerBound: -180, upperBound: 180, isOptional: true),
        ]
    }

    static func data(_ coordinate: CLLocationCoordinate2D?) -> [String: ParameterValue] {
        guard let coordinate else { return [:] }
        return [
            "latitude": .double(coordinate.latitude), "longitude": .double(coordinate.longitude),
        ]
    }

    /// Removes the point from the fields and returns it; `nil` if a coordinate is missing or out of range.
    static func take(
        from fields: inout [String: ParameterValue]
    ) -> CLLocationCoordinate2D?? {
        switch (fields.removeValue(forKey: "latitude"), fields.removeValue(forKey: "longitude")) {
        case (nil, nil): return .some(nil)
        case (let latitude?, let longitude?):
            guard let latitude = Double(parameterValue: latitude),
                let longitude = Double(parameterValue: longitude)
            else { return nil }
            let point = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            return CLLocationCoordinate2DIsValid(point) ? .some(point) : nil
        default: return nil
        }
    }

    /// Reads `48.8584, 2.2945` and `geo:48.8584,2.2945`.
    static func typed(_ text: String) -> CLLocationCoordinate2D? {
        guard
            let match = text.wholeMatch(
                of: /(?:geo:)?([+-]?[0-9]{1,3}(?:\.[0-9]+)?)\s*,\s*([+-]?[0-9]{1,3}(?:\.[0-9]+)?)/),
            let latitude = Double(match.1), let longitude = Double(match.2)
        else { return nil }
        let point = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        return CLLocationCoordinate2DIsValid(point) ? point : nil
    }

    /// Returns the point as the language writes it.
    static func words(_ coordinate: CLLocationCoordinate2D, in locale: Locale) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.fractionLength(0...5))
        return [coordinate.latitude, coordinate.longitude].map { $0.formatted(style) + "°" }
            .joined(separator: " ")
    }

    /// The longest text that describes a place.
    static let longestText = 1000

    /// Returns the fields that aren't empty; `nil` if one holds anything but a number or a short text.
    static func filled(_ fields: [String: ParameterValue]) -> [String: ParameterValue]? {
        let filled = fields.filter { !$0.value.isNull && $0.value != "" }
        let isFit = filled.values.allSatisfy { value in
            if case .string(let text) = value { text.utf8.count <= longestText } else { true }
        }
        return isFit ? filled : nil
    }
}

extension [String: ParameterValue] {
    /// Removes a text from the fields of a place and returns it; `nil` if the field holds something else.
    mutating func takeText(_ name: String) -> String?? {
        switch removeValue(forKey: name) {
        case nil: .some(nil)
        case .string(let text)?: .some(text)
        default: nil
        }
    }
}
