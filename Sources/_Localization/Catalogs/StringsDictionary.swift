import Foundation

/// A table with forms for plurals, devices and widths: a property list with the extension
/// `.stringsdict`.
struct StringsDictionary {
    /// The translations by key; invalid ones are ignored.
    let translations: [String: Translation]

    /// Reads a table; throws for data that is no property list.
    init(_ data: Data) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        translations = (list as? [String: Any] ?? [:]).compactMapValues(Self.translation)
    }

    private static func translation(_ entry: Any) -> Translation? {
        if let text = entry as? String { return .text(text) }
        guard let entry = entry as? [String: Any] else { return nil }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            // Apple's names of devices are those of string catalogs.
            return CatalogDevice.choose(devices.compactMapValues(translation))
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // A page has enough space: the widest form.
            let known = widths.compactMap { name, form in Int(name).map { ($0, form) } }
            return known.max { $0.0 < $1.0 }.flatMap { translation($0.1) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = entry.compactMapValues { value -> Translation.Variable? in
            guard let rule = value as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { return nil }
            let forms = rule.compactMap { name, form in
                PluralCategory(rawValue: name).flatMap { category in
                    (form as? String).map { (category, Translation.text($0)) }
                }
            }
            if forms.isEmpty { return nil }
            return Translation.Variable(
                argument: nil, form: .plural(Dictionary(forms) { first, _ in first }, argument: nil)
            )
        }
        return .variables(.text(format), variables)
    }
}
