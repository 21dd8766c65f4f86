import Foundation
import Synchronization

/// What a search for landmarks compares: name, country, kind and continent in every language of the
/// app, without case and accents.
///
/// The first search makes the texts, because they need the translations into all languages, which
/// most starts of the app can do without.
final class SearchTexts: Sendable {
    private struct Entry {
        let position: Int
        let text: String
    }

    private let landmarks: [Landmark]
    private let made = Mutex<[Entry]?>(nil)

    init(of landmarks: [Landmark]) {
        self.landmarks = landmarks
    }

    /// The positions of the landmarks whose text in one language holds every word of a text.
    ///
    /// Names that begin with the text come first.
    func positions(matching text: String) -> [Int] {
        let wanted = Self.folded(text)
        // A word that comes again tells no more, and every one that is wanted leaves fewer landmarks.
        let words = Set(wanted.split(separator: " "))
        guard !words.isEmpty else { return [] }
        var hits = entries
        for word in words {
            hits.removeAll { !$0.text.contains(word) }
            if hits.isEmpty { return [] }
        }
        let leading = hits.filter { $0.text.hasPrefix(wanted) }
        var found: Set<Int> = []
        return (leading + hits).map(\.position).filter { found.insert($0).inserted }
    }

    private var entries: [Entry] {
        made.withLock { made in
            if let entries = made { return entries }
            let entries = makeEntries()
            made = entries
            return entries
        }
    }

    private func makeEntries() -> [Entry] {
        var lines: [String] = []
        for landmark in landmarks {
            for language in Self.languages { lines.append(Self.text(of: landmark, in: language)) }
        }
        // Folding one long text costs less than folding many short ones.
        let folded = Self.folded(lines.joined(separator: "\n"))
        return folded.split(separator: "\n").enumerated().map { line, text in
            Entry(position: line / Self.languages.count, text: String(text))
        }
    }

    /// The languages of the app's texts; a query is not told which of them a person types in.
    private static let languages = ["en", "ar", "de", "es", "fr", "ja", "zh-Hans", "zh-Hant"]
        .map { Locale(identifier: $0) }

    private static func text(of landmark: Landmark, in language: Locale) -> String {
        let name = landmark.nameText.string(in: language)
        let country = landmark.countryText.string(in: language)
        let continent = landmark.continent.name.string(in: language)
        return "\(name) \(country) \(landmark.kind.rawValue) \(continent)"
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
