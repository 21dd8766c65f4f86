import AppIntentsMetadata
import IntentSystem
import _JSON

extension JSONWriter {
    /// Writes what the person is asked.
    mutating func question(_ question: Question) {
        object { writer in
            writer.member("id", question.id)
            switch question.kind {
            case .values(let fields):
                writer.member("kind", "values")
                writer.name("fields")
                writer.array(fields) { $0.field($1) }
                writer.name("layout")
                if let layout = question.layout { writer.layout(layout) } else { writer.null() }
            case .choice(let options):
                writer.member("kind", "choice")
                writer.name("options")
                writer.array(options) { writer, option in
                    writer.object { writer in
                        writer.member("title", option.title)
                        writer.member("subtitle", option.subtitle)
                        writer.member("symbol", option.systemImageName)
                        writer.member("style", option.style.rawValue)
                    }
                }
            case .confirmation:
                writer.member("kind", "confirmation")
            }
        }
    }

    private mutating func field(_ field: Question.Field) {
        let parameter = field.parameter
        object { writer in
            writer.member("name", parameter.name)
            writer.member("title", parameter.title)
            writer.member("description", parameter.description)
            writer.members(parameter.shape.description)
            writer.member("required", !parameter.isOptional)
            writer.member("control", parameter.control?.rawValue)
            writer.member("min", parameter.lowerBound)
            writer.member("max", parameter.upperBound)
            writer.member("dateKind", parameter.dateKind?.rawValue)
            writer.member("multiline", parameter.isMultiline)
            writer.name("options")
            if let options = field.options { writer.options(options) } else { writer.null() }
            writer.member("searchable", field.isSearchable)
            writer.name("value")
            writer.value((field.value ?? .null).json)
            writer.member("error", field.error)
        }
    }

    /// Writes the choices for a field.
    mutating func options(_ options: [Question.Option]) {
        array(options) { writer, option in
            writer.object { writer in
                writer.member("title", option.title)
                writer.member("subtitle", option.subtitle)
                writer.member("symbol", option.systemImageName)
                writer.name("value")
                writer.value(option.value.json)
            }
        }
    }
}
