import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// The fields of a question for values, as fields of a form.
///
/// The app's listed choices become options; if a text can find further ones, a second field takes
/// it. Forms are flat, so a structure has one field for each of its fields.
struct FieldForms {
    fileprivate struct Entry {
        let asked: Question.Field
        let mapping: ValueMapping
        /// The options by their names in the form.
        let options: [(name: String, option: Question.Option)]
        var textName: String?
        /// The fields of a structure, by their names in the form.
        var parts: [(name: String, field: StructureShape.Field)] = []
    }

    private let entries: [Entry]
    let fields: [InputForm.Field]

    init(_ asked: [Question.Field], mappings: ValueMappings) {
        var names = Set(asked.map(\.parameter.name))
        var entries: [Entry] = []
        var fields: [InputForm.Field] = []
        for field in asked {
            let mapping = mappings[field.parameter.shape]
            var entry = Entry(
                asked: field, mapping: mapping, options: Self.named(field.options ?? [], mapping))
            if case .structure(let structure) = field.parameter.shape, entry.options.isEmpty {
                for part in structure.fields {
                    entry.parts.append(
                        (Self.free("\(field.parameter.name)_\(part.name)", &names), part))
                }
                fields += entry.partFields
            } else {
                if !entry.options.isEmpty, field.isSearchable,
                    !mappings.listsAll(field.parameter.shape)
                {
                    entry.textName = Self.free("\(field.parameter.name)_text", &names)
                }
                fields += entry.fields
            }
            entries.append(entry)
        }
        self.entries = entries
        self.fields = fields
    }

    private static func named(
        _ options: [Question.Option], _ mapping: ValueMapping
    ) -> [(name: String, option: Question.Option)] {
        var seen: Set<String> = []
        return options.map { option in
            // An option of a list is one of its elements.
            let argument =
                mapping.argument(for: option.value) ?? mapping.element?.argument(for: option.value)
            var name = argument.map { $0.string ?? $0.text } ?? option.title
            // Equal names of two options would be ambiguous.
            while !seen.insert(name).inserted { name += "'" }
            return (name, option)
        }
    }

    private static func free(_ name: String, _ taken: inout Set<String>) -> String {
        var candidate = name
        while !taken.insert(candidate).inserted { candidate += "_" }
        return candidate
    }

    /// Returns the values that were filled in, by parameter, without the empty ones.
    func values(in content: JSONObject) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        for entry in entries {
            values[entry.asked.parameter.name] = entry.value(in: content)
        }
        return values
    }
}

// MARK: - Asking

extension FieldForms.Entry {
    /// The field, and a text field if a text can find further choices.
    var fields: [InputForm.Field] {
        let parameter = asked.parameter
        var fields = [
            InputForm.Field(
                name: parameter.name, title: parameter.title, description: description,
                isRequired: textName == nil, kind: kind)
        ]
        if let textName {
            fields.append(
                InputForm.Field(
                    name: textName, title: "\(parameter.title), in your own words",
                    description: "Fill this in if it is none of the choices.",
                    isRequired: false, kind: .text(default: asked.value?.nonEmptyText)))
        }
        return fields
    }

    /// The author's description of the value, with the words for yes and no.
    private var description: String? {
        let names = asked.parameter.switchNames.map { "✓ \($0.yes), ✗ \($0.no)" }
        let words = [asked.parameter.description, names].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The fields for the fields of the structure.
    var partFields: [InputForm.Field] {
        var given: [String: ParameterValue] = [:]
        if case .structure(let fields)? = asked.value { given = fields }
        return parts.enumerated().map { place, part in
            InputForm.Field(
                name: part.name, title: "\(asked.parameter.title): \(part.field.title)",
                description: place == 0 ? asked.parameter.description : nil,
                isRequired: !part.field.isOptional,
                kind: part.field.formKind(given[part.field.name], mapping.types))
        }
    }

    private var kind: InputForm.Kind {
        guard !options.isEmpty else { return mapping.formKind(asked) }
        let titled = InputForm.Options.titled(
            options.map { name, option in
                let section = option.section.map { "\($0.title): " } ?? ""
                return InputForm.Option(value: name, title: section + option.words)
            })
        if case .list = asked.parameter.shape { return .choices(titled) }
        let standing = options.first { $0.option.value == asked.value }?.name
        return .choice(titled, default: standing)
    }
}

// MARK: - Answers

extension FieldForms.Entry {
    func value(in content: JSONObject) -> ParameterValue? {
        if !parts.isEmpty { return structure(in: content) }
        // A typed text counts more than a picked option, because the person has added it on
        // purpose.
        if let textName, let text = content[textName]?.string, !text.isEmpty {
            return .string(text)
        }
        guard let json = content[asked.parameter.name], json != .null, json != "" else {
            return nil
        }
        if !options.isEmpty {
            if let picked = json.array {
                return .array(picked.map { option($0)?.value ?? Self.plain($0) })
            }
            if let picked = option(json) { return picked.value }
        }
        // A value that the type can't read is passed on, and the system reports the mistake.
        return mapping.value(of: json) ?? Self.plain(json)
    }

    /// Returns the fields that were filled in; `nil` if only those were that are never empty.
    private func structure(in content: JSONObject) -> ParameterValue? {
        var fields: [String: ParameterValue] = [:]
        // A unit alone isn't a measurement, but a frequency alone is a recurrence rule.
        let leads = parts.contains { !$0.field.isOptional && $0.field.choices.isEmpty }
        var isGiven = false
        for part in parts {
            guard let json = content[part.name], json != .null, json != "" else { continue }
            fields[part.field.name] = part.field.shape.value(of: json) ?? Self.plain(json)
            if !leads || part.field.choices.isEmpty { isGiven = true }
        }
        return isGiven ? .structure(fields) : nil
    }

    private func option(_ json: JSONValue) -> Question.Option? {
        let name = json.string ?? json.text
        return options.first { $0.name == name }?.option
    }

    /// Returns JSON as a value of the matching kind; `.null` for an object without one.
    private static func plain(_ json: JSONValue) -> ParameterValue {
        (try? ParameterValue(json: json)) ?? .null
    }
}

extension ValueMappings {
    /// Returns `true` if the listed choices for a shape are complete.
    fileprivate func listsAll(_ shape: ValueShape) -> Bool {
        if case .entity(let identifier) = shape.element {
            entities[identifier]?.isEnumerable ?? false
        } else {
            true
        }
    }
}
