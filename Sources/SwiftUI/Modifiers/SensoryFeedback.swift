/// A feedback that a person feels.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    /// Something was done.
    public static let success = SensoryFeedback(name: "success")
    /// Something may be wrong.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something went wrong.
    public static let error = SensoryFeedback(name: "error")
    /// Something was chosen.
    public static let selection = SensoryFeedback(name: "selection")
    /// Something grew.
    public static let increase = SensoryFeedback(name: "increase")
    /// Something shrank.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something began.
    public static let start = SensoryFeedback(name: "start")
    /// Something ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// Something snapped into place.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// Something came to a new level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Something collided.
    public static let impact = SensoryFeedback(name: "impact")

    /// The weight of colliding things.
    public struct Weight: Equatable, Sendable {
        private let name: String

        /// Light.
        public static let light = Weight(name: "light")
        /// Neither light nor heavy.
        public static let medium = Weight(name: "medium")
        /// Heavy.
        public static let heavy = Weight(name: "heavy")
    }

    /// The softness of colliding things.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        /// Hard.
        public static let rigid = Flexibility(name: "rigid")
        /// Neither hard nor soft.
        public static let solid = Flexibility(name: "solid")
        /// Soft.
        public static let soft = Flexibility(name: "soft")
    }

    /// Things of a weight collided.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
    {
        impact
    }

    /// Things of a softness collided.
    public static func impact(
        flexibility: Flexibility, intensity: Double = 1.0
    ) -> SensoryFeedback {
        impact
    }
}

// Feedback that a person feels. In a card nothing changes by itself, so there is none.
extension View {
    /// Plays feedback for a change that meets a condition; a card can't.
    nonisolated public consuming func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool = { _, _ in true }
    ) -> some View {
        self
    }

    /// Plays feedback that depends on the change; a card can't.
    nonisolated public consuming func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        self
    }

    /// Plays feedback that depends on the change; a card can't.
    nonisolated public consuming func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        self
    }
}
