/// The kinds to which an intent belongs, read once from the protocols of its type.
///
/// Surfaces read the traits and never ask for a protocol.
public struct IntentTraits: Sendable, Codable, Hashable {
    /// Draws a snippet, again and again, and changes nothing: a `SnippetIntent`.
    public var isSnippet: Bool
    /// Sets one value, so that a second run changes nothing more: a `SetValueIntent`.
    public var setsValue: Bool
    /// Shows a thing and changes nothing: an `OpenIntent`.
    public var opensTarget: Bool
    /// Deletes things, so that the system asks the person first: a `DeleteIntent`.
    public var deletesEntities: Bool
    /// Finds entities and changes nothing: an action that the system makes of a query.
    public var findsEntities: Bool
    /// Makes changes that the person can take back: an `UndoableIntent`.
    public var isUndoable: Bool
    /// May be suggested with values that were used before: a `PredictableIntent`.
    public var isPredictable: Bool
    /// Goes on by itself, like sound that is played: an intent for audio or for a live activity.
    public var goesOn: Bool
    /// The hardware that the intent needs; `nil` for most.
    public var hardware: IntentHardware?

    /// Creates traits; those of an intent without any by default.
    public init(
        isSnippet: Bool = false, setsValue: Bool = false, opensTarget: Bool = false,
        deletesEntities: Bool = false, findsEntities: Bool = false,
        isUndoable: Bool = false, isPredictable: Bool = false,
        goesOn: Bool = false, hardware: IntentHardware? = nil
    ) {
        self.isSnippet = isSnippet
        self.setsValue = setsValue
        self.opensTarget = opensTarget
        self.deletesEntities = deletesEntities
        self.findsEntities = findsEntities
        self.isUndoable = isUndoable
        self.isPredictable = isPredictable
        self.goesOn = goesOn
        self.hardware = hardware
    }
}
