public import AppIntentsMetadata
public import CoreLocation
public import _Localization

extension CLPlacemark: _IntentValue, _IndexedPropertyValue, _UnconvertedValue {
    /// Returns a shape with a name, the parts of an address and a point, where any is enough; if
    /// the author shows only a city, with the parts that distinguish cities.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        let parts = PlacemarkPart.allCases.filter { part in
            part.isAskedFor && (constraints.placemarkStyle != .city || part.isOfCity)
        }
        let fields = parts.map { part in
            StructureShape.Field(
                name: part.rawValue, title: part.title.text(in: locale), shape: .text,
                isOptional: true)
        }
        return .structure(
            StructureShape(
                name: LocalizedStringResource(system: "a place").text(in: locale),
                fields: fields + PlacePoint.fields(in: locale)))
    }

    /// The known parts of the address, and the point of the location.
    public var _data: ParameterValue {
        var fields = PlacePoint.data(location?.coordinate)
        for part in PlacemarkPart.allCases {
            fields[part.rawValue] = address[keyPath: part.path].map(ParameterValue.string)
        }
        fields["timeZone"] = timeZone.map { .string($0.identifier) }
        return .structure(fields)
    }

    /// Reads the fields, a point such as `48.8584, 2.2945`, or a name.
    public convenience init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .structure(let fields): self.init(fields: fields)
        case .string(let text):
            let text = text.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty, text.utf8.count <= PlacePoint.longestText else { return nil }
            var address = Address()
            let point = PlacePoint.typed(text)
            if point == nil {
                let part: PlacemarkPart = constraints.placemarkStyle == .city ? .locality : .name
                address[keyPath: part.path] = text
            }
            self.init(address: address, location: point.map(Self.location))
        default: return nil
        }
    }

    private convenience init?(fields: [String: ParameterValue]) {
        guard var fields = PlacePoint.filled(fields), !fields.isEmpty,
            let point = PlacePoint.take(from: &fields), let zone = fields.takeText("timeZone")
        else { return nil }
        var address = Address()
        for part in PlacemarkPart.allCases {
            guard let text = fields.takeText(part.rawValue) else { return nil }
            address[keyPath: part.path] = text
        }
        guard fields.isEmpty else { return nil }
        self.init(
            address: address, location: point.map(Self.location),
            timeZone: zone.flatMap(TimeZone.init(identifier:)))
    }

    private static func location(_ point: CLLocationCoordinate2D) -> CLLocation {
        CLLocation(latitude: point.latitude, longitude: point.longitude)
    }

    /// Returns the name above the address, or the point if one of them isn't known.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let street = [thoroughfare, subThoroughfare].compactMap { $0 }.joined(separator: " ")
        let city = [postalCode, locality].compactMap { $0 }.joined(separator: " ")
        let parts = [street, city, administrativeArea ?? "", country ?? ""]
        let line = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        let point = location.map { PlacePoint.words($0.coordinate, in: locale) }
        let lines = [name, line.isEmpty ? nil : line, point].compactMap { $0 }
        return DisplayRepresentation(
            title: lines.first.map { LocalizedStringResource(verbatim: $0) }
                ?? .init(system: "Place"),
            subtitle: lines.dropFirst().first.map { LocalizedStringResource(verbatim: $0) },
            image: DisplayRepresentation.Image(systemName: "mappin.and.ellipse"))
    }
}

extension CLPlacemark: DisplayRepresentable {
    /// The name of places for people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Place"))
    }

    /// The name above the address, as far as they are known, or the point.
    public var displayRepresentation: DisplayRepresentation { _representation(in: .current) }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// Creates a place parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .displayStyle(displayStyle),
            default: defaultValue)
    }

    /// Creates a place parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .displayStyle(displayStyle).provider(optionsProvider),
            default: defaultValue)
    }
}
