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
    @ScaledMetric var avatar = 34.0

    var body: some View {
        VStack(spacing: 6) {
            HStack(spacing: -10) {
                ForEach([Color.teal, .indigo, .pink], id: \.self) { color in
                    Image(systemName: "person.fill")
                        .foregroundStyle(.white)
                        .frame(width: avatar, height: avatar)
                        .background(color.gradient, in: Circle())
                        .overlay { Circle().strokeBorder(.background, lineWidth: 2) }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Three people")
            .padding(.bottom, 4)
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

#Preview("Question and answer") {
    ConversationView(
        messages: [
            .init(id: 1, text: "Where are you?", isOwn: false),
            .init(id: 2, text: "At the lake.", isOwn: true),
        ])
}
