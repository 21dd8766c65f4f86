import AppIntentsMetadata
import Foundation
import IntentSystem

/// The reading of one value of a flag.
enum FlagValue {
    /// Returns the value of a text for a flag; throws a sentence about the mistake.
    ///
    /// An entity is an identifier or words to find it by, which only the app can resolve; a file is
    /// a path, which `FileArguments` reads.
    static func read(_ text: String, for flag: IntentFlag) throws(UsageError) -> ParameterValue {
        let parameter = flag.element
        if let cases = flag.cases, case .enumeration(let type) = parameter.shape {
            return .enumeration(type: type, rawValue: try choice(text, cases, flag).rawValue)
        }
        if flag.takesFiles {
            if text.isEmpty { throw UsageError("--\(flag.name): A value is needed.") }
            return .string(text)
        }
        let value = try structure(text, flag) ?? .string(text)
        // On a command line, an empty text is a value; from a person, an empty field means no value.
        if parameter.shape == .text { return value }
        let field = Question.Field(parameter: parameter)
        if let problem = FieldCheck.problem(
            with: value, for: field, as: flag.type, in: Locale(identifier: "en"))
        {
            throw UsageError("--\(flag.name): \(problem)")
        }
        return value
    }

    /// Returns the fields of a structure in the form of a JSON object; `nil` for other texts, which
    /// its type reads.
    private static func structure(
        _ text: String, _ flag: IntentFlag
    ) throws(UsageError) -> ParameterValue? {
        guard flag.element.shape.takesFields, text.first == "{" else { return nil }
        do {
            return .structure(
                try JSONDecoder().decode([String: ParameterValue].self, from: Data(text.utf8)))
        } catch {
            throw UsageError("--\(flag.name): this is no JSON object with the fields of a value.")
        }
    }

    private static func choice(
        _ text: String, _ cases: [EnumMetadata.Case], _ flag: IntentFlag
    ) throws(UsageError) -> EnumMetadata.Case {
        if let exact = cases.first(where: { $0.rawValue == text }) { return exact }
        let wanted = Spelling.folded(text)
        let found = cases.filter {
            Spelling.folded($0.rawValue) == wanted || Spelling.folded($0.title) == wanted
        }
        if found.count == 1 { return found[0] }
        let names = cases.map(\.rawValue)
        let near = Spelling.question(for: text, among: names)
        let choices = near.isEmpty ? " The choices are \(names.joined(separator: ", "))." : near
        throw UsageError("--\(flag.name): “\(text)” is not one of the choices.\(choices)")
    }
}

extension ValueShape {
    fileprivate var takesFields: Bool {
        switch self {
        case .structure: true
        case .union(let shapes): shapes.contains { $0.takesFields }
        default: false
        }
    }
}

extension String {
    /// The text with the quotation marks that a shell needs.
    var shellQuoted: String {
        let isPlain =
            !isEmpty
            && allSatisfy { character in
                character.isASCII && (character.isLetter || character.isNumber)
                    || "-_./:,+=@%".contains(character)
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}

extension ParameterValue {
    /// The text that a flag takes for the value; `nil` if there is none.
    var flagText: String? { programName ?? readable }
}
