package import AppIntentsMetadata
package import Foundation

/// A request of a test to an app, which names the app's types.
package enum DefinitionRequest: Sendable, Hashable, Codable {
    /// Performs an intent. The entities of the view that it shows are those of a screen from then on.
    case run(intent: String, values: [String: ParameterValue], screen: String)
    /// Returns all entities of a type.
    case all(entities: String)
    /// Returns the entities of a type that a picker offers before a person types.
    case suggested(entities: String)
    /// Returns the entities of a type that match a text.
    case matching(entities: String, text: String)
    /// Returns the entities of a type that the app's index has now: those that match a text, or all.
    case indexed(entities: String, text: String?)
    /// Returns the entities of a type that still exist.
    case identified(entities: String, identifiers: [String])
    /// Returns the entities of a type that are on a screen.
    case shown(entities: String, screen: String)
    /// Returns what a query finds for a value.
    case found(query: String, input: ParameterValue)
    /// Returns the contents of an entity of a type, in a content type or else the preferred one.
    case contents(entity: ParameterValue, type: String, contentType: String?)

    /// The name of the type that the request is about.
    package var name: String {
        switch self {
        case .run(let intent, _, _): intent
        case .found(let query, _): query
        case .contents(_, let type, _): type
        case .all(let entities), .suggested(let entities), .matching(let entities, _),
            .indexed(let entities, _), .identified(let entities, _), .shown(let entities, _):
            entities
        }
    }
}

/// The reply of an app to a test.
package enum DefinitionReply: Sendable, Hashable, Codable {
    /// A value, or the values of a list.
    case value(ReadValue)
    /// The contents of an entity.
    case file(name: String, contentType: String?, bytes: Data)
    /// The reason why there is no other reply, for the author of the test.
    case refusal(String)
}

/// The messages between a test and an app in another process: JSON, one on each line.
package enum DefinitionMessage {
    /// A request with the number by which its reply refers to it.
    package struct Call: Sendable, Codable {
        package let number: Int
        package let request: DefinitionRequest

        package init(number: Int, request: DefinitionRequest) {
            self.number = number
            self.request = request
        }
    }

    /// The number of a call whose request is of another version.
    package struct Unread: Decodable {
        package let number: Int

        /// The reply to it.
        package var answer: Answer {
            Answer(
                number: number,
                reply: .refusal(
                    """
                    The app was built with another version of OpenAppIntents, and doesn't know the request. \
                    Build the app again.
                    """))
        }
    }

    /// A reply to a request.
    package struct Answer: Sendable, Codable {
        package let number: Int
        package let reply: DefinitionReply

        package init(number: Int, reply: DefinitionReply) {
            self.number = number
            self.reply = reply
        }
    }

    /// The command of a program that answers the requests on its standard input.
    package static let command = "testing"

    /// Returns a message as a line, without its end.
    package static func line(_ message: some Encodable) throws -> Data {
        try JSONEncoder().encode(message)
    }

    /// Reads a line; `nil` if it is no such message, but something that the app printed.
    package static func message<Message: Decodable>(_ line: Data, as _: Message.Type) -> Message? {
        try? JSONDecoder().decode(Message.self, from: line)
    }
}
