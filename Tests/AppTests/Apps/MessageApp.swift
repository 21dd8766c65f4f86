import AppIntents
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Conversations: people, files, drafts that a snippet confirms, options asked of an entity's query.
enum MessageApp {
    struct Chat: AppEntity, Hashable {
        struct Query: EntityStringQuery {
            static let chats = ["Family", "Climbers", "Choir"].map { Chat(id: $0) }
            func entities(for identifiers: [String]) async throws -> [Chat] {
                Self.chats.filter { identifiers.contains($0.id) }
            }
            func entities(matching string: String) async throws -> [Chat] {
                Self.chats.filter { $0.id.hasPrefix(string) }
            }
            func suggestedEntities() async throws -> [Chat] { Self.chats }
        }

        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Chat", synonyms: ["Conversation"])
        static let defaultQuery = Query()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(stringLiteral: id) }
    }

    struct DraftView: View {
        let words: String
        let chat: String
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Label(chat, systemImage: "bubble.left")
                    .font(.headline)
                Text(words).lineLimit(3)
            }
            .padding()
        }
    }

    struct DraftCard: SnippetIntent {
        static let title: LocalizedStringResource = "Draft"
        @Parameter(title: "Text") var text: String
        @Parameter(title: "Chat") var chat: Chat
        init() {}
        init(text: String, chat: Chat) {
            self.text = text
            self.chat = chat
        }
        @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: DraftView(words: text, chat: chat.id))
        }
    }

    struct SendMessage: AppIntent {
        static let title: LocalizedStringResource = "Send Message"
        @Parameter(title: "Text", inputOptions: String.IntentInputOptions(multiline: true))
        var text: String
        @Parameter(title: "Chat") var chat: Chat
        static var parameterSummary: some ParameterSummary {
            Summary("Send \(\.$text) to \(\.$chat)")
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(
                actionName: .send, snippetIntent: DraftCard(text: text, chat: chat))
            return .result(dialog: "Sent to \(chat.id).")
        }
    }

    struct SendTo: AppIntent {
        static let title: LocalizedStringResource = "Write to a Person"
        @Parameter(title: "Person") var person: IntentPerson
        @Parameter(title: "Text") var text: String
        func perform() async throws -> some ReturnsValue<String> {
            guard case .displayName(let name) = person.name else { return .result(value: text) }
            return .result(value: "\(name): \(text)")
        }
    }

    struct AttachPicture: AppIntent {
        static let title: LocalizedStringResource = "Attach Picture"
        @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile
        func perform() async throws -> some ReturnsValue<Int> {
            .result(value: picture.data.count)
        }
    }

    struct MarkRead: AppIntent {
        static let title: LocalizedStringResource = "Mark as Read"
        @Parameter(title: "Chats") var chats: Set<Chat>
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(chats.count) chats are read.")
        }
    }

    struct Mute: AppIntent {
        static let title: LocalizedStringResource = "Mute Chat"
        @Parameter(title: "Chat") var chat: Chat
        @Parameter(title: "Mute", displayName: .init(true: "Silent", false: "Audible"))
        var isMuted: Bool
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: isMuted ? "\(chat.id) is silent." : "\(chat.id) is audible.")
        }
    }

    struct UnreadCount: AppIntent {
        static let title: LocalizedStringResource = "Unread Messages"
        static let description = IntentDescription(
            "Counts.", categoryName: "Reading", resultValueName: "Unread")
        func perform() async throws -> some ReturnsValue<Int> { .result(value: 12) }
    }

    struct OpenChat: OpenIntent {
        static let title: LocalizedStringResource = "Open Chat"
        @Parameter(title: "Chat") var target: Chat
        init() {}
        init(target: Chat) { self.target = target }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(target.id) is in front.")
        }
    }

    struct NewestChat: AppIntent {
        static let title: LocalizedStringResource = "Newest Chat"
        func perform() async throws
            -> some IntentResult & ReturnsValue<Chat> & OpensIntent & ProvidesDialog
        {
            let chat = Chat(id: "Choir")
            return .result(value: chat, opensIntent: OpenChat(target: chat), dialog: "The choir.")
        }
    }

    struct Poll: AppIntent {
        static let title: LocalizedStringResource = "Start Poll"
        @Parameter(title: "Question") var question: String
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let yes = IntentChoiceOption(title: "Yes")
            let no = IntentChoiceOption(title: "No", style: .destructive)
            let chosen = try await requestChoice(
                between: [yes, no, .cancel], dialog: "\(question)")
            return .result(dialog: "Asked; you said \(chosen == yes ? "yes" : "no").")
        }
    }
}
