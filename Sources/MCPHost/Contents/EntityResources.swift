import AppIntentsMetadata
import IntentSystem
import Logging
import MCPProtocol
import SwiftUI
import _JSON

struct EntityResources: Sendable {
    /// The number of listed entities of each type; others are found by completion.
    private static let listedPerType = 50

    let system: IntentSystem
    /// The person for whom the app is asked.
    let person: Person

    /// Returns one template for each type.
    func templates(_ app: AppMetadata) -> [ResourceTemplate] {
        app.entities.filter { system.finds($0.identifier, for: person) }.map { entity in
            ResourceTemplate(
                uriTemplate: EntityAddress.template(type: entity.identifier),
                name: entity.identifier, title: entity.name,
                description: "A \(entity.name) of \(app.name), by its identifier.",
                mimeType: "application/json")
        }
    }

    /// Returns the entities that the app suggests for each type, without the types whose query fails.
    func suggestions(_ app: AppMetadata, language: String) async -> [Resource] {
        var resources: [Resource] = []
        for entity in app.entities {
            do {
                let found = try await system.entities(
                    ofType: entity.identifier, matching: "", language: language,
                    for: person)
                resources += (found ?? []).prefix(Self.listedPerType).compactMap {
                    Self.resource($0)
                }
            } catch {
                system.log.error(
                    "The suggested entities of \(entity.identifier) could not be had: \(error)")
            }
        }
        return resources
    }

    private static func resource(_ option: Question.Option) -> Resource? {
        guard case .entity(let type, let id) = option.value else { return nil }
        return Resource(
            EntityAddress(sharing: type, id: id), title: option.title, description: option.subtitle)
    }

    /// Returns an entity as JSON: its names, its properties, its search attributes, and its owners.
    func read(
        _ address: EntityAddress, of app: AppMetadata, language: String
    ) async throws -> ResourceContents {
        let found = try await system.entityDetails(
            ofType: address.type, id: address.id, language: language, for: person)
        guard let details = found, case .entity(let type, let id) = details.value.data else {
            throw MCPError.unknownResource(uri: address.text)
        }
        let value = details.value
        var object: JSONObject = [
            "type": .string(type), "id": .string(EntityAddress(sharing: type, id: id).id),
            "title": .string(value.title),
        ]
        object["subtitle"] = value.subtitle.map(JSONValue.string)
        let mappings = ValueMappings(app)
        var properties = JSONObject()
        for property in mappings.entities[type]?.properties ?? [] {
            guard let value = value.properties[property.name] else { continue }
            properties[property.name] = mappings[property.shape].propertyJSON(value)
        }
        if !properties.isEmpty { object["properties"] = .object(properties) }
        let shape = ValueShape.opaque("attribute")
        var attributes = JSONObject()
        for (name, value) in details.attributes.sorted(by: { $0.key < $1.key }) {
            attributes[name] = shape.json(of: value)
        }
        if !attributes.isEmpty { object["attributes"] = .object(attributes) }
        object["ownership"] = value.ownership.map { .array($0.map { .string($0.rawValue) }) }
        return ResourceContents(
            uri: address.text, mimeType: "application/json",
            body: .text(JSONValue.object(object).text))
    }

    /// Returns the identifiers of entities that match a text.
    func complete(type: String, text: String, language: String) async throws -> Completion? {
        let found = try await system.entities(
            ofType: type, matching: text, language: language, for: person)
        return found.map { options in
            Completion(
                values: options.compactMap { option in
                    guard case .entity(let type, let id) = option.value else { return nil }
                    return EntityAddress(sharing: type, id: id).id
                })
        }
    }
}

extension Resource {
    fileprivate init(_ address: EntityAddress, title: String, description: String? = nil) {
        self.init(
            uri: address.text, name: "\(address.type) \(address.id)", title: title,
            description: description, mimeType: "application/json")
    }

    /// Creates the resource of the entity that an element of a card shows; `nil` if it shows none.
    init?(shownBy node: ViewNode) {
        guard let address = node.entity.flatMap(EntityAddress.init(shown:)) else { return nil }
        self.init(address, title: node.accessibleName)
    }
}
