public import Foundation

extension View {
    /// Sets how opaque the view is, 0…1.
    nonisolated public consuming func opacity(_ opacity: Double) -> some View {
        attribute(.opacity(opacity))
    }

    /// Hides the view, but keeps its space.
    nonisolated public consuming func hidden() -> some View {
        attribute(.opacity(0)).attribute(.accessibilityHidden)
    }

    /// Casts a shadow.
    nonisolated public consuming func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        attribute(
            .shadow(
                ViewNode.Shadow(
                    paint: color.paint, radius: Double(radius), x: Double(x), y: Double(y))))
    }

    /// Rotates the drawn view around its center.
    nonisolated public consuming func rotationEffect(_ angle: Angle) -> some View {
        attribute(.rotation(angle.degrees))
    }

    /// Scales the drawn view from its center.
    nonisolated public consuming func scaleEffect(_ scale: CGFloat) -> some View {
        attribute(.scale(Double(scale)))
    }

    /// Moves the drawn view, in points right and down.
    nonisolated public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        attribute(.offset(x: Double(x), y: Double(y)))
    }

    /// Moves the drawn view, in points right and down.
    nonisolated public consuming func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Blurs the drawn view.
    nonisolated public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        attribute(.blur(Double(radius)))
    }

    /// Marks the view as stale from a tap until the following refresh.
    nonisolated public consuming func invalidatableContent(_ invalidatable: Bool = true)
        -> some View
    {
        attribute(.invalidatable, if: invalidatable)
    }

    /// Lets controls inside act or not; nothing inside a disabled view acts.
    nonisolated public consuming func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
