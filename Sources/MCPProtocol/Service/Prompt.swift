package import _JSON

/// A prompt as listed for clients.
package struct Prompt: Sendable, Equatable {
    package struct Argument: Sendable, Equatable {
        package var name: String
        package var title: String?
        package var description: String?
        package var isRequired: Bool

        package init(
            name: String, title: String? = nil, description: String? = nil,
            isRequired: Bool = false
        ) {
            self.name = name
            self.title = title
            self.description = description
            self.isRequired = isRequired
        }
    }

    package var name: String
    package var title: String?
    package var description: String?
    package var arguments: [Argument]
    package var icons: [Icon]
    package var meta: JSONObject

    package init(
        name: String, title: String? = nil, description: String? = nil,
        arguments: [Argument] = [], icons: [Icon] = [], meta: JSONObject = [:]
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.arguments = arguments
        self.icons = icons
        self.meta = meta
    }
}

/// A request for a prompt, or its continuation.
package struct PromptRequest: Sendable, Equatable {
    package var name: String
    package var arguments: [String: String]
    package var input: ReceivedInput?

    package init(name: String, arguments: [String: String] = [:], input: ReceivedInput? = nil) {
        self.name = name
        self.arguments = arguments
        self.input = input
    }
}

/// A prompt with its arguments filled in.
package struct PromptResult: Sendable, Equatable {
    package struct Message: Sendable, Equatable {
        package var role: Role
        package var content: Content

        package init(role: Role = .user, _ content: Content) {
            self.role = role
            self.content = content
        }
    }

    package var description: String?
    package var messages: [Message]

    package init(description: String? = nil, messages: [Message]) {
        self.description = description
        self.messages = messages
    }
}
