public import AppIntentsMetadata
import CoreLocation
public import Foundation
public import GeoToolbox
import _Localization

extension PlaceDescriptor: _SystemIntentValue {
    /// The name of places for people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Place"))
    }

    /// The name above the address, as far as they are known, or the point.
    public var displayRepresentation: DisplayRepresentation { _representation(in: .current) }
}

extension PlaceDescriptor: _IntentValue, _UnconvertedValue {
    /// Returns a shape with a name, an address and a point, where any is enough.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .structure(
            StructureShape(
                name: LocalizedStringResource(system: "a place").text(in: locale),
                fields: [
                    .init(
                        name: "name",
                        title: LocalizedStringResource(system: "Name").text(in: locale),
                        shape: .text, isOptional: true),
                    .init(
                        name: "address",
                        title: LocalizedStringResource(system: "Address").text(in: locale),
                        shape: .text, isOptional: true),
                ] + PlacePoint.fields(in: locale)))
    }

    /// The name, the address and the point and, although the shape doesn't ask for it, the whole
    /// description if it contains more.
    public var _data: ParameterValue {
        var fields = asked
        if Self(asked: fields) != self, let whole = try? JSONEncoder().encode(self) {
            fields["descriptor"] = .data([UInt8](whole))
        }
        return .structure(fields)
    }

    /// Reads the fields, a point such as `48.8584, 2.2945`, or an address.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .structure(var fields):
            let whole = fields.removeValue(forKey: "descriptor")
            if case .data(let bytes)? = whole,
                let place = try? JSONDecoder().decode(Self.self, from: Data(bytes)),
                place.asked == fields, Self(asked: fields) != nil || fields.isEmpty
            {
                self = place
            } else {
                self.init(asked: fields)
            }
        case .string(let text):
            let text = text.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty, text.utf8.count <= PlacePoint.longestText else { return nil }
            let point = PlacePoint.typed(text).map(PlaceRepresentation.coordinate)
            self.init(representations: [point ?? .address(text)], commonName: nil)
        default: return nil
        }
    }

    /// Returns the name above the address, or the point if one of them isn't known.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let point = coordinate.map { PlacePoint.words($0, in: locale) }
        let line = address?.split(whereSeparator: \.isNewline).joined(separator: ", ")
        let lines = [commonName, line == commonName ? nil : line, point].compactMap { $0 }
        return DisplayRepresentation(
            title: lines.first.map { LocalizedStringResource(verbatim: $0) }
                ?? .init(system: "Place"),
            subtitle: lines.dropFirst().first.map { LocalizedStringResource(verbatim: $0) },
            image: DisplayRepresentation.Image(systemName: "mappin.and.ellipse"))
    }

    /// The part that the system asks a person for.
    private var asked: [String: ParameterValue] {
        var fields = PlacePoint.data(coordinate)
        fields["name"] = commonName.map(ParameterValue.string)
        fields["address"] = address.map(ParameterValue.string)
        return fields
    }

    private init?(asked fields: [String: ParameterValue]) {
        guard var fields = PlacePoint.filled(fields), !fields.isEmpty,
            let point = PlacePoint.take(from: &fields), let name = fields.takeText("name"),
            let address = fields.takeText("address"), fields.isEmpty
        else { return nil }
        var representations: [PlaceRepresentation] = []
        if let point { representations.append(.coordinate(point)) }
        if let address { representations.append(.address(address)) }
        // A place needs more than a name; the name serves as the address.
        if let name, representations.isEmpty { representations.append(.address(name)) }
        self.init(representations: representations, commonName: name)
    }
}
