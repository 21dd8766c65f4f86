import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// Asks the person before a `DeleteIntent` is performed, and names what it deletes.
struct DeleteBehavior: IntentBehavior {
    /// The most characters of one name.
    static let nameLength = 60

    func applies(to traits: IntentTraits) -> Bool { traits.deletesEntities }

    func confirmation(before intent: any AppIntent, locale: Locale) -> SystemConfirmation? {
        let entities = intent.deletedEntities
        return SystemConfirmation(
            subject: entities.map(\.parameterValue),
            request: ConfirmationRequest(
                actionName: .custom(
                    acceptLabel: "Delete", acceptAlternatives: ["Yes"], denyLabel: "Cancel",
                    denyAlternatives: ["No"], destructive: true),
                dialog: IntentDialog(
                    LocalizedStringResource(
                        verbatim: question(
                            entities, intent: type(of: intent).title.text(in: locale), locale)))))
    }

    private func question(
        _ entities: [any AppEntity], intent title: String, _ locale: Locale
    ) -> String {
        guard let first = entities.first else {
            // The author's code may delete something all the same.
            return "Do you want to continue with “\(title)”?"
        }
        if entities.count == 1 { return "Delete \(name(of: first, locale))?" }
        let list = NameList(entities.map { name(of: $0, locale) }).text
        return "Delete \(entities.count) items: \(list)?"
    }

    private func name(of entity: any AppEntity, _ locale: Locale) -> String {
        let name = entity.displayRepresentation.title.text(in: locale)
        guard name.count > Self.nameLength else { return "“\(name)”" }
        return "“\(name.prefix(Self.nameLength - 1))…”"
    }
}
