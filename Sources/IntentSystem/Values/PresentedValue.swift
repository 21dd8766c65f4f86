import AppIntents
public import AppIntentsMetadata
public import Foundation

/// A value that a run returned, as a surface shows it: its data, and its name for a person.
public struct PresentedValue: Sendable, Hashable, Codable {
    /// The value as data; an entity is its identifier.
    public var data: ParameterValue
    /// The words that a person reads.
    public var title: String
    /// A second line under the title, if any.
    public var subtitle: String?
    /// The name of the symbol beside the title, if it has one.
    public var systemImageName: String?
    /// The name of the app's picture beside the title, if it has one.
    public var imageName: String?
    /// The picture beside the title, if it is no resource of the app.
    public var picture: Picture?
    /// The style of the picture; `nil` for the usual one.
    public var pictureStyle: PictureStyle?
    /// The values of a list, in order; empty for anything else.
    public var elements: [PresentedValue]
    /// The values of an entity's `@Property`s, by name; a property without a value is left out.
    public var properties: [String: ParameterValue] = [:]
    /// The properties, as a person reads them, of a value that has no other name; `nil` for any
    /// other value.
    package var facts: [PropertyFact]?
    /// The address of the value, if its type has addresses.
    public var link: URL?
    /// The owners of an entity besides the person, if it declares them.
    package var ownership: [EntityOwner]?
    /// The forms in which an entity can be exported as a file, whose bytes are created on request;
    /// the preferred one first.
    package var contents: [FileReference] = []

    // A card that comes back after a restart shows its former words; the properties, the contents
    // and the owners may have changed by then.
    private enum CodingKeys: String, CodingKey {
        case data, title, subtitle, systemImageName, imageName, picture, pictureStyle, elements,
            facts, link
    }

    /// Creates a value.
    public init(
        data: ParameterValue, title: String, subtitle: String? = nil,
        systemImageName: String? = nil, imageName: String? = nil, elements: [PresentedValue] = [],
        properties: [String: ParameterValue] = [:], link: URL? = nil
    ) {
        self.data = data
        self.title = title
        self.subtitle = subtitle
        self.systemImageName = systemImageName
        self.imageName = imageName
        self.elements = elements
        self.properties = properties
        self.link = link
    }
}

extension PresentedValue {
    /// Reads the names of an entity or a case; other values are written out.
    ///
    /// It includes the deferred properties that the run fetched, and the addresses that were
    /// requested.
    init(
        _ value: any _IntentValue, locale: Locale, fetchedProperties: FetchedProperties? = nil,
        links: ValueLinks = ValueLinks()
    ) {
        switch type(of: value).composition {
        case .list(let list):
            var elements = list.elements(of: value).map {
                PresentedValue(
                    $0, locale: locale, fetchedProperties: fetchedProperties, links: links)
            }
            elements.limitContents()
            self.init(
                data: .array(elements.map(\.data)),
                title: NameList(elements.map(\.title)).text(in: locale), elements: elements)
        case .optional(let optional):
            guard let wrapped = optional.wrapped(in: value) else {
                self.init(data: .null, title: "")
                return
            }
            self.init(
                wrapped, locale: locale, fetchedProperties: fetchedProperties, links: links)
        case .entity:
            self.init(single: value, locale: locale, links)
            properties = (value as? any AppEntity)?.propertyValues(fetchedProperties) ?? [:]
            ownership = EntityOwner.owners(of: value)
        case .plain, .fields, .reference, .enumeration, .union:
            self.init(single: value, locale: locale, links)
        }
    }

    private init(single value: any _IntentValue, locale: Locale, _ links: ValueLinks) {
        let representation = value._representation(in: locale)
        self.init(
            data: value.parameterValue, title: representation.title.text(in: locale),
            subtitle: representation.subtitle?.text(in: locale),
            systemImageName: representation.image?.symbolName,
            imageName: representation.image?.assetName, link: links[value])
        picture = .shown(representation, of: type(of: value))
        pictureStyle = representation.image.flatMap(PictureStyle.init)
        contents = value.contents(named: title)
        if type(of: value).isPlain { return }
        facts = (value as? any TransientAppEntity)?.facts(beside: title, in: locale)
    }
}

extension AppEntity {
    /// Returns the values of the declared properties, by name.
    fileprivate func propertyValues(_ fetched: FetchedProperties?) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        for declared in Self.entityProperties.properties {
            let value =
                declared.value(self)
                ?? fetched?.value(of: declared.name, in: self)?.flatMap { $0 as? any _IntentValue }
            if let data = value?.parameterValue, !data.isNull { values[declared.name] = data }
        }
        return values
    }
}
