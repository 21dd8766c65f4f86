extension Text {
    /// The size of a text against that of the text around it.
    public struct Scale: Sendable, Hashable {
        let isSmaller: Bool

        /// The usual size.
        public static let `default` = Scale(isSmaller: false)
        /// A smaller size, for what stands behind the usual text.
        ///
        /// Unspecified by Apple how much smaller; it is as large as small capitals are.
        public static let secondary = Scale(isSmaller: true)
    }

    /// Sets the size against that of the text around.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.secondary, scale.isSmaller) : self
    }
}

extension View {
    /// Sets the size of text inside against that of the text around.
    nonisolated public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true)
        -> some View
    {
        surroundings(.textTrait(.secondary, isEnabled ? scale.isSmaller : nil))
    }
}
