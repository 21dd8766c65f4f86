import _Localization

/// A filter names a property that the query doesn't filter by, or a value that is none.
struct UnusableFilter: Error, Hashable, CustomLocalizedStringResourceConvertible {
    /// The name of the property, as the filter has it.
    let property: String

    var localizedStringResource: LocalizedStringResource {
        .init(
            system: "A filter by “\(property)” can’t be used: there is no such property or value.")
    }
}
