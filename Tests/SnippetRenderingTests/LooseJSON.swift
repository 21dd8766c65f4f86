import Foundation
import SwiftUI

/// JSON whose texts and numbers a test replaces, so that it reaches all that a type holds, and all that the
/// type will hold.
enum LooseJSON: Codable, Hashable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([LooseJSON])
    case object([String: LooseJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let list = try? container.decode([LooseJSON].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: LooseJSON].self))
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

    /// A value with its texts and numbers changed, but for those that its type doesn't let be
    /// anything, such as the names of cases.
    static func changed<Value: Codable>(
        _ value: Value, _ change: (LooseJSON) -> LooseJSON?
    ) throws -> Value {
        try changing(value, change).changed
    }

    /// A value with all of its texts and numbers at some places changed together; `nil` if its type
    /// doesn't let them be that.
    static func changed<Value: Codable>(
        _ value: Value, at places: Set<Int>, _ change: (LooseJSON) -> LooseJSON?
    ) throws -> Value? {
        var json = try ViewTree.decoder.decode(
            LooseJSON.self, from: ViewTree.encoder.encode([value]))
        for place in places {
            var place = place
            json.changeLeaf(&place, change)
        }
        return try? ViewTree.decoder.decode([Value].self, from: ViewTree.encoder.encode(json))
            .first
    }

    /// A value with its texts and numbers changed where its type lets them be anything, and those places.
    static func changing<Value: Codable>(
        _ value: Value, _ change: (LooseJSON) -> LooseJSON?
    ) throws -> (changed: Value, places: Set<Int>) {
        var json = try ViewTree.decoder.decode(
            LooseJSON.self, from: ViewTree.encoder.encode([value]))
        var result = value
        var places: Set<Int> = []
        for leaf in 0..<json.leafCount {
            var changed = json
            var place = leaf
            changed.changeLeaf(&place, change)
            guard changed != json,
                let read = try? ViewTree.decoder.decode(
                    [Value].self, from: ViewTree.encoder.encode(changed)),
                let first = read.first
            else { continue }
            (json, result) = (changed, first)
            places.insert(leaf)
        }
        return (result, places)
    }
}
