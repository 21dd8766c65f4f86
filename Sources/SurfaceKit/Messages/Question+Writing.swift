package import AppIntentsMetadata
package import IntentSystem
package import _JSONValue

extension Question {
    func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("id", id)
            switch kind {
            case .values(let fields):
                output.member("kind", "values")
                output.name("fields")
                output.array(fields) { $1.write(to: &$0) }
                output.name("layout")
                if let layout { layout.write(to: &output) } else { output.null() }
                if let asked = fieldsToTell.first {
                    output.member("asks", asked.parameter.name)
                }
            case .choice(let options):
                output.member("kind", "choice")
                output.name("options")
                output.array(options) { $1.write(choiceTo: &$0) }
            case .confirmation:
                // The card's buttons have the words of a confirmation.
                output.member("kind", "confirmation")
            }
            if !examples.isEmpty {
                output.name("examples")
                output.array(examples) { $0.string($1) }
            }
        }
    }
}

extension Question.Field {
    fileprivate func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("name", parameter.name)
            output.member("title", parameter.title)
            output.member("description", parameter.description)
            parameter.shape.write(membersTo: &output)
            output.member("required", !parameter.isOptional)
            output.member("control", parameter.control?.rawValue)
            output.member("min", parameter.lowerBound)
            output.member("max", parameter.upperBound)
            output.member("dateKind", parameter.dateKind?.rawValue)
            output.member("multiline", parameter.isMultiline)
            if let textInput = parameter.textInput {
                output.name("typing")
                textInput.write(to: &output)
            }
            if let switchNames = parameter.switchNames {
                output.name("words")
                output.object { output in
                    output.member("yes", switchNames.yes)
                    output.member("no", switchNames.no)
                }
            }
            output.name("options")
            if let options { options.write(to: &output) } else { output.null() }
            output.member("searchable", isSearchable)
            if let fileTypes {
                output.name("fileTypes")
                output.array(fileTypes) { $0.string($1) }
            }
            output.name("value")
            output.value((value ?? .null).writtenForScripts.json)
            output.member("error", error)
        }
    }
}

extension ParameterMetadata.TextInput {
    fileprivate func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("keyboard", keyboard.rawValue)
            output.member("capitals", capitalization.rawValue)
            output.member("corrects", corrects)
            output.member("quotes", smartQuotes)
            output.member("dashes", smartDashes)
        }
    }
}

extension ValueShape {
    /// Writes the kind of value, which decides the control; types of the app are written as their
    /// identifiers only.
    fileprivate func write(membersTo output: inout some JSONOutput) {
        switch self {
        case .bool: output.member("type", "bool")
        case .integer: output.member("type", "int")
        case .number: output.member("type", "double")
        case .text: output.member("type", "string")
        case .date: output.member("type", "date")
        case .dateParts:
            output.member("type", "date")
            output.member("parts", true)
        case .duration: output.member("type", "duration")
        case .url: output.member("type", "url")
        case .enumeration: output.member("type", "enum")
        case .opaque: output.member("type", "other")
        case .list(let element):
            output.member("type", "array")
            output.name("element")
            output.object { element.write(membersTo: &$0) }
        case .structure(let structure):
            output.member("type", "structure")
            output.name("fields")
            output.array(structure.fields) { $1.write(to: &$0) }
        case .union(let shapes):
            output.member("type", "union")
            output.name("kinds")
            output.array(shapes) { output, shape in
                output.object { output in
                    let title =
                        if case .structure(let structure) = shape { structure.name } else { "" }
                    output.member("title", title)
                    shape.write(membersTo: &output)
                }
            }
        case .file(let contentTypes):
            output.member("type", "file")
            output.name("contentTypes")
            output.array(contentTypes) { $0.string($1) }
        case .entity(let type):
            output.member("type", "entity")
            output.member("entity", type)
        }
    }
}

extension StructureShape.Field {
    fileprivate func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("name", name)
            output.member("title", title)
            shape.write(membersTo: &output)
            output.member("required", !isOptional)
            if !choices.isEmpty {
                output.name("choices")
                output.array(choices) { output, choice in
                    output.object { output in
                        output.member("value", choice.value)
                        output.member("title", choice.title)
                    }
                }
            }
            if let defaultValue {
                output.name("default")
                output.value(defaultValue.writtenForScripts.json)
            }
            if let lowerBound { output.member("min", lowerBound) }
            if let upperBound { output.member("max", upperBound) }
            if let condition {
                output.name("condition")
                output.object { output in
                    output.member("field", condition.field)
                    output.name("values")
                    output.array(condition.values) { $0.string($1) }
                }
            }
        }
    }
}

extension ParameterValue {
    /// The value with text for whole numbers that have too many digits for a script; a person's
    /// answer comes back in that form.
    package var writtenForScripts: ParameterValue {
        switch self {
        case .int(let number) where number.magnitude > 1 << 53: .string(String(number))
        case .array(let elements): .array(elements.map(\.writtenForScripts))
        case .structure(let fields): .structure(fields.mapValues(\.writtenForScripts))
        default: self
        }
    }
}

extension FormLayout {
    /// Writes the layout of a form's fields.
    package func write(to output: inout some JSONOutput) {
        output.object { output in
            output.name("sentence")
            output.array(sentence) { output, piece in
                switch piece {
                case .text(let words): output.string(words)
                case .field(let name): output.object { $0.member("field", name) }
                }
            }
            output.name("shown")
            output.array(shown) { $0.string($1) }
            output.name("more")
            output.array(more) { $0.string($1) }
            output.member("changes", changes)
            guard !options.isEmpty else { return }
            output.name("options")
            output.object { output in
                for (name, options) in options.sorted(by: { $0.key < $1.key }) {
                    output.name(escaping: name)
                    options.write(to: &output)
                }
            }
        }
    }
}

extension [Question.Option] {
    /// Writes the choices for a field.
    package func write(to output: inout some JSONOutput) {
        output.array(self) { output, option in
            output.object { output in
                option.write(looksTo: &output)
                output.name("section")
                if let section = option.section {
                    output.object { output in
                        output.member("title", section.title)
                        output.member("subtitle", section.subtitle)
                        output.member("symbol", section.systemImageName)
                        output.member("image", section.picture?.address ?? section.imageName)
                    }
                } else {
                    output.null()
                }
                output.name("value")
                output.value(option.value.json)
            }
        }
    }
}

extension Question.Option {
    /// Writes an option of a choice, which is identified by its position.
    fileprivate func write(choiceTo output: inout some JSONOutput) {
        output.object { output in
            write(looksTo: &output)
            output.member("style", style.rawValue)
        }
    }

    fileprivate func write(looksTo output: inout some JSONOutput) {
        output.member("title", title)
        output.member("subtitle", subtitle)
        output.member("symbol", systemImageName)
        output.member("image", picture?.address ?? imageName)
        guard let pictureStyle else { return }
        output.member("round", pictureStyle.isCircular)
        output.member("stencil", pictureStyle.isTemplate)
    }
}
