import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// How values of one type travel between the app and an assistant: as an argument, as a result and
/// as an answer to a question.
///
/// There is one mapping, in a file of its own, for each case of `ValueTypeMetadata`.
protocol ValueMapping: Sendable {
    /// What an argument for a parameter must be, apart from its title and default.
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject

    /// What a result is.
    var resultSchema: JSONObject { get }

    /// What a person may want to know about an argument besides the author's words.
    func hint(_ parameter: ParameterMetadata) -> String?

    /// The value that an argument or an answer means; `nil` if JSON of this kind means none.
    ///
    /// Only the shape is looked at; whether the value will do is for the system to say.
    func value(of json: JSONValue) -> ParameterValue?

    /// A value as an argument would have it; `nil` if it can't be written down, or changes from
    /// day to day.
    func argument(for value: ParameterValue) -> JSONValue?

    /// A value that a run returned.
    func result(_ value: PresentedValue) -> JSONValue

    /// What a form offers for a field without listed options.
    func formKind(_ field: Question.Field) -> Form.Kind
}

extension ValueMapping {
    func hint(_ parameter: ParameterMetadata) -> String? { nil }
}

/// The mappings of an app's types.
struct ValueMappings: Sendable {
    let entities: [String: EntityMetadata]
    let enums: [String: EnumMetadata]

    init(_ app: AppMetadata) {
        entities = Dictionary(app.entities.map { ($0.identifier, $0) }) { first, _ in first }
        enums = Dictionary(app.enums.map { ($0.identifier, $0) }) { first, _ in first }
    }

    /// The mapping of a type.
    subscript(type: ValueTypeMetadata) -> any ValueMapping {
        switch type {
        case .bool: BoolMapping()
        case .int: IntegerMapping()
        case .double: NumberMapping()
        case .string: TextMapping()
        case .date: DateMapping()
        case .dateComponents: DateComponentsMapping()
        case .url: AddressMapping()
        case .entity(let identifier):
            EntityMapping(identifier: identifier, metadata: entities[identifier])
        case .enumeration(let identifier):
            EnumerationMapping(identifier: identifier, metadata: enums[identifier])
        case .array(let element): ListMapping(element: self[element])
        case .other(let name): OpaqueMapping(name: name)
        }
    }
}
