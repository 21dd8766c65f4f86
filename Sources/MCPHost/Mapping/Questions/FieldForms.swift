import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// The fields of a question for values, as fields of a form.
///
/// Where the app lists choices they are offered; where a text may find further ones, there is a
/// second field to type it into.
struct FieldForms {
    fileprivate struct Entry {
        let asked: Question.Field
        let mapping: any ValueMapping
        /// By the name in the form.
        let options: [(name: String, option: Question.Option)]
        let textName: String?
    }

    private let entries: [Entry]
    let fields: [Form.Field]

    init(_ asked: [Question.Field], mappings: ValueMappings) {
        let names = Set(asked.map(\.parameter.name))
        var entries: [Entry] = []
        var fields: [Form.Field] = []
        for field in asked {
            let mapping = mappings[field.parameter.type]
            let options = Self.named(field.options ?? [], mapping)
            var textName: String?
            if !options.isEmpty, field.isSearchable, !mappings.listsAll(field.parameter.type) {
                textName = Self.free(field.parameter.name, names)
            }
            entries.append(
                Entry(asked: field, mapping: mapping, options: options, textName: textName))
            fields.append(
                Form.Field(
                    name: field.parameter.name, title: field.parameter.title,
                    description: field.parameter.description, isRequired: textName == nil,
                    kind: Self.kind(field, mapping, options)))
            if let textName {
                fields.append(
                    Form.Field(
                        name: textName, title: "\(field.parameter.title), in your own words",
                        description: "Fill this in if it is none of the choices.",
                        isRequired: false, kind: .text(default: field.standingText)))
            }
        }
        self.entries = entries
        self.fields = fields
    }

    private static func named(
        _ options: [Question.Option], _ mapping: any ValueMapping
    ) -> [(name: String, option: Question.Option)] {
        var seen: Set<String> = []
        return options.map { option in
            let argument = mapping.argument(for: option.value) ?? mapping.element(of: option.value)
            var name = argument.map { $0.string ?? $0.text } ?? option.title
            // Two options with one name could not be told apart.
            while !seen.insert(name).inserted { name += "'" }
            return (name, option)
        }
    }

    private static func free(_ name: String, _ taken: Set<String>) -> String {
        var candidate = name + "_text"
        while taken.contains(candidate) { candidate += "_" }
        return candidate
    }

    private static func kind(
        _ field: Question.Field, _ mapping: any ValueMapping,
        _ options: [(name: String, option: Question.Option)]
    ) -> Form.Kind {
        guard !options.isEmpty else { return mapping.formKind(field) }
        let titled = Form.Options.titled(
            options.map { name, option in
                let title = [option.title, option.subtitle].compactMap { $0 }
                return Form.Option(value: name, title: title.joined(separator: " – "))
            })
        if case .array = field.parameter.type { return .choices(titled) }
        let standing = options.first { $0.option.value == field.value }?.name
        return .choice(titled, default: standing)
    }

    /// The values that were filled in, by parameter; what was left empty is not there.
    func values(in content: JSONObject) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        for entry in entries {
            values[entry.asked.parameter.name] = entry.value(in: content)
        }
        return values
    }
}

extension FieldForms.Entry {
    func value(in content: JSONObject) -> ParameterValue? {
        // What was typed is newer than what was picked: nobody types without a reason.
        if let textName, let text = content[textName]?.string, !text.isEmpty {
            return .string(text)
        }
        guard let json = content[asked.parameter.name], json != .null, json != "" else {
            return nil
        }
        if !options.isEmpty {
            if let picked = json.array {
                return .array(picked.map { option($0)?.value ?? ParameterValue($0) })
            }
            if let picked = option(json) { return picked.value }
        }
        // What the type does not know goes on as it is: the system says what is wrong with it.
        return mapping.value(of: json) ?? ParameterValue(json)
    }

    private func option(_ json: JSONValue) -> Question.Option? {
        let name = json.string ?? json.text
        return options.first { $0.name == name }?.option
    }
}

extension ValueMappings {
    /// Whether the choices that are listed for a type are all there are.
    fileprivate func listsAll(_ type: ValueTypeMetadata) -> Bool {
        switch type {
        case .entity(let identifier): entities[identifier]?.isEnumerable ?? false
        case .array(let element): listsAll(element)
        case .bool, .int, .double, .string, .date, .dateComponents, .url, .enumeration, .other: true
        }
    }
}

extension ValueMapping {
    /// An option of a list is one of its elements.
    fileprivate func element(of value: ParameterValue) -> JSONValue? {
        (self as? ListMapping)?.element.argument(for: value)
    }
}

extension ParameterValue {
    /// JSON as a value in its natural form; objects have none.
    init(_ json: JSONValue) {
        self =
            switch json {
            case .null: .null
            case .bool(let value): .bool(value)
            case .integer(let value): .int(value)
            case .number(let value): .double(value)
            case .string(let text): .string(text)
            case .array(let elements): .array(elements.map(ParameterValue.init))
            case .object: .null
            }
    }
}
