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
                        writer.looks(of: option)
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
                writer.looks(of: option)
                writer.name("section")
                if let section = option.section {
                    writer.object { writer in
                        writer.member("title", section.title)
                        writer.member("subtitle", section.subtitle)
                        writer.member("symbol", section.systemImageName)
                        writer.member("image", section.imageName)
                    }
                } else {
                    writer.null()
                }
                writer.name("value")
                writer.value(option.value.json)
            }
        }
    }

    private mutating func looks(of option: Question.Option) {
        member("title", option.title)
        member("subtitle", option.subtitle)
        member("symbol", option.systemImageName)
        member("image", option.imageName)
    }
}
