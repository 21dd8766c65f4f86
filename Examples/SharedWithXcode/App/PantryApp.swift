import AppIntents
import Foundation
import PantryIntents
import SwiftUI

#if canImport(AppIntentsHost)
    // Where Apple's system isn't, it makes the app a program with commands, a page and assistants.
    import AppIntentsHost
#endif

/// The app, in Xcode's app target and on Linux.
@main
struct PantryApp: App {
    init() {
        let inventory = Inventory(Self.store)
        let reminders = Self.reminders
        AppDependencyManager.shared.add(dependency: inventory)
        AppDependencyManager.shared.add(dependency: reminders)
        PantryShortcuts.updateAppShortcutParameters()
    }

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("What is in the pantry?").font(.title)
                ForEach(Shelf.allCases, id: \.self) { shelf in
                    Button(intent: ShowShelfIntent(shelf: shelf)) { Text(shelf.title) }
                }
            }
        }
    }

    /// What keeps the items: SwiftData, where it exists.
    private static var store: any ItemStore {
        #if canImport(SwiftData)
            ModelItemStore()
        #else
            FileItemStore(
                file: URL.applicationSupportDirectory.appending(path: "Pantry/Items.json"))
        #endif
    }

    /// What reminds people: notifications, where they exist.
    private static var reminders: Reminders {
        #if canImport(UserNotifications)
            .notifications
        #else
            .unavailable
        #endif
    }
}

/// The outermost package, by which Xcode finds the intents of the others.
struct PantryAppPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [PantryIntentsPackage.self] }
}
