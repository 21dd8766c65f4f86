import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import _JSON

/// A parameter of a tool: its schema, and the reading of its arguments.
final class ToolParameter: Sendable {
    let metadata: ParameterMetadata
    let mapping: ValueMapping
    /// The intent's declared parameter, which knows its possible values.
    private let declared: (any AnyIntentParameter)?
    /// The field of a form that asks a person for the value.
    private let field: Question.Field

    init(
        _ metadata: ParameterMetadata, declared: (any AnyIntentParameter)?, mapping: ValueMapping
    ) {
        self.metadata = metadata
        self.declared = declared
        self.mapping = mapping
        var field = Question.Field(parameter: metadata)
        let choices: InputForm.Options? =
            switch mapping.formKind(field) {
            case .choice(let choices, _), .choices(let choices, _, _, _): choices
            default: nil
            }
        if case .titled(let options)? = choices {
            // An option of a list is one of its elements.
            let mapping = mapping.element ?? mapping
            field.options = options.map { option in
                Question.Option(
                    title: option.title, value: mapping.value(of: .string(option.value)) ?? .null)
            }
        }
        self.field = field
    }

    var name: String { metadata.name }

    // MARK: - Arguments

    /// A mistake in an argument: a sentence that helps a model to correct it.
    struct Mistake: Error {
        let text: String
    }

    /// Returns the value of an argument; `files` are those that the caller has sent or received
    /// before.
    func value(
        of argument: JSONValue, files: FileResources
    ) throws(Mistake) -> ParameterValue {
        let given = mapping.value(of: argument) ?? fileEntities(argument) ?? convertible(argument)
        guard let value = given?.finding(files.file) else {
            let kind = mapping.argumentSchema(metadata)["type"]?.string ?? "value"
            throw mistake("must be of the JSON type \(kind).")
        }
        let isMissing = value.files.contains { file in
            file.contents == nil && FileAddress(file.id)?.isPath == true
        }
        if isMissing {
            throw mistake("there is no file at this address that was handed in. \(files.handingIn)")
        }
        // From a program, an empty text is a value; from a person, an empty field means no value.
        if value != "",
            let problem = FieldCheck.problem(
                with: value, for: field, as: declared?.valueType, in: Locale(identifier: "en"))
        {
            throw mistake(problem)
        }
        return value
    }

    /// Returns the files in an argument for entities that are files.
    private func fileEntities(_ argument: JSONValue) -> ParameterValue? {
        guard metadata.takesFileEntities else { return nil }
        guard case .list = metadata.shape else { return FileArgument.value(of: argument) }
        let element = mapping.element
        let values = (argument.array ?? [argument]).map {
            element?.value(of: $0) ?? FileArgument.value(of: $0)
        }
        return values.contains { $0 == nil } ? nil : .array(values.compactMap(\.self))
    }

    /// Returns the data that the author's conversion may turn into a value.
    private func convertible(_ argument: JSONValue) -> ParameterValue? {
        for shape in metadata.conversions ?? [] {
            if let value = mapping.types[shape].value(of: argument) { return value }
        }
        return nil
    }

    private func mistake(_ text: String) -> Mistake {
        Mistake(text: "\(metadata.title) (“\(name)”): \(text)")
    }

    // MARK: - Schema

    var schema: JSONObject {
        var schema = mapping.argumentSchema(metadata)
        if let conversions = metadata.conversions, !conversions.isEmpty {
            let others = conversions.map { JSONValue.object(mapping.types[$0].resultSchema) }
            schema = ["anyOf": .array([.object(schema)] + others)]
        }
        schema["title"] = .string(metadata.title)
        var words = [
            metadata.description ?? metadata.purpose, schema["description"]?.string,
            mapping.hint(metadata), mapping.connectionHint(metadata),
        ].compactMap { $0 }
        if metadata.takesFileEntities {
            words.append("A file can be handed in for it. \(FileArgument.hint)")
        }
        if isChosenByPerson {
            words.append(
                "The app offers choices: leave it out, and the app's default counts or the person is asked."
            )
        }
        if !words.isEmpty { schema["description"] = .string(words.joined(separator: " ")) }
        schema["default"] = metadata.defaultValue.flatMap { mapping.argument(for: $0) }
        return schema
    }

    var isRequired: Bool {
        !metadata.isOptional && metadata.defaultValue == nil && !isChosenByPerson
    }

    /// `true` if only the app knows the choices, at run time, so that an assistant could only guess.
    private var isChosenByPerson: Bool {
        guard metadata.hasOptions, !metadata.isOptional, metadata.defaultValue == nil else {
            return false
        }
        return switch metadata.shape {
        case .enumeration, .entity, .list, .opaque: false
        case .structure(let structure): !structure.isGenerable
        case .bool, .integer, .number, .text, .date, .dateParts, .duration, .url, .union, .file:
            true
        }
    }
}
