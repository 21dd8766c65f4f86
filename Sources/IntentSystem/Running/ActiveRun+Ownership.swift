import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

extension ActiveRun {
    /// The dialog of a confirmation, followed by a sentence about those who have part in what the action
    /// destroys, if any have.
    ///
    /// Unspecified by Apple; an author says with the name of the action that it is destructive, and the
    /// entities are those of the intent's parameters. A `DeleteIntent` is asked about by the system, which
    /// says so there.
    func warned(
        _ dialog: IntentDialog?, before action: ConfirmationActionName
    ) -> IntentDialog? {
        guard action.isDestructive, !request.type.traits.deletesEntities,
            let warning = ownershipWarning
        else { return dialog }
        guard let dialog else { return IntentDialog(warning) }
        let words = { (text: LocalizedStringResource) -> LocalizedStringResource in
            let parts = [text, warning].map { $0.text(in: self.request.locale) }
            return .init(verbatim: parts.filter { !$0.isEmpty }.joined(separator: " "))
        }
        return IntentDialog(full: words(dialog.full), supporting: words(dialog.supporting))
    }

    private var ownershipWarning: LocalizedStringResource? {
        let values = (contents?.parameters ?? []).compactMap { $0.parameter.currentValue }
        let entities = values.flatMap { value -> [any _IntentValue] in
            guard case .list(let list) = type(of: value).composition else { return [value] }
            return list.elements(of: value)
        }
        let owners = Set(entities.flatMap { EntityOwner.owners(of: $0) ?? [] })
        if owners.contains(.public) {
            return .init(system: "Everybody can see what this changes.")
        }
        return owners.contains(.shared)
            ? .init(system: "Other people share what this changes.") : nil
    }
}
