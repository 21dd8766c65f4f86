package import Foundation

/// The Swift file with a name for each text of a string catalog that is kept by hand, as Xcode
/// generates it.
package struct StringSymbols {
    private let table: String
    private let strings: StringTable
    private var lines: [String] = []

    /// The text of the file for a catalog.
    package static func file(for catalog: URL) -> String {
        let table = catalog.deletingPathExtension().lastPathComponent
        do {
            let strings = try JSONDecoder().decode(
                StringTable.self, from: try Data(contentsOf: catalog))
            var symbols = StringSymbols(table: table, strings: strings)
            symbols.write()
            return symbols.lines.joined(separator: "\n") + "\n"
        } catch {
            return SourceText.warning(
                "\(catalog.lastPathComponent) isn't a string catalog. Mend it, or add it anew.")
                + "\n"
        }
    }

    private init(table: String, strings: StringTable) {
        self.table = table
        self.strings = strings
    }

    private mutating func write() {
        lines = [
            "import Foundation", "import SwiftUI", "",
            "private nonisolated let resourceBundle = SwiftUI.LocalizedStringResource"
                + ".BundleDescription.atURL(Foundation.Bundle.module.bundleURL)", "",
            "nonisolated extension SwiftUI.LocalizedStringResource {",
        ]
        // The texts of the default table have no namespace.
        if table == "Localizable" {
            writeTexts(indent: "    ")
        } else if let type = AssetIdentifier.type(for: table), !TakenNames.modules.contains(type) {
            lines += [
                "    /// The texts of “\(SourceText.comment(table)).xcstrings”.",
                "    enum \(AssetIdentifier.code(type)) {",
            ]
            writeTexts(indent: "        ")
            lines.append("    }")
        } else {
            let text = "The string catalog \"\(table)\" resolves to no name. Try renaming it."
            lines.append("    " + SourceText.warning(text))
        }
        lines.append("}")
    }

    private mutating func writeTexts(indent: String) {
        var known: Set<String> = []
        for (key, text) in strings.strings.sorted(by: { $0.key < $1.key }) where text.hasSymbol {
            func warn(_ problem: String) {
                lines.append(
                    indent
                        + SourceText.warning(
                            "The key \"\(key)\" of \(table).xcstrings resolves to \(problem). Try "
                                + "renaming the key, or turn off the generation of its symbol."))
            }
            guard let name = StringIdentifier.member(for: key) else {
                warn("an empty symbol")
                continue
            }
            let source = text.localizations?[strings.sourceLanguage ?? "en"]
            let symbol = StringSymbol(name: name, key: key, localization: source)
            guard known.insert(symbol.declaration).inserted else {
                warn("the symbol \"\(name)\" which already exists")
                continue
            }
            let comment = (text.comment ?? "").split(whereSeparator: \.isNewline)
            lines += comment.map { "\(indent)/// \($0)" }
            if !comment.isEmpty { lines.append("\(indent)///") }
            lines += [
                "\(indent)/// Localized string for key “\(SourceText.comment(key))” in table "
                    + "“\(SourceText.comment(table)).xcstrings”.",
                "\(indent)static \(symbol.declaration) {",
                "\(indent)    .init(\(SourceText.literal(key)), defaultValue: \(symbol.value), "
                    + "table: \(SourceText.literal(table)), bundle: resourceBundle)",
                "\(indent)}",
            ]
        }
    }
}
