public import AppIntents
public import AppIntentsMetadata
import Foundation
import _Localization

/// The labels of a picture, for which an `IntentValueQuery` finds what the app has.
///
///     struct PaintingQuery: IntentValueQuery {
///         func values(for input: SemanticContentDescriptor) async throws -> [PaintingEntity] { … }
///     }
///
/// On Apple's platforms visual intelligence makes it of a camera's picture or a screenshot. Here a
/// person or an assistant gives the labels; the picture's pixels are absent.
public struct SemanticContentDescriptor: Sendable {
    /// General words for the things in the picture, such as “tower”.
    public let labels: [String]

    package init(labels: [String]) {
        self.labels = labels
    }
}

extension SemanticContentDescriptor: CustomStringConvertible {
    /// The labels.
    public var description: String { labels.joined(separator: ", ") }
}

extension SemanticContentDescriptor: _SystemIntentValue {
    /// The name of pictures for people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Picture"))
    }

    /// The labels.
    public var displayRepresentation: DisplayRepresentation { _representation(in: .current) }
}

extension SemanticContentDescriptor: _IntentValue, _UnconvertedValue {
    /// Returns a shape with a list of texts.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .structure(
            StructureShape(
                name: LocalizedStringResource(system: "a picture").text(in: locale),
                fields: [
                    .init(
                        name: "labels",
                        title: LocalizedStringResource(system: "Labels").text(in: locale),
                        shape: .list(.text))
                ]))
    }

    public var _data: ParameterValue {
        .structure(["labels": .array(labels.map(ParameterValue.string))])
    }

    /// Reads the labels, or a text with commas between them.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .structure(let fields):
            guard fields.count == 1, let given = fields["labels"],
                let labels = [String](_data: given, constraints)
            else { return nil }
            self.init(labels: labels)
        case .string(let text):
            let labels = text.split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            if labels.isEmpty { return nil }
            self.init(labels: labels)
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(verbatim: description),
            image: DisplayRepresentation.Image(systemName: "photo"))
    }
}
