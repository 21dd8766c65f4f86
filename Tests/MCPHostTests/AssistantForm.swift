import AppIntentsMetadata
import IntentTestKit
import _JSON

/// A form as a client shows it to a person, and the call that it belongs to.
struct AssistantForm {
    private struct Field {
        let name: String
        let title: String
        /// What can be picked, by value and title; `nil` where anything can be typed.
        let options: [(value: String, title: String)]?
    }

    private let call: JSONObject
    private let key: String
    private let state: JSONValue
    private let message: String
    private let fields: [Field]

    /// Reads what a call asks for; `nil` if that is no form.
    init?(_ result: JSONObject, of call: JSONObject) {
        guard let state = result["requestState"],
            let request = result["inputRequests"]?.object?.members.first,
            request.value["method"] == "elicitation/create",
            let parameters = request.value["params"]?.object,
            let message = parameters["message"]?.string,
            let properties = parameters["requestedSchema"]?["properties"]?.object
        else { return nil }
        self.call = call
        self.state = state
        self.message = message
        key = request.name
        fields = properties.map { name, schema in
            let titled = schema["oneOf"]?.array?.compactMap { option in
                option["const"]?.string.map { ($0, option["title"]?.string ?? $0) }
            }
            let plain = schema["enum"]?.array?.compactMap { $0.string.map { ($0, $0) } }
            return Field(
                name: name, title: schema["title"]?.string ?? name, options: titled ?? plain)
        }
    }

    /// The call with the person's answer.
    func answered(_ action: String, content: JSONObject? = nil) -> JSONObject {
        var answer: JSONObject = ["action": .string(action)]
        if let content { answer["content"] = .object(content) }
        var call = call
        call["inputResponses"] = .object([key: .object(answer)])
        call["requestState"] = state
        return call
    }

    /// What a person fills in: a choice where it is listed, else text.
    func filled(with values: [String: ParameterValue]) -> JSONObject {
        var content = JSONObject()
        for (name, value) in values {
            let options = fields.first { $0.name == name }?.options
            let isListed = options?.contains { .string($0.value) == value.argument } ?? true
            let hasText = fields.contains { $0.name == name + "_text" }
            content[isListed || !hasText ? name : name + "_text"] = value.argument
        }
        return content
    }

    /// What the person reads: the words above the form, then its fields and buttons.
    var screen: HostScreen {
        var screen = HostScreen()
        let parts = message.split(separator: "\n\n").map(String.init)
        let head = parts[0].split(separator: "\n", maxSplits: 1).map(String.init)
        screen.title = head[0]
        screen.dialog = head.dropFirst().first
        if let words = parts.last?.wholeMatch(of: /Accept: “(.*)”\. Decline: “(.*)”\./) {
            screen.systemButtons = [String(words.output.2), String(words.output.1)]
        } else if let choice = fields.first, choice.name == "choice" {
            screen.options = choice.options?.map { HostScreen.Option($0.title) } ?? []
            screen.systemButtons = ["Cancel"]
        } else {
            let lines = parts.dropFirst().flatMap { $0.split(separator: "\n").map(String.init) }
            screen.fields = fields.filter { !$0.name.hasSuffix("_text") }.map {
                Self.field($0, lines)
            }
            screen.systemButtons = ["Cancel", "Continue"]
        }
        return screen
    }

    private static func field(_ field: Field, _ lines: [String]) -> HostScreen.Field {
        var result = HostScreen.Field(
            title: field.title, options: field.options?.map { HostScreen.Option($0.title) } ?? [])
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("⚠ \(field.title): ") {
                result.error = String(line.dropFirst("⚠ \(field.title): ".count))
            } else if line.hasPrefix("\(field.title): "), lines.indices.contains(index + 1) {
                result.value = String(line.dropFirst("\(field.title): ".count))
                result.error = String(lines[index + 1].dropFirst("⚠ ".count))
            }
        }
        return result
    }
}
