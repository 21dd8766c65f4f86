import AppIntents
import AppIntentsMetadata
import Foundation

/// A value type as anybody could add one: this file is all that any surface needs.
struct Portion: Codable, Hashable, Sendable {
    var count: Int
    var size: String
}

extension Portion: _IntentValue {
    static var defaultResolverSpecification: EmptyResolverSpecification<Portion> { .init() }

    static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .structure(
            StructureShape(
                name: "a portion",
                fields: [
                    .init(
                        name: "count", title: "Count", shape: .integer, lowerBound: 1,
                        upperBound: 9),
                    .init(
                        name: "size", title: "Size", shape: .text,
                        choices: [
                            .init(value: "small", title: "Small"),
                            .init(value: "large", title: "Large"),
                        ], defaultValue: "small"),
                ]))
    }

    var _data: ParameterValue { .structure(["count": .int(count), "size": .string(size)]) }

    init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .structure(let fields):
            guard fields.count == 2, case .int(let count)? = fields["count"],
                case .string(let size)? = fields["size"], ["small", "large"].contains(size)
            else { return nil }
            self.init(count: count, size: size)
        case .string(let text):
            let words = text.split(separator: " ").map(String.init)
            guard words.count == 2, let count = Int(words[0]),
                ["small", "large"].contains(words[1])
            else { return nil }
            self.init(count: count, size: words[1])
        default: return nil
        }
    }

    func _representation(in locale: Locale) -> DisplayRepresentation {
        let number = count.formatted(.number.locale(locale))
        return DisplayRepresentation(title: "\(number) × \(size)")
    }

    func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        (1...9).contains(count) ? nil : .outOfRange(lower: 1, upper: 9)
    }
}
