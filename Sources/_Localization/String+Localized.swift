public import Foundation

extension String {
    /// Creates the text of a resource in the resource's own locale.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text(in: resource.locale)
    }

    /// Creates a text that is looked up under a key that is also the default value.
    ///
    /// Unspecified by Apple for platforms without a system language: `locale` chooses the
    /// translation as well as the formats of numbers.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(
            key: nil, table: table, bundle: LocalizedStringResource.BundleDescription(bundle),
            locale: locale)
    }

    /// Creates a text that is looked up under a key that differs from the default value.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(
            key: key.description, table: table,
            bundle: LocalizedStringResource.BundleDescription(bundle), locale: locale)
    }
}
