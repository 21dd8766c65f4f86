import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// Several values of one type.
struct ListMapping: ValueMapping {
    let element: any ValueMapping

    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject {
        ["type": "array", "items": .object(element.argumentSchema(parameter))]
    }

    var resultSchema: JSONObject { ["type": "array", "items": .object(element.resultSchema)] }

    func hint(_ parameter: ParameterMetadata) -> String? { element.hint(parameter) }

    /// A text is understood too, where a form had room for nothing better: its parts between
    /// commas.
    func value(of json: JSONValue) -> ParameterValue? {
        var elements: [ParameterValue] = []
        for json in json.array ?? json.string.map(Self.parts) ?? [json] {
            guard let value = element.value(of: json) else { return nil }
            elements.append(value)
        }
        return .array(elements)
    }

    private static func parts(_ text: String) -> [JSONValue] {
        text.split(separator: ",").map { part in
            .string(String(part.drop { $0 == " " }))
        }
    }

    func argument(for value: ParameterValue) -> JSONValue? {
        guard case .array(let values) = value else { return nil }
        let elements = values.compactMap { element.argument(for: $0) }
        return elements.count == values.count ? .array(elements) : nil
    }

    func result(_ value: PresentedValue) -> JSONValue {
        .array(value.elements.map { element.result($0) })
    }

    func formKind(_ field: Question.Field) -> Form.Kind {
        var single = field
        single.value = nil
        if case .choice(let options, default: _) = element.formKind(single) {
            return .choices(options)
        }
        return .text()
    }
}
