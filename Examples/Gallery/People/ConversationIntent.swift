import AppIntents
import SwiftUI

struct ConversationIntent: AppIntent {
    static let title: LocalizedStringResource = "Conversation"
    static let description = IntentDescription(
        "The last messages of a conversation, in bubbles and in five scripts.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: ConversationView(
                messages: [
                    .init(id: 1, text: "Are we still on for Saturday?", isOwn: false),
                    .init(
                        id: 2, text: "Yes! I'll bring the tent and the small stove. 🏕️",
                        isOwn: true),
                    .init(id: 3, text: "رائع، سأحضر الخبز 🥖", isOwn: false),
                    .init(id: 4, text: "太好了！我会早点到，帮大家把桌子摆好。", isOwn: true),
                    .init(id: 5, text: "मैं चाय और थोड़े बिस्कुट लाऊँगी।", isOwn: false),
                    .init(id: 6, text: "「Wi-Fi」はある？あと、ごみ袋も 👍🏽", isOwn: false),
                ]))
    }
}

struct ConversationView: View {
    struct Message: Identifiable {
        let id: Int
        let text: String
        let isOwn: Bool
    }

    let messages: [Message]

    var body: some View {
        VStack(spacing: 6) {
            ForEach(messages) { message in
                Text(message.text)
                    .foregroundStyle(message.isOwn ? Color.white : Color.primary)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 9)
                    .background(
                        message.isOwn
                            ? Color(red: 0, green: 0.4, blue: 0.85) : Color.gray.opacity(0.2),
                        in: RoundedRectangle(cornerRadius: 18)
                    )
                    .padding(message.isOwn ? .leading : .trailing, 40)
                    .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
            }
        }
    }
}
