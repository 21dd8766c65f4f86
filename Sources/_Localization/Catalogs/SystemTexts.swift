import Foundation

/// The translations of the system's own texts: the buttons under a card, and what went wrong.
///
/// English stands in the code, so an English reader costs no look-up, and where the catalog is missing
/// everyone reads English.
enum SystemTexts {
    /// The place of the system's texts; no folder, so that a stored text means the same after the
    /// program moved.
    static let bundle = LocalizedStringResource.BundleDescription.atURL(address)

    private static let address = URL(filePath: "/openappintents/system")

    /// Tells the bundle of the system's texts from others.
    static func are(in bundle: LocalizedStringResource.BundleDescription) -> Bool {
        if case .atURL(let url) = bundle { url == address } else { false }
    }

    /// Returns the translation of a text for a reader's locale; `nil` if the reader reads the text of
    /// the code.
    static func translation(of text: String.LocalizationValue, locale: Locale) -> String? {
        let language = SystemLanguage(locale)
        guard language != .english else { return nil }
        return catalog?.translation(
            of: text.key, language: language.rawValue, number: text.firstNumber)
    }

    private static let catalog = StringCatalog(named: "System", ofTarget: "_Localization")
}

extension StringCatalog {
    /// Reads a catalog among the resources of a target of this package; `nil` if it isn't beside the
    /// program.
    ///
    /// `Bundle.module` would end the program there, and texts in English do less harm.
    package init?(named name: String, ofTarget target: String) {
        let folder = Bundle.main.bundleURL
        let siblings = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        let resources = siblings?.first { $0.lastPathComponent.hasSuffix("_\(target).resources") }
        guard let resources,
            let data = try? Data(
                contentsOf: resources.appending(path: "Resources/\(name).xcstrings")),
            let catalog = try? StringCatalog(data)
        else { return nil }
        self = catalog
    }
}

extension LocalizedStringResource {
    /// Creates a text of the system's own, translated in `System.xcstrings`.
    package init(system text: String.LocalizationValue) {
        self.init(bundle: SystemTexts.bundle, text: text)
    }
}
