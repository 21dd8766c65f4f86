extension View {
    /// Describes what the view shows while it is active.
    ///
    /// The system calls the closure at each drawing, and reads the entity that it sets.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        showing { isActive ? NSUserActivity(activityType: activityType, update) : nil }
    }

    /// Describes that the view shows an element, if there is one.
    ///
    /// The system calls the closure at each drawing, and reads the entity that it sets.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        showing {
            element.map { element in
                NSUserActivity(activityType: activityType) { update(element, $0) }
            }
        }
    }

    /// Runs a closure when another device hands an activity over; a card never runs it.
    nonisolated public consuming func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        self
    }

    /// Names the entity that the view shows, by its type, a slash, and its identifier.
    nonisolated package consuming func showing(entity: String?) -> some View {
        modified(_ComputedAttributeModifier { _ in entity.map { ViewNode.Attribute.entity($0) } })
    }

    nonisolated private consuming func showing(
        _ activity: @escaping () -> NSUserActivity?
    ) -> some View {
        drawn(with: activity) { context, activity, start in
            guard let entity = context.running(activity)?.entity else { return }
            context.apply(.entity(entity.description), from: start)
        }
    }
}

extension NSUserActivity {
    fileprivate convenience init(activityType: String, _ update: (NSUserActivity) -> Void) {
        self.init(activityType: activityType)
        update(self)
    }
}
