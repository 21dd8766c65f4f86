/// The kinds of an intent, read once from the protocols of its type.
///
/// Surfaces read the traits and never query protocol conformances.
public struct IntentTraits: Sendable, Codable, Hashable {
    /// Renders a snippet repeatedly and changes nothing: a `SnippetIntent`.
    public var isSnippet: Bool
    /// Sets one value, so that a second run changes nothing more: a `SetValueIntent`.
    public var setsValue: Bool
    /// Shows an entity or a case and changes nothing: an `OpenIntent`.
    public var opensTarget: Bool
    /// Leads to contents of the app, which its window may show: a `TargetContentProvidingIntent`.
    public var leadsToContents: Bool
    /// Deletes entities, so the system asks the person first: a `DeleteIntent`.
    public var deletesEntities: Bool
    /// Finds entities and changes nothing: an action that the system creates from a query.
    public var findsEntities: Bool
    /// Makes changes that the person can undo: an `UndoableIntent`.
    public var isUndoable: Bool
    /// Can be suggested with previously used values: a `PredictableIntent`.
    public var isPredictable: Bool
    /// Continues in the background, like playing sound: an intent for audio or for a live activity.
    public var goesOn: Bool
    /// The hardware that the intent needs; `nil` for most.
    public var hardware: IntentHardware?

    /// Creates traits; by default, those of an intent without any.
    public init(
        isSnippet: Bool = false, setsValue: Bool = false, opensTarget: Bool = false,
        leadsToContents: Bool = false, deletesEntities: Bool = false,
        findsEntities: Bool = false, isUndoable: Bool = false,
        isPredictable: Bool = false, goesOn: Bool = false, hardware: IntentHardware? = nil
    ) {
        self.isSnippet = isSnippet
        self.setsValue = setsValue
        self.opensTarget = opensTarget
        self.leadsToContents = leadsToContents
        self.deletesEntities = deletesEntities
        self.findsEntities = findsEntities
        self.isUndoable = isUndoable
        self.isPredictable = isPredictable
        self.goesOn = goesOn
        self.hardware = hardware
    }
}
