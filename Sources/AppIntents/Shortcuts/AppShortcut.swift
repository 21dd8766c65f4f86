public import _Localization

/// An intent with its values, and the phrases that perform it.
public struct AppShortcut {
    /// The intent; each run uses its values.
    package let intent: any AppIntent

    /// The phrases in their order: the first is the one to show.
    package let phrases: [ShortcutPhrase]

    /// The title on the tile.
    package let shortTitle: LocalizedStringResource?

    /// The system symbol on the tile.
    package let systemImageName: String?

    /// The presentation of the parameter's values; `nil` for a shortcut that shows none.
    package let presentation: ParameterPresentationOutline?

    /// Creates a shortcut whose tile shows the title of the intent.
    ///
    /// - Parameters:
    ///   - intent: The intent with its values.
    ///   - phrases: The phrases that a person may say; each names the app.
    ///   - shortTitle: The title on the tile.
    ///   - systemImageName: The system symbol on the tile.
    @available(*, deprecated, message: "Give the shortcut a short title and a symbol.")
    public init<Intent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
    ) where Intent: AppIntent {
        self.intent = intent
        self.phrases = phrases.map(\.phrase)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        presentation = nil
    }

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - intent: The intent with its values.
    ///   - phrases: The phrases that a person may say; each names the app.
    ///   - shortTitle: The title on the tile.
    ///   - systemImageName: The system symbol on the tile.
    public init<Intent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource, systemImageName: String
    ) where Intent: AppIntent {
        self.intent = intent
        self.phrases = phrases.map(\.phrase)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        presentation = nil
    }
}

extension AppShortcut {
    /// Creates a shortcut that shows the values of its parameter.
    ///
    /// - Parameters:
    ///   - intent: The intent with its values.
    ///   - phrases: The phrases that a person may say; each names the app.
    ///   - shortTitle: The title on the tile.
    ///   - systemImageName: The system symbol on the tile.
    ///   - parameterPresentation: The presentation of the parameter's values.
    public init<Intent, Value, Parameter, ParameterKeyPath>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<
            Intent, Value, Parameter, ParameterKeyPath
        >
    )
    where
        Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
        ParameterKeyPath: KeyPath<Intent, Parameter>
    {
        self.intent = intent
        self.phrases = phrases.map(\.phrase)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        presentation = parameterPresentation.outline
    }
}
