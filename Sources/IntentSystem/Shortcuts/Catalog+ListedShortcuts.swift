import AppIntents

extension Catalog {
    /// Returns the app's shortcuts as a card lists them, with `limit` values of each collection at most.
    func listedShortcuts(with values: [ShortcutValue], atMost limit: Int) -> [ListedShortcut] {
        var listed: [ListedShortcut] = []
        for provider in providers {
            for shortcut in provider.appShortcuts where type(of: shortcut.intent).isDiscoverable {
                let place = listed.count
                listed.append(
                    ListedShortcut(
                        id: place, title: shortcut.shortTitle ?? type(of: shortcut.intent).title,
                        systemImageName: shortcut.systemImageName
                            ?? symbol(of: type(of: shortcut.intent)),
                        color: provider.shortcutTileColor, start: ActionStart(shortcut.intent),
                        collections: collections(
                            of: values.filter { $0.shortcut == place }, atMost: limit)))
            }
        }
        return listed
    }

    private func collections(
        of values: [ShortcutValue], atMost limit: Int
    ) -> [ListedShortcut.Collection] {
        var collections: [ListedShortcut.Collection] = []
        for (number, value) in values.enumerated() {
            guard let type = entry(identifier: value.intent)?.type else { continue }
            let place =
                collections.firstIndex { $0.title == value.heading } ?? collections.endIndex
            if place == collections.endIndex {
                collections.append(ListedShortcut.Collection(title: value.heading, values: []))
            }
            guard collections[place].values.count < limit else { continue }
            collections[place].values.append(
                ListedShortcut.Value(
                    id: number, title: value.title, systemImageName: value.systemImageName,
                    start: ActionStart(type, values: value.values)))
        }
        return collections
    }
}
