public import _Localization

/// An intent with its values, and the phrases that perform it.
public struct AppShortcut {
    /// The intent; each run uses its values.
    package let intent: any AppIntent

    /// The phrases that a person may say, each with the app's name; the first is the one to show.
    package let phrases: [ShortcutPhrase]

    /// The title on the tile.
    package let shortTitle: LocalizedStringResource?

    /// The system symbol on the tile.
    package let systemImageName: String?

    /// The presentation of the parameter's values; `nil` for a shortcut that shows none.
    package let presentation: ParameterPresentationOutline?

    /// Creates a shortcut whose tile shows the title of the intent.
    @available(*, deprecated, message: "Give the shortcut a short title and a symbol.")
    public init<Intent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
    ) where Intent: AppIntent {
        self.init(intent, phrases, shortTitle, systemImageName)
    }

    /// Creates a shortcut.
    public init<Intent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource, systemImageName: String
    ) where Intent: AppIntent {
        self.init(intent, phrases, shortTitle, systemImageName)
    }

    private init<Intent: AppIntent>(
        _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>],
        _ shortTitle: LocalizedStringResource?, _ systemImageName: String?,
        _ presentation: ParameterPresentationOutline? = nil
    ) {
        self.intent = intent
        self.phrases = phrases.map(\.phrase)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.presentation = presentation
    }
}

extension AppShortcut {
    /// Creates a shortcut that shows the values of its parameter.
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
        self.init(intent, phrases, shortTitle, systemImageName, parameterPresentation.outline)
    }
}
