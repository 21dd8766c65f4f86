/// The order of a menu's commands.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The choice that suits the context.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first command is closest to the person's finger.
    public static let priority = MenuOrder(name: "priority")
    /// The order of the declaration.
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    /// Sets the order of the commands in menus; a card opens none.
    nonisolated public consuming func menuOrder(_ order: MenuOrder) -> some View { self }
}
