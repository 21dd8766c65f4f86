import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import _JSON

/// A parameter of a tool: how clients see it, and how an argument for it is read.
final class ToolParameter: Sendable {
    let metadata: ParameterMetadata
    let mapping: ValueMapping
    /// The parameter of an intent, which knows what its value can be.
    private let declared: (any AnyIntentParameter)?
    /// The field of a form in which a person would give the value.
    private let field: Question.Field

    init(
        _ metadata: ParameterMetadata, declared: (any AnyIntentParameter)?, mapping: ValueMapping
    ) {
        self.metadata = metadata
        self.declared = declared
        self.mapping = mapping
        var field = Question.Field(parameter: metadata)
        if case .choice(let choices, default: _) = mapping.formKind(field),
            case .titled(let options) = choices
        {
            field.options = options.map { option in
                Question.Option(
                    title: option.title, value: mapping.value(of: .string(option.value)) ?? .null)
            }
        }
        self.field = field
    }

    var name: String { metadata.name }

    // MARK: - Arguments

    /// An argument that will not do: a sentence that a model can act on.
    struct Mistake: Error {
        let text: String
    }

    /// The value that an argument means; `files` are those that the caller handed in or was given
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
        // An empty text is a value to a program, though a person who leaves a field empty gave none.
        let checked = FieldCheck.checked(
            field, given: value, as: declared?.valueType, in: Locale(identifier: "en"))
        if value != "", let problem = checked.error {
            throw mistake(problem)
        }
        return value
    }

    /// The files that an argument hands in for entities that are files.
    private func fileEntities(_ argument: JSONValue) -> ParameterValue? {
        guard metadata.takesFileEntities else { return nil }
        guard case .list = metadata.shape else { return FileArgument.value(of: argument) }
        let element = mapping.element
        let values = (argument.array ?? [argument]).map {
            element?.value(of: $0) ?? FileArgument.value(of: $0)
        }
        return values.contains { $0 == nil } ? nil : .array(values.compactMap(\.self))
    }

    /// The data that a conversion of the author's may turn into a value.
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

    /// The schema of the arguments.
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
            words.append("The app offers choices: leave it out, and the person is asked.")
        }
        if !words.isEmpty { schema["description"] = .string(words.joined(separator: " ")) }
        schema["default"] = metadata.defaultValue.flatMap { mapping.argument(for: $0) }
        return schema
    }

    var isRequired: Bool {
        !metadata.isOptional && metadata.defaultValue == nil && !isChosenByPerson
    }

    /// `true` if only the app knows the choices, and only when it runs: an assistant could but guess.
    private var isChosenByPerson: Bool {
        guard metadata.hasOptions, !metadata.isOptional, metadata.defaultValue == nil else {
            return false
        }
        return switch metadata.shape {
        case .enumeration, .entity, .list, .opaque: false
        case .bool, .integer, .number, .text, .date, .dateParts, .duration, .url, .structure,
            .union, .file:
            true
        }
    }
}
