public import AppIntents
public import AppIntentsMetadata
import Foundation
import _Localization

/// A person's request for something to hear, for which an `IntentValueQuery` finds what the app has.
///
///     struct SongQuery: IntentValueQuery {
///         func values(for input: AudioSearch) async throws -> [SongEntity] {
///             guard case .searchQuery(let words) = input.criteria else { return favorites }
///             return songs(matching: words)
///         }
///     }
///
/// On Apple's platforms Siri makes it. Here the words are those of a search, a form, a command or
/// an assistant; addresses are addresses, and no words mean anything.
public struct AudioSearch: Sendable {
    /// The meaning of a request.
    public enum Criteria: Sendable, Hashable {
        /// Anything.
        case unspecified
        /// The person's words.
        case searchQuery(String)
        /// The things at addresses.
        case url([URL])
    }

    /// The meaning of the request.
    public var criteria: Criteria

    /// Creates a request.
    public init(criteria: AudioSearch.Criteria) {
        self.criteria = criteria
    }
}

extension AudioSearch: _SystemIntentValue {
    /// The name of requests for people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Audio Search"))
    }

    /// The words, or the addresses.
    public var displayRepresentation: DisplayRepresentation { _representation(in: .current) }
}

extension AudioSearch: _IntentValue, _UnconvertedValue {
    /// Returns the shape of a text.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .text
    }

    /// The words, or the addresses with spaces between them.
    public var _data: ParameterValue {
        switch criteria {
        case .unspecified: ""
        case .searchQuery(let words): .string(words)
        case .url(let urls): .string(urls.map(\.absoluteString).joined(separator: " "))
        }
    }

    /// Reads words; a text of addresses alone is these addresses.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard let text = String(_data: data, constraints) else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace)
        let urls = words.compactMap { URL(string: String($0)) }.filter { $0.host() != nil }
        if words.isEmpty {
            self.init(criteria: .unspecified)
        } else {
            self.init(
                criteria: urls.count == words.count ? .url(urls) : .searchQuery(text))
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        guard case .string(let text) = _data, !text.isEmpty else {
            return DisplayRepresentation(title: .init(system: "Anything"))
        }
        return DisplayRepresentation(title: LocalizedStringResource(verbatim: text))
    }
}
