import AppIntents
import AppIntentsMetadata
import _Localization

/// The action that shows an entity whose app has no intent to open it.
///
/// Only an entity's address leads to it; the system then shows the entity as the target of an
/// `OpenIntent`.
struct ShowEntityIntent<Entity: AppEntity>: OpenIntent {
    static var title: LocalizedStringResource { Entity.typeDisplayRepresentation.name }
    static var persistentIdentifier: String { "Show" + Entity.persistentIdentifier }
    static var isDiscoverable: Bool { false }

    @IntentParameter(
        ParameterDeclaration(title: Entity.typeDisplayRepresentation.name, description: nil),
        default: nil)
    var target: Entity

    init() {}

    // Not `some IntentResult`, which Swift 6.3 can't check in a generic type.
    func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension AppEntity {
    /// The action that shows an entity of the type.
    static var showing: any AppIntent.Type { ShowEntityIntent<Self>.self }
}
