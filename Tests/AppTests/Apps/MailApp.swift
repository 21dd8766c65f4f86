import AppIntents
import Foundation
import SwiftUI

/// Mail: optional entities, sets, several questions in a row, a result that is confirmed.
enum MailApp {
    struct Mailbox: AppEntity, Hashable {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Mailbox] {
                identifiers.map { Mailbox(id: $0) }
            }
            func suggestedEntities() async throws -> [Mailbox] {
                ["Inbox", "Archive"].map { Mailbox(id: $0) }
            }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mailbox"
        static let defaultQuery = Query()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct Compose: AppIntent {
        static let title: LocalizedStringResource = "Compose"
        @Parameter(title: "To") var recipients: [IntentPerson]
        @Parameter(title: "Subject") var subject: String?
        @Parameter(title: "Body") var text: String?
        static var parameterSummary: some ParameterSummary {
            Summary("Write to \(\.$recipients)") {
                \.$subject
                \.$text
            }
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard let subject else {
                let asked = try await $subject.requestValue("What is it about?")
                return .result(dialog: "“\(asked)” is ready for \(recipients.count).")
            }
            return .result(dialog: "“\(subject)” is ready.")
        }
    }

    struct MoveMail: AppIntent {
        static let title: LocalizedStringResource = "Move Mail"
        @Parameter(title: "From") var source: Mailbox
        @Parameter(title: "To") var target: Mailbox
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard source != target else {
                throw $target.needsDisambiguationError(
                    among: try await Mailbox.Query().suggestedEntities(),
                    dialog: "That is where it is. Where to?")
            }
            return .result(dialog: "From \(source.id) to \(target.id).")
        }
    }

    struct Unread: AppIntent {
        static let title: LocalizedStringResource = "Unread Mail"
        @Parameter(title: "Mailbox") var mailbox: Mailbox?
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
            .result(value: 3) {
                Label("3 unread in \(mailbox?.id ?? "all")", systemImage: "envelope.badge")
            }
        }
    }

    struct SendDraft: AppIntent {
        static let title: LocalizedStringResource = "Send Draft"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(actionName: .send, dialog: "Send it?") {
                Text("Dear all, …")
            }
            return .result(dialog: "Sent.")
        }
    }

    struct Archive: AppIntent {
        static let title: LocalizedStringResource = "Archive"
        @Parameter(title: "Mailboxes") var mailboxes: Set<Mailbox>
        func perform() async throws -> some ReturnsValue<[String]> {
            .result(value: mailboxes.map(\.id).sorted())
        }
    }

    struct Signature: AppIntent {
        static let title: LocalizedStringResource = "Signature"
        @Parameter(title: "Text", default: "Yours", inputOptions: .init(smartQuotes: false))
        var text: String
        func perform() async throws -> some ReturnsValue<String> { .result(value: "-- \n\(text)") }
    }

    struct Snooze: AppIntent {
        enum Until: String, AppEnum {
            case evening, tomorrow
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Until"
            static let caseDisplayRepresentations: [Until: DisplayRepresentation] = [
                .evening: "Evening", .tomorrow: "Tomorrow",
            ]
        }
        static let title: LocalizedStringResource = "Snooze"
        @Parameter(title: "Until") var until: Until?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard let until else { throw $until.needsValueError("Until when?") }
            return .result(dialog: "Until \(until.rawValue).")
        }
    }

    struct VacationReply: AppIntent {
        static let title: LocalizedStringResource = "Vacation Reply"
        @Parameter(title: "On", default: false) var isOn: Bool
        @Parameter(title: "Text") var text: String?
        static var parameterSummary: some ParameterSummary {
            When(\.$isOn, .equalTo, true) {
                Summary("Turn vacation reply \(\.$isOn) with \(\.$text)")
            } otherwise: {
                Summary("Turn vacation reply \(\.$isOn)")
            }
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: isOn ? "On: \(text ?? "no words")." : "Off.")
        }
    }

    struct ShowMailbox: OpenIntent {
        static let title: LocalizedStringResource = "Show Mailbox"
        @Parameter(title: "Mailbox") var target: Mailbox
        func perform() async throws -> some IntentResult { .result() }
    }

    struct EmptyTrash: AppIntent {
        static let title: LocalizedStringResource = "Empty Trash"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let isSignedIn = try await Mailbox.Query().suggestedEntities().isEmpty
            guard isSignedIn else { throw AppIntentError.UserActionRequired.signin }
            return .result(dialog: "Empty.")
        }
    }
}
