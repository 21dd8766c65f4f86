import Foundation
import Synchronization

/// The translations of one bundle: `<language>.lproj/<table>.strings` and `.stringsdict`, and
/// `<table>.xcstrings`.
///
/// The list of languages is read once; a table is read when first needed, and cached. A bundle
/// without any translation has no catalogs, so a look-up in it costs almost nothing.
final class BundleCatalogs: Sendable {
    /// The folders of each language, by its identifier in lower case.
    private let folders: [String: [URL]]
    /// The string catalogs, from which SwiftPM makes no tables on Linux, by the names of their
    /// tables.
    private let files: [String: [URL]]
    private let tables = Mutex<[TableKey: [String: Entry]]>([:])
    private let catalogs = Mutex<[URL: StringCatalog?]>([:])

    private struct Entry: Sendable {
        let translation: Translation
        let language: String
    }

    private struct TableKey: Hashable {
        var locale: String
        var table: String
    }

    /// Collects the languages found in some folders; `nil` if there are none.
    init?(searching roots: [URL]) {
        var folders: [String: [URL]] = [:]
        var files: [String: [URL]] = [:]
        for root in roots {
            for file in Self.names(in: root) {
                if let name = file.withoutSuffix(".lproj") {
                    let folder = root.appending(path: file, directoryHint: .isDirectory)
                    folders[Self.normalized(name), default: []].append(folder)
                } else if let name = file.withoutSuffix(".xcstrings") {
                    files[name, default: []].append(root.appending(path: file))
                }
            }
        }
        guard !folders.isEmpty || !files.isEmpty else { return nil }
        self.folders = folders
        self.files = files
    }

    /// Returns the names in a folder; creating an address for each would take longer than reading it.
    private static func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
            ?? []
    }

    /// Returns the translation of a key for the readers of a locale, the closest language first.
    ///
    /// `numbers` are the whole numbers among the text's arguments, by index: they choose plural forms.
    func translation(
        of key: String, table: String?, locale: Locale, numbers: [Int64?] = []
    ) -> String? {
        let entry = entry(of: key, table: table, locale: locale)
        return entry.flatMap { $0.translation.format(numbers, language: $0.language) }
    }

    /// Returns the translations of a key that people may say; most keys have one.
    func alternatives(for key: String, table: String?, locale: Locale) -> [String]? {
        entry(of: key, table: table, locale: locale).flatMap {
            $0.translation.texts(language: $0.language)
        }
    }

    private func entry(of key: String, table: String?, locale: Locale) -> Entry? {
        // The time zone, which follows, translates nothing.
        let tableKey = TableKey(
            locale: String(locale.identifier.prefix { $0 != "@" }), table: table ?? "Localizable")
        if let entries = tables.withLock({ $0[tableKey] }) { return entries[key] }
        let entries = read(tableKey, locale: locale)
        tables.withLock { $0[tableKey] = entries }
        return entries[key]
    }

    /// Merges the tables of all languages that serve the locale; the closest one wins.
    private func read(_ tableKey: TableKey, locale: Locale) -> [String: Entry] {
        var merged: [String: Entry] = [:]
        func merge(_ translations: [String: Translation], _ language: String) {
            merged.merge(translations.mapValues { Entry(translation: $0, language: language) }) {
                closest, _ in closest
            }
        }
        for language in Self.languages(for: locale) {
            for folder in folders[language] ?? [] {
                merge(Self.plurals(in: folder, tableKey.table), language)
                let file = folder.appendingPathComponent("\(tableKey.table).strings")
                guard let strings = DamagedTable.read(file, { try StringsFile(data: $0) }) else {
                    continue
                }
                merge(strings.entries.mapValues { .text($0) }, language)
            }
            for file in files[tableKey.table] ?? [] {
                merge(catalog(file)?.translations(into: language) ?? [:], language)
            }
        }
        // If none of the languages has a text, the text of the code may have plural forms.
        for file in files[tableKey.table] ?? [] {
            guard let catalog = catalog(file), let language = catalog.sourceLanguage else {
                continue
            }
            merge(catalog.translations(into: language), language)
        }
        return merged
    }

    /// Returns the plural forms of a table; none if there is no such file, or if it is damaged.
    private static func plurals(in folder: URL, _ table: String) -> [String: Translation] {
        let file = folder.appendingPathComponent("\(table).stringsdict")
        return DamagedTable.read(file) { try StringsDictionary($0).translations } ?? [:]
    }

    /// Returns a string catalog, read once; `nil` for a damaged one.
    private func catalog(_ file: URL) -> StringCatalog? {
        if let known = catalogs.withLock({ $0[file] }) { return known }
        let catalog = DamagedTable.read(file) { try StringCatalog($0) }
        catalogs.withLock { $0[file] = catalog }
        return catalog
    }

    /// Returns the languages that serve a locale, closest first: `zh-hant-tw`, `zh-hant`, `zh`,
    /// `base`.
    static func languages(for locale: Locale) -> [String] {
        let language = locale.language
        var languages: [String] = []
        func add(_ parts: String?...) {
            let name = parts.compactMap { $0?.lowercased() }.joined(separator: "-")
            if !name.isEmpty, !languages.contains(name) { languages.append(name) }
        }
        let code = language.languageCode?.identifier
        let script = language.script?.identifier
        let region = locale.region?.identifier ?? language.region?.identifier
        if code != nil {
            add(code, script, region)
            add(code, region)
            add(code, script)
            add(code)
        }
        add("base")
        return languages
    }

    private static func normalized(_ language: String) -> String {
        language.replacingOccurrences(of: "_", with: "-").lowercased()
    }
}

// MARK: - By bundle

extension BundleCatalogs {
    private static let main = BundleCatalogs(searching: mainFolders())
    private static let others = Mutex<[LocalizedStringResource.BundleDescription: Found]>([:])

    /// A cached result; `nil` is worth caching too.
    private struct Found {
        var catalogs: BundleCatalogs?
    }

    /// Returns the catalogs of a bundle, or `nil` if it has no translations.
    static func of(_ bundle: LocalizedStringResource.BundleDescription) -> BundleCatalogs? {
        if case .main = bundle { return main }
        if let found = others.withLock({ $0[bundle] }) { return found.catalogs }
        let catalogs = BundleCatalogs(searching: folders(of: bundle))
        others.withLock { $0[bundle] = Found(catalogs: catalogs) }
        return catalogs
    }

    private static func folders(of bundle: LocalizedStringResource.BundleDescription) -> [URL] {
        switch bundle {
        case .main: mainFolders()
        case .forClass(let type): [Bundle(for: type).bundleURL]
        case .atURL(let url): [url]
        }
    }

    /// Returns the folders of the app's resources.
    ///
    /// SwiftPM puts the resources of an executable `App` of package `P` into `P_App.resources`
    /// beside it; an author who names no bundle means those.
    private static func mainFolders() -> [URL] {
        var folders = [Bundle.main.bundleURL]
        if let resources = Bundle.main.resourceURL, resources != Bundle.main.bundleURL {
            folders.append(resources)
        }
        if let name = Bundle.main.executableURL?.lastPathComponent {
            folders += names(in: Bundle.main.bundleURL).filter {
                $0.hasSuffix("_\(name).resources")
            }.map { Bundle.main.bundleURL.appending(path: $0, directoryHint: .isDirectory) }
        }
        return folders
    }
}

extension String {
    fileprivate func withoutSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
    }
}
