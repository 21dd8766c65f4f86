package import _JSON

/// A request for text from the client's model.
package struct SamplingRequest: Sendable, Equatable {
    package struct Message: Sendable, Equatable {
        package var role: Role
        package var content: Content

        package init(role: Role = .user, _ content: Content) {
            self.role = role
            self.content = content
        }
    }

    package var messages: [Message]
    package var maximumTokens: Int
    package var systemPrompt: String?

    package init(messages: [Message], maximumTokens: Int, systemPrompt: String? = nil) {
        self.messages = messages
        self.maximumTokens = maximumTokens
        self.systemPrompt = systemPrompt
    }
}

/// A response of the client's model.
package struct SamplingResult: Sendable, Equatable {
    package var role: Role
    package var model: String
    package var stopReason: String?
    /// The pieces of content, unparsed; `text` contains their texts.
    package var content: [JSONValue]

    package var text: String {
        content.compactMap { $0["type"]?.string == "text" ? $0["text"]?.string : nil }
            .joined(separator: "\n")
    }
}
