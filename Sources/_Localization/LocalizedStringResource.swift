public import Foundation

/// A text that is looked up in the app's translations later, for the person who reads it.
///
/// A literal is enough: `let title: LocalizedStringResource = "Find Closest Landmark"`. The value
/// holds the parameters of the look-up (key, arguments, table, bundle) and no translated text, so
/// one value serves people who read different languages. Without a translation the text is
/// `defaultValue` with its arguments filled in.
public struct LocalizedStringResource: Sendable {
    /// The text under which translations are listed.
    public var key: String { explicitKey ?? defaultValue.key }

    /// The text to show if the bundle has no translation.
    public let defaultValue: String.LocalizationValue

    /// The name of the strings table, or `nil` for `Localizable`.
    public let table: String?

    /// The language and the number formats to use if the reader's are unknown.
    public var locale: Locale {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }

    /// The location of the translations.
    public let bundle: BundleDescription

    package let explicitKey: String?
    package private(set) var ownLocale: Locale?

    package init(
        explicitKey: String?, defaultValue: String.LocalizationValue, table: String?,
        locale: Locale?, bundle: BundleDescription
    ) {
        self.explicitKey = explicitKey
        self.defaultValue = defaultValue
        self.table = table
        self.ownLocale = locale
        self.bundle = bundle
    }

    /// Returns the text with a number in each placeholder reserved for it, so that a translation
    /// can use its plural.
    package func counting(_ number: Int) -> LocalizedStringResource {
        LocalizedStringResource(
            explicitKey: explicitKey, defaultValue: defaultValue.counting(number), table: table,
            locale: ownLocale, bundle: bundle)
    }

    /// Creates a resource whose key differs from its default value.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(
            explicitKey: key.description, defaultValue: defaultValue, table: table,
            locale: locale, bundle: bundle)
    }

    /// Creates a resource whose default value is its key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(
            explicitKey: nil, defaultValue: keyAndValue, table: table, locale: locale,
            bundle: bundle)
    }

    /// Creates a resource whose key differs from its default value, translated in a bundle.
    ///
    /// Disfavored, so that `bundle: .main` means the description, as on Apple's platforms.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            explicitKey: key.description, defaultValue: defaultValue, table: table,
            locale: locale, bundle: BundleDescription(bundle))
    }

    /// Creates a resource whose default value is its key, translated in a bundle.
    ///
    /// Disfavored, so that `bundle: .main` means the description, as on Apple's platforms.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            explicitKey: nil, defaultValue: keyAndValue, table: table, locale: locale,
            bundle: BundleDescription(bundle))
    }
}

// MARK: - Literals

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(
            explicitKey: nil, defaultValue: String.LocalizationValue(value), table: nil,
            locale: nil, bundle: .main)
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(
            explicitKey: nil,
            defaultValue: String.LocalizationValue(stringInterpolation: stringInterpolation),
            table: nil, locale: nil, bundle: .main)
    }
}

// MARK: - Comparing

extension LocalizedStringResource: Hashable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.explicitKey == rhs.explicitKey && lhs.defaultValue == rhs.defaultValue
            && lhs.table == rhs.table && lhs.bundle == rhs.bundle
            && (lhs.ownLocale == rhs.ownLocale || lhs.locale == rhs.locale)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(explicitKey)
        hasher.combine(defaultValue)
        hasher.combine(table)
        hasher.combine(bundle)
    }
}

// MARK: - Coding

extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey {
        case key, defaultValue, table, locale, bundle
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            explicitKey: try container.decodeIfPresent(String.self, forKey: .key),
            defaultValue: try container.decode(
                String.LocalizationValue.self, forKey: .defaultValue),
            table: try container.decodeIfPresent(String.self, forKey: .table),
            locale: try container.decodeIfPresent(Locale.self, forKey: .locale),
            bundle: try container.decodeIfPresent(BundleDescription.self, forKey: .bundle)
                ?? .main)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(explicitKey, forKey: .key)
        try container.encode(defaultValue, forKey: .defaultValue)
        try container.encodeIfPresent(table, forKey: .table)
        try container.encodeIfPresent(ownLocale, forKey: .locale)
        if bundle != .main { try container.encode(bundle, forKey: .bundle) }
    }
}

// MARK: - Reading

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource {
    package func text(in locale: Locale) -> String {
        defaultValue.text(
            key: explicitKey, table: table, bundle: bundle, locale: locale)
    }

    /// The text is an empty literal, which authors write to hide a text.
    package var isEmpty: Bool { defaultValue.isEmptyLiteral }

    /// A resource whose default value is its key, translated in a bundle for readers of any locale.
    init(bundle: BundleDescription, text: String.LocalizationValue) {
        self.init(
            explicitKey: nil, defaultValue: text, table: nil, locale: nil, bundle: bundle)
    }

    /// Creates a resource that shows a text unchanged, without looking it up.
    package init(verbatim text: String) {
        self.init(
            explicitKey: nil, defaultValue: String.LocalizationValue(verbatim: text), table: nil,
            locale: nil, bundle: .main)
    }
}
