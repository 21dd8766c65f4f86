import Foundation
import SwiftUI
import _JSONValue

/// JSON whose texts and numbers a test replaces, so that it reaches all that a type holds, and all that the
/// type will hold.
enum LooseJSON: Encodable, Hashable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([LooseJSON])
    case object([String: LooseJSON])

    /// The JSON of a value, in a list.
    init(of value: some Encodable) throws {
        var reader = JSONReader(Array(try ViewTree.encoder.encode([value])), maximumDepth: 1000)
        self.init(try reader.readValue())
    }

    // A decoder would have to try one type after the other. Each that it isn't throws an error, and Swift Testing
    // keeps the backtrace of each error that is thrown, which took half of the time.
    private init(_ value: JSONValue) {
        self =
            switch value {
            case .null: .null
            case .bool(let flag): .flag(flag)
            case .integer(let number): .number(Double(number))
            case .number(let number): .number(number)
            case .string(let text): .text(text)
            case .array(let list): .list(list.map { LooseJSON($0) })
            case .object(let object):
                .object(
                    Dictionary(
                        uniqueKeysWithValues: object.members.map { ($0.name, LooseJSON($0.value)) })
                )
            }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }

    /// How many texts and numbers there are.
    var leafCount: Int {
        switch self {
        case .null, .flag: 0
        case .number, .text: 1
        case .list(let list): list.reduce(0) { $0 + $1.leafCount }
        case .object(let object): object.values.reduce(0) { $0 + $1.leafCount }
        }
    }

    /// Changes one text or number by its place, counted in the order of names.
    mutating func changeLeaf(_ place: inout Int, _ change: (LooseJSON) -> LooseJSON?) {
        switch self {
        case .null, .flag: return
        case .number, .text:
            if place == 0, let changed = change(self) { self = changed }
            place -= 1
        case .list(var list):
            for index in list.indices { list[index].changeLeaf(&place, change) }
            self = .list(list)
        case .object(var object):
            for name in object.keys.sorted() { object[name]?.changeLeaf(&place, change) }
            self = .object(object)
        }
    }

    /// A value, whose JSON this is, with its texts and numbers changed, but for those that its type doesn't let
    /// be anything, such as the names of cases.
    func changed<Value: Decodable>(_ value: Value, _ change: (LooseJSON) -> LooseJSON?) -> Value {
        changing(value, change).changed
    }

    /// The value, whose JSON this is, with all of its texts and numbers at some places changed together; `nil` if its
    /// type doesn't let them be that.
    func changed<Value: Decodable>(
        to type: Value.Type, at places: Set<Int>, _ change: (LooseJSON) -> LooseJSON?
    ) -> Value? {
        var json = self
        for place in places {
            var place = place
            json.changeLeaf(&place, change)
        }
        return json.value()
    }

    /// A value, whose JSON this is, with its texts and numbers changed where its type lets them be anything, and
    /// those places.
    func changing<Value: Decodable>(
        _ value: Value, _ change: (LooseJSON) -> LooseJSON?
    ) -> (changed: Value, places: Set<Int>) {
        var json = self
        var result = value
        var places: Set<Int> = []
        for leaf in 0..<leafCount {
            var changed = json
            var place = leaf
            changed.changeLeaf(&place, change)
            guard changed != json, let read: Value = changed.value() else { continue }
            (json, result) = (changed, read)
            places.insert(leaf)
        }
        return (result, places)
    }

    /// The value in the list, if its type takes it.
    private func value<Value: Decodable>() -> Value? {
        try? ViewTree.decoder.decode([Value].self, from: ViewTree.encoder.encode(self)).first
    }
}
