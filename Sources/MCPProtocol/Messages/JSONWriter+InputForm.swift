import _JSON

/// Forms as JSON Schemas of the restricted kind that clients show to people.
extension JSONWriter {
    mutating func formSchema(_ form: InputForm, _ revision: Revision) {
        object { writer in
            writer.member("type", "object")
            writer.name("properties")
            writer.object { writer in
                for field in form.fields {
                    writer.name(escaping: field.name)
                    writer.field(field, revision)
                }
            }
            let required = form.fields.filter(\.isRequired)
            if !required.isEmpty {
                writer.name("required")
                writer.array(required) { $0.string($1.name) }
            }
        }
    }

    private mutating func field(_ field: InputForm.Field, _ revision: Revision) {
        object { writer in
            writer.fieldType(field.kind, revision)
            writer.optional("title", field.title)
            writer.optional("description", field.description(revision))
            switch field.kind {
            case .text(let format, let minimum, let maximum, let text):
                writer.optional("format", format?.rawValue)
                writer.optional("minLength", minimum)
                writer.optional("maxLength", maximum)
                if revision.hasRichElicitation { writer.optional("default", text) }
            case .integer(let minimum, let maximum, let value):
                writer.optional("minimum", minimum)
                writer.optional("maximum", maximum)
                if revision.hasRichElicitation { writer.optional("default", value) }
            case .number(let minimum, let maximum, let value):
                writer.optional("minimum", minimum)
                writer.optional("maximum", maximum)
                if revision.hasRichElicitation { writer.optional("default", value) }
            case .boolean(let value):
                writer.optional("default", value)
            case .choice(let options, let value):
                writer.options(options, revision)
                if revision.hasRichElicitation { writer.optional("default", value) }
            case .choices(let options, let minimum, let maximum, let values):
                guard revision.hasRichElicitation else { return }
                writer.items(options)
                writer.optional("minItems", minimum)
                writer.optional("maxItems", maximum)
                if !values.isEmpty {
                    writer.name("default")
                    writer.array(values) { $0.string($1) }
                }
            }
        }
    }

    private mutating func fieldType(_ kind: InputForm.Kind, _ revision: Revision) {
        switch kind {
        case .text, .choice: member("type", "string")
        case .integer: member("type", "integer")
        case .number: member("type", "number")
        case .boolean: member("type", "boolean")
        case .choices: member("type", revision.hasRichElicitation ? "array" : "string")
        }
    }

    private mutating func options(_ options: InputForm.Options, _ revision: Revision) {
        if case .titled(let options) = options, revision.hasRichElicitation {
            name("oneOf")
            return array(options) { $0.option($1) }
        }
        name("enum")
        array(options.values) { $0.string($1) }
        switch options {
        case .plain: break
        case .titled(let options), .named(let options):
            name("enumNames")
            array(options) { $0.string($1.title) }
        }
    }

    private mutating func items(_ options: InputForm.Options) {
        name("items")
        object { writer in
            switch options {
            case .plain(let values):
                writer.member("type", "string")
                writer.name("enum")
                writer.array(values) { $0.string($1) }
            case .titled(let options), .named(let options):
                writer.name("anyOf")
                writer.array(options) { $0.option($1) }
            }
        }
    }

    private mutating func option(_ option: InputForm.Option) {
        object { writer in
            writer.member("const", option.value)
            writer.member("title", option.title)
        }
    }
}

extension InputForm.Field {
    /// Returns the description, with the options if the revision has no multiple choices.
    fileprivate func description(_ revision: Revision) -> String? {
        guard case .choices(let options, _, _, _) = kind, !revision.hasRichElicitation else {
            return description
        }
        let names: [String]
        switch options {
        case .plain(let values): names = values
        case .titled(let options), .named(let options):
            names = options.map { $0.title == $0.value ? $0.value : "\($0.value) (\($0.title))" }
        }
        let hint = "Any of these, separated by commas: " + names.joined(separator: ", ")
        return description.map { "\($0) \(hint)" } ?? hint
    }
}

extension InputForm {
    /// Converts a response of a client of a revision to the form that services expect.
    func normalized(_ content: JSONObject, _ revision: Revision) -> JSONObject {
        guard !revision.hasRichElicitation else { return content }
        var content = content
        for field in fields {
            guard case .choices = field.kind, let text = content[field.name]?.string
            else { continue }
            let values = text.split(separator: ",").map { part in
                JSONValue.string(String(part.trimmingSpaces))
            }
            content[field.name] = .array(values)
        }
        return content
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var part = drop { $0 == " " }
        while part.last == " " { part.removeLast() }
        return part
    }
}
