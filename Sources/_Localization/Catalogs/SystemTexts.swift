package import Foundation

/// The translations of the system's texts, such as the buttons under a card and error messages.
///
/// English is in the code, so an English reader costs no look-up, and without the catalog everyone
/// reads English.
enum SystemTexts {
    /// The bundle of the system's texts; its address is no folder, so a stored text keeps its
    /// meaning after the program moved.
    static let bundle = LocalizedStringResource.BundleDescription.atURL(address)

    private static let address = URL(filePath: "/openappintents/system")

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
    /// Reads a catalog among the resources of a target of this package; `nil` if it isn't beside
    /// the program.
    package init?(named name: String, ofTarget target: String) {
        guard
            let data = TargetResources.contents(of: "\(name).xcstrings", ofTarget: target),
            let catalog = try? StringCatalog(data)
        else { return nil }
        self = catalog
    }
}

/// The resources of the targets of this package.
package enum TargetResources {
    /// Returns the contents of a file in a target's folder of resources; `nil` if it isn't beside
    /// the program.
    ///
    /// `Bundle.module` would stop the program in that case, and missing words do less harm.
    package static func contents(of file: String, ofTarget target: String) -> Data? {
        let siblings = try? FileManager.default.contentsOfDirectory(
            at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
        let resources = siblings?.first { $0.lastPathComponent.hasSuffix("_\(target).resources") }
        return resources.flatMap { try? Data(contentsOf: $0.appending(path: "Resources/\(file)")) }
    }
}

extension LocalizedStringResource {
    /// Creates a text of the system, translated in `System.xcstrings`.
    package init(system text: String.LocalizationValue) {
        self.init(bundle: SystemTexts.bundle, text: text)
    }
}
