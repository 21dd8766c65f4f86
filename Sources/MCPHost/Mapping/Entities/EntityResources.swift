import AppIntentsMetadata
import IntentSystem
import Logging
import MCPProtocol
import _JSON

/// The app's entities as resources.
struct EntityResources: Sendable {
    /// How many of each type are listed; others are found by completion.
    private static let listedPerType = 50

    let system: IntentSystem

    /// One template for each type.
    func templates(_ app: AppMetadata) -> [ResourceTemplate] {
        app.entities.map { entity in
            ResourceTemplate(
                uriTemplate: EntityAddress.template(type: entity.identifier),
                name: entity.identifier, title: entity.name,
                description: "A \(entity.name) of \(app.name), by its identifier.",
                mimeType: "application/json")
        }
    }

    /// Returns the entities that the app suggests of each type; a type whose query fails is left out.
    func suggestions(_ app: AppMetadata, language: String) async -> [Resource] {
        var resources: [Resource] = []
        for entity in app.entities {
            do {
                let found = try await system.entities(
                    ofType: entity.identifier, matching: "", language: language)
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
            uri: EntityAddress(type: type, id: id).text, name: "\(type) \(id)",
            title: option.title, description: option.subtitle, mimeType: "application/json")
    }

    /// Returns the names of an entity as JSON.
    func read(_ address: EntityAddress, language: String) async throws -> ResourceContents {
        let found = try await system.entity(
            ofType: address.type, id: address.id, language: language)
        guard let option = found, case .entity(let type, let id) = option.value else {
            throw MCPError.unknownResource(uri: address.text)
        }
        var object: JSONObject = [
            "type": .string(type), "id": .string(id), "title": .string(option.title),
        ]
        object["subtitle"] = option.subtitle.map(JSONValue.string)
        return ResourceContents(
            uri: address.text, mimeType: "application/json",
            body: .text(JSONValue.object(object).text))
    }

    /// The identifiers of entities that a text finds.
    func complete(type: String, text: String, language: String) async throws -> Completion? {
        let found = try await system.entities(ofType: type, matching: text, language: language)
        return found.map { options in
            Completion(
                values: options.compactMap { option in
                    if case .entity(_, let id) = option.value { id } else { nil }
                })
        }
    }
}
