package import _Localization

/// An App Shortcut in the card of all shortcuts.
package struct ListedShortcut: Identifiable, Sendable {
    /// The index among the app's shortcuts.
    package let id: Int
    package let title: LocalizedStringResource
    package let systemImageName: String?
    package let color: ShortcutTileColor
    package let start: ActionStart
    /// The values that the author presents.
    package let collections: [Collection]

    package init(
        id: Int, title: LocalizedStringResource, systemImageName: String?,
        color: ShortcutTileColor, start: ActionStart, collections: [Collection]
    ) {
        self.id = id
        self.title = title
        self.systemImageName = systemImageName
        self.color = color
        self.start = start
        self.collections = collections
    }

    /// Values under the title of their collection, in the language of the person.
    package struct Collection: Identifiable, Sendable {
        package var id: String { title }
        package let title: String
        package var values: [Value]

        package init(title: String, values: [Value]) {
            self.title = title
            self.values = values
        }
    }

    /// The shortcut with one of the values.
    package struct Value: Identifiable, Sendable {
        /// The index among the shortcut's values.
        package let id: Int
        package let title: String
        package let systemImageName: String?
        package let start: ActionStart

        package init(id: Int, title: String, systemImageName: String?, start: ActionStart) {
            self.id = id
            self.title = title
            self.systemImageName = systemImageName
            self.start = start
        }
    }
}
