import AppIntentsMetadata
package import Foundation
import _Localization

extension PresentedValue {
    /// Returns the value in words: one line for each element of a list, with the type and size of a
    /// file, and the properties of a value that consists of them.
    package func lines(in locale: Locale) -> String {
        if !elements.isEmpty {
            return elements.map { $0.lines(in: locale) }.joined(separator: "\n")
        }
        if case .file(let file) = data {
            let style = ByteCountFormatStyle(
                style: .file, spellsOutZero: false, locale: locale)
            let size = file.size.map { style.format(Int64($0)) }
            let facts = [file.contentType, size].compactMap(\.self)
            return "\(title) (\(facts.joined(separator: ", ")))"
        }
        let known = (facts ?? []).map { "\($0.title): \($0.text)" }.joined(separator: ", ")
        return [title, subtitle ?? "", known, link?.absoluteString ?? ""].filter { !$0.isEmpty }
            .joined(separator: " – ")
    }
}

extension PresentedValue {
    /// Returns the value for voice: a value with its second line, a list by the names of its
    /// values, as far as a listener can follow (DLG-4).
    func spoken(in locale: Locale) -> String {
        let words = [title, subtitle ?? ""].filter { !$0.isEmpty }
        // Most values have a title only, and to look a translation up takes longer than the rest.
        guard words.count > 1 else { return words.first ?? "" }
        return words.joined(separator: LocalizedStringResource(system: ", ").text(in: locale))
    }
}
