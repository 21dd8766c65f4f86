/// The modes in which an intent may run: in the background, or with the app in front.
///
/// Several modes mean a preference: Apple's page on the type says that
/// `[.background, .foreground]` prefers the foreground and falls back to the background.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The intent runs without showing the app.
    public static var background: IntentModes { IntentModes(rawValue: 1 << 0) }

    /// The intent runs with the app in front; the app comes to the front before `perform()`.
    ///
    /// Unspecified by Apple; the same as `.foreground(.immediate)`.
    public static var foreground: IntentModes { .foreground(.immediate) }

    /// The intent runs with the app in front; the app comes to the front at the given moment.
    public static func foreground(_ foregroundMode: ForegroundMode) -> IntentModes {
        switch foregroundMode.moment {
        case .immediate: IntentModes(rawValue: 1 << 1)
        case .dynamic: IntentModes(rawValue: 1 << 2)
        case .deferred: IntentModes(rawValue: 1 << 3)
        }
    }

    /// The moment when the app comes to the front; `nil` if the intent runs in the background only.
    ///
    /// If there are several modes, the earliest counts.
    package var foregroundMode: ForegroundMode? {
        let modes: [ForegroundMode] = [.immediate, .dynamic, .deferred]
        return modes.first { contains(.foreground($0)) }
    }
}

extension IntentModes {
    /// The moment when the app comes to the front.
    public struct ForegroundMode: Hashable, Sendable {
        enum Moment: Sendable {
            case immediate, dynamic, deferred
        }

        let moment: Moment

        /// After the parameters are resolved, before `perform()`.
        public static var immediate: ForegroundMode { ForegroundMode(moment: .immediate) }

        /// When `perform()` asks for it, which the system may refuse.
        public static var dynamic: ForegroundMode { ForegroundMode(moment: .dynamic) }

        /// At the latest when `perform()` returns.
        public static var deferred: ForegroundMode { ForegroundMode(moment: .deferred) }
    }
}
