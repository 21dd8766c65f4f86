import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

extension ActiveRun {
    /// Returns the dialog of a confirmation, followed by a sentence about the people who share what
    /// the action destroys, if any.
    ///
    /// Unspecified by Apple; the author's action name says that it is destructive, and the entities
    /// are those of the intent's parameters. For a `DeleteIntent`, the system's confirmation says this.
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
        if owners.contains(.public) { return .init(system: "Everybody can see what this changes.") }
        return owners.contains(.shared)
            ? .init(system: "Other people share what this changes.") : nil
    }
}
