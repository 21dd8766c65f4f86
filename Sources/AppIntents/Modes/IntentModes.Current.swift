extension IntentModes {
    /// The mode in which an intent is running now.
    public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
        private enum Place: Sendable {
            case background(canContinueInForeground: Bool)
            case foreground
        }

        private let place: Place

        /// In the background, where the app can't come to the front.
        public static var background: Current { .background(canContinueInForeground: false) }

        /// With the app in front.
        public static var foreground: Current { Current(place: .foreground) }

        /// In the background of a system that may be able to bring the app to the front.
        package static func background(canContinueInForeground: Bool) -> Current {
            Current(place: .background(canContinueInForeground: canContinueInForeground))
        }

        /// The intent may ask to continue with the app in front.
        ///
        /// Unspecified by Apple; it is true when the app is in front already.
        public var canContinueInForeground: Bool {
            switch place {
            case .background(let canContinue): canContinue
            case .foreground: true
            }
        }

        public var debugDescription: String {
            switch place {
            case .background(canContinueInForeground: true):
                "background (can continue in foreground)"
            case .background(canContinueInForeground: false): "background"
            case .foreground: "foreground"
            }
        }

        // Compares where the intent runs, not what it may do next: `currentMode == .background`
        // must also hold if the app can come to the front.
        public static func == (one: Current, other: Current) -> Bool {
            one.isForeground == other.isForeground
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(isForeground)
        }

        private var isForeground: Bool {
            switch place {
            case .background: false
            case .foreground: true
            }
        }
    }
}
