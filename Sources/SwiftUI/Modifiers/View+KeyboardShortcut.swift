extension View {
    /// Assigns keys to a control; in a card the surface decides how controls are pressed.
    nonisolated public consuming func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        self
    }

    /// Assigns keys, if any, to a control; in a card the surface decides how controls are pressed.
    nonisolated public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        self
    }
}

/// The keys that press a control.
public struct KeyboardShortcut: Sendable, Hashable {
    /// The adaptation of the keys to keyboards.
    public struct Localization: Sendable, Hashable {
        private let name: String

        /// Keys adapt to the keyboard and the reading direction.
        public static let automatic = Localization(name: "automatic")
        /// Keys adapt to the keyboard, in either reading direction.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// Keys stay as they are.
        public static let custom = Localization(name: "custom")
    }

    /// The key for the usual answer: Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The key for canceling: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys that are held.
    public var modifiers: EventModifiers
    /// The adaptation of the keys to keyboards.
    public var localization: Localization

    /// Creates the keys, and their adaptation to keyboards.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

/// A key by its character.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes the character before.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes the character after.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key to the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// The key to the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The key a page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The key a page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key that clears everything.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    /// The character.
    public var character: Character

    /// Creates the key of a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates the key of a character.
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All modifier keys.
    public static let all: EventModifiers = [
        .capsLock, .shift, .control, .option, .command, .numericPad,
    ]
}
