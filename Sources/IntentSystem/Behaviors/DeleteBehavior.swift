import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// Asks the person before a `DeleteIntent` is performed, and names the entities that it deletes.
struct DeleteBehavior: IntentBehavior {
    /// The greatest number of characters of one name.
    static let nameLength = 60

    func applies(to traits: IntentTraits) -> Bool { traits.deletesEntities }

    func confirmation(before intent: any AppIntent, locale: Locale) -> SystemConfirmation? {
        let entities = intent.deletedEntities
        return SystemConfirmation(
            subject: entities.map(\.parameterValue),
            request: ConfirmationRequest(
                actionName: .custom(
                    acceptLabel: .init(system: "Delete"),
                    acceptAlternatives: [.init(system: "Yes")],
                    denyLabel: .init(system: "Cancel"),
                    denyAlternatives: [.init(system: "No")], destructive: true),
                dialog: IntentDialog(
                    warned(
                        question(entities, intent: type(of: intent).title, locale), of: entities,
                        locale))))
    }

    /// Returns the question, followed by a sentence if the deleted entities are shared with other
    /// people.
    private func warned(
        _ question: LocalizedStringResource, of entities: [any AppEntity], _ locale: Locale
    ) -> LocalizedStringResource {
        let owners = Set(entities.flatMap { EntityOwner.owners(of: $0) ?? [] })
        let sentence: LocalizedStringResource
        if owners.contains(.public) {
            sentence = .init(system: "Everybody can see what you delete.")
        } else if owners.contains(.shared) {
            sentence = .init(system: "Other people share what you delete.")
        } else {
            return question
        }
        return LocalizedStringResource(
            verbatim: "\(question.text(in: locale)) \(sentence.text(in: locale))")
    }

    private func question(
        _ entities: [any AppEntity], intent title: LocalizedStringResource,
        _ locale: Locale
    ) -> LocalizedStringResource {
        guard let first = entities.first else {
            // The author's code may delete something anyway.
            return .init(system: "Do you want to continue with “\(title)”?")
        }
        if entities.count == 1 { return .init(system: "Delete “\(name(of: first, locale))”?") }
        let list = NameList(
            entities.map { entity in
                LocalizedStringResource(system: "“\(name(of: entity, locale))”").text(in: locale)
            }
        ).text(in: locale)
        if let counted = type(of: first).typeDisplayRepresentation.counted(entities.count) {
            return .init(system: "Delete \(counted.text(in: locale)): \(list)?")
        }
        return .init(system: "Delete \(entities.count) items: \(list)?")
    }

    private func name(of entity: any AppEntity, _ locale: Locale) -> String {
        let name = entity.displayRepresentation.title.text(in: locale)
        guard name.count > Self.nameLength else { return name }
        return name.prefix(Self.nameLength - 1) + "…"
    }
}
