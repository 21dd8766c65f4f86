import AppIntentsMetadata
import Foundation
import _Localization

extension ProblemText {
    /// Returns the text about the first mistake in the fields of a structure that its shape can
    /// detect.
    static func forPerson(
        _ shape: StructureShape, _ fields: [String: ParameterValue], _ locale: Locale
    ) -> LocalizedStringResource {
        let names = shape.fields.map(\.name)
        if let unknown = fields.keys.sorted().first(where: { !names.contains($0) }) {
            let name = String(unknown.prefix(64))
            let separator = LocalizedStringResource(system: ", ").text(in: locale)
            let known = names.joined(separator: separator)
            return .init(system: "\(shape.name) has no “\(name)”; it has \(known).")
        }
        for field in shape.fields {
            guard let value = fields[field.name], !value.isNull else {
                if field.isOptional { continue }
                return .init(system: "a value is needed for “\(field.title)”.")
            }
            if let text = field.unknownChoice(in: value) { return notChosen(text, field, locale) }
        }
        // In the order in which a person filled them in, without fields that are not asked for.
        let given = shape.fields.compactMap { fields[$0.name]?.readable }
        let words = ParameterValue.string(given.joined(separator: " "))
        return .init(system: "\(quoted(words)) is not \(shape.name).")
    }

    /// Returns the text about a value whose beginning is understood: for “distance < 5 apples” the
    /// property is known, and the rest is wrong.
    static func unusable(
        _ text: String, _ shapes: [ValueShape]
    ) -> LocalizedStringResource? {
        let names = shapes.compactMap { shape in
            if case .structure(let structure) = shape { structure.name } else { nil }
        }
        for name in names.sorted(by: { $0.count > $1.count }) {
            guard let start = text.range(of: name, options: [.anchored, .caseInsensitive]),
                text[start.upperBound...].first?.isWhitespace == true
            else { continue }
            let rest = text[start.upperBound...].trimmingCharacters(in: .whitespaces)
            if rest.isEmpty { continue }
            return .init(system: "“\(rest.clipped)” can’t be used for “\(name)”.")
        }
        return nil
    }

    /// Returns the text about a wrong unit or currency, if a text is a number with one that the
    /// shape doesn't have.
    static func wrongUnit(
        in text: String, _ shape: StructureShape, _ locale: Locale
    ) -> LocalizedStringResource? {
        guard let field = shape.fields.first(where: { ["unit", "currency"].contains($0.name) })
        else { return nil }
        let number = text.prefix { $0.isNumber || "+-., ".contains($0) }
        let unit = text[number.endIndex...].trimmingCharacters(in: .whitespaces)
        guard number.contains(where: \.isNumber), !unit.isEmpty,
            field.unknownChoice(in: .string(unit)) != nil
        else { return nil }
        return notChosen(unit, field, locale)
    }

    private static func notChosen(
        _ text: String, _ field: StructureShape.Field, _ locale: Locale
    ) -> LocalizedStringResource {
        notChosen(text, field.title, among: field.choices.map(\.title), locale)
    }

    /// Returns the text about something given that is none of a few choices, or of many.
    static func notChosen(
        _ text: String, _ title: String, among choices: [String], _ locale: Locale
    ) -> LocalizedStringResource {
        let given = String(text.prefix(64))
        // A list of all units would hide the mistake.
        guard choices.count <= 8 else {
            return .init(system: "“\(given)” is not one of the choices for “\(title)”.")
        }
        let separator = LocalizedStringResource(system: ", ").text(in: locale)
        let listed = choices.joined(separator: separator)
        return .init(system: "“\(given)” is not one of the choices for “\(title)”: \(listed).")
    }
}

extension StructureShape.Field {
    /// Returns the first text in a value that is none of the field's choices, if the field has any.
    fileprivate func unknownChoice(in value: ParameterValue) -> String? {
        guard !choices.isEmpty else { return nil }
        if case .array(let elements) = value {
            return elements.lazy.compactMap(unknownChoice).first
        }
        return value.readable.flatMap { text in
            choices.contains { $0.value == text } ? nil : text
        }
    }
}
