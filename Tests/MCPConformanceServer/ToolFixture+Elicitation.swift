import MCPProtocol
import _JSON

extension [ToolFixture] {
    /// Tools that ask for values of all kinds.
    static let elicitation: [ToolFixture] = [
        ToolFixture(
            "test_elicitation", "Asks for a name and an address",
            .arguments(["message": ["type": "string"]])
        ) { call, _, _ in
            answer(
                call, "User response",
                InputForm(
                    message: call.arguments["message"]?.string ?? "",
                    fields: [
                        .init(
                            name: "username", description: "User's response", kind: .text()),
                        .init(
                            name: "email", description: "User's email address", kind: .text()),
                    ]))
        },
        ToolFixture("test_elicitation_sep1034_defaults", "Asks with defaults") { call, _, _ in
            answer(
                call, "Elicitation completed",
                InputForm(
                    message: "Please check the values",
                    fields: [
                        optional("name", .text(default: "John Doe")),
                        optional("age", .integer(default: 30)),
                        optional("score", .number(default: 95.5)),
                        optional(
                            "status",
                            .choice(.plain(["active", "inactive", "pending"]), default: "active")),
                        optional("verified", .boolean(default: true)),
                    ]))
        },
        ToolFixture("test_elicitation_sep1330_enums", "Asks for choices") { call, _, _ in
            answer(
                call, "Elicitation completed",
                InputForm(
                    message: "Please choose",
                    fields: [
                        optional("untitledSingle", .choice(.plain(options))),
                        optional("titledSingle", .choice(.titled(titled("Option")))),
                        optional(
                            "legacyEnum",
                            .choice(
                                .named([
                                    .init(value: "opt1", title: "Option One"),
                                    .init(value: "opt2", title: "Option Two"),
                                    .init(value: "opt3", title: "Option Three"),
                                ]))),
                        optional("untitledMulti", .choices(.plain(options))),
                        optional("titledMulti", .choices(.titled(titled("Choice")))),
                    ]))
        },
    ]

    private static let options = ["option1", "option2", "option3"]

    private static func titled(_ noun: String) -> [InputForm.Option] {
        ["First", "Second", "Third"].enumerated().map { index, word in
            InputForm.Option(value: "value\(index + 1)", title: "\(word) \(noun)")
        }
    }

    private static func optional(_ name: String, _ kind: InputForm.Kind) -> InputForm.Field {
        InputForm.Field(name: name, isRequired: false, kind: kind)
    }

    /// Shows a form, then returns the person's answer.
    private static func answer(
        _ call: ToolCall, _ prefix: String, _ form: InputForm
    ) -> ToolOutcome {
        guard case .elicitation(let result)? = call.input?.responses["form"] else {
            return .ask("form", .form(form))
        }
        switch result {
        case .accept(let content):
            return .text("\(prefix): action=accept, content=\(JSONValue.object(content).text)")
        case .decline: return .text("\(prefix): action=decline, content={}")
        case .cancel: return .text("\(prefix): action=cancel, content={}")
        }
    }
}
