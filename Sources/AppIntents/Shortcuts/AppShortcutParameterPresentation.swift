/// The presentation of the values of a shortcut's parameter: a sentence for each value, in
/// collections.
///
///     AppShortcut(
///         intent: OpenTrailIntent(), phrases: ["Open \(\.$trail) in \(.applicationName)"],
///         shortTitle: "Open Trail", systemImageName: "figure.hiking",
///         parameterPresentation: ParameterPresentation(
///             for: \.$trail, summary: Summary("Open \(\.$trail)"),
///             optionsCollections: {
///                 OptionsCollection(FavoriteTrails(), title: "Favorites", systemImageName: "star")
///             }))
///
/// Search lists the values of each collection under its title, once the app has called
/// `updateAppShortcutParameters()`.
public struct AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
where
    Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    let outline: ParameterPresentationOutline

    /// Creates a presentation.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the parameter, as in `\.$trail`.
    ///   - summary: The sentence for a value.
    ///   - optionsCollections: The collections of values.
    public init(
        for keyPath: ParameterKeyPath,
        summary: AppShortcutParameterPresentationSummary<
            Intent, Value, Parameter, ParameterKeyPath
        >,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections:
            () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
    ) {
        outline = ParameterPresentationOutline(
            parameter: ParameterReference(keyPath), summary: summary.phrase,
            summaryTable: summary.table, collections: Array(optionsCollections()))
    }
}

/// The sentence for a value of a shortcut's parameter.
public struct AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
where
    Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    let phrase: ShortcutPhrase
    let table: String?

    /// Creates a sentence.
    ///
    /// - Parameters:
    ///   - summaryString: The sentence with the parameter in it.
    ///   - table: The table with its translations; if it has none, the system uses those of
    ///     phrases.
    public init(
        _ summaryString: AppShortcutParameterPresentationSummaryString<
            Intent, Value, Parameter, ParameterKeyPath
        >, table: StaticString? = nil
    ) {
        phrase = summaryString.phrase
        self.table = table?.description
    }
}

/// A sentence with a shortcut's parameter in it, as in `"Open \(\.$trail)"`.
public struct AppShortcutParameterPresentationSummaryString<
    Intent, Value, Parameter, ParameterKeyPath
>: ExpressibleByStringInterpolation
where
    Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    let phrase: ShortcutPhrase

    /// Creates a sentence from plain text.
    public init(_ value: String) {
        phrase = ShortcutPhrase(tokens: [.text(value)])
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        phrase = ShortcutPhrase(tokens: stringInterpolation.tokens)
    }
}

extension AppShortcutParameterPresentationSummaryString {
    /// A collector of the pieces of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var tokens: [ShortcutPhrase.Token] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            tokens.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            tokens.append(.text(literal))
        }

        /// Appends the parameter.
        ///
        /// - Parameter subject: The key path of the parameter, as in `\.$trail`.
        public mutating func appendInterpolation(_ subject: ParameterKeyPath) {
            tokens.append(.parameter(ParameterReference(subject)))
        }
    }
}

/// A presentation without its types.
package struct ParameterPresentationOutline {
    /// The parameter whose values are shown.
    package let parameter: ParameterReference
    /// The sentence for a value.
    package let summary: ShortcutPhrase
    /// The author's table of translations; `nil` for that of phrases.
    package let summaryTable: String?
    /// The collections of values, in the author's order.
    package let collections: [any AppShortcutOptionsCollectionProtocol]
}
