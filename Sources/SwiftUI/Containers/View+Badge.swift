public import _Localization

extension View {
    /// Puts a number other than 0 at the end of the view's row in a list; without effect elsewhere.
    nonisolated public func badge(_ count: Int) -> some View {
        modified(_BadgeModifier(badge: count == 0 ? nil : Text(count, format: .number)))
    }

    /// Puts a text at the end of the view's row in a list; elsewhere it has no effect.
    nonisolated public func badge(_ label: Text?) -> some View {
        modified(_BadgeModifier(badge: label))
    }

    /// Puts a localized text at the end of the view's row in a list.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        badge(key.map { Text($0) })
    }

    /// Puts a text from a resource at the end of the view's row in a list.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
    }

    /// Puts a text at the end of the view's row in a list; elsewhere it has no effect.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}

/// Puts a text at the end of a row.
public struct _BadgeModifier: _PrimitiveModifier {
    let badge: Text?

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        guard let badge, context.listRows != nil else { return content._draw(in: &context) }
        HStack {
            content
            Spacer()
            badge.foregroundStyle(.secondary)
        }._draw(in: &context)
    }
}
