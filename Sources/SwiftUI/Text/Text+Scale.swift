extension Text {
    /// The size of a text relative to the text around it.
    public struct Scale: Sendable, Hashable {
        let isSmaller: Bool

        /// The default size.
        public static let `default` = Scale(isSmaller: false)
        /// A smaller size, for secondary text.
        ///
        /// Unspecified by Apple: how much smaller. It is the size of small capitals.
        public static let secondary = Scale(isSmaller: true)
    }

    /// Sets the size relative to the text around.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.secondary, scale.isSmaller) : self
    }
}

extension View {
    /// Sets the size of the text inside relative to the text around.
    nonisolated public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true)
        -> some View
    {
        surroundings(isEnabled ? scale.isSmaller : nil) { swap(&$0, &$1.textOverrides[.secondary]) }
    }
}
