import Foundation
import SwiftUI
import _Localization

/// A place in the app, at an address.
struct AppDestination: Sendable {
    let address: URL
    /// The name that people call the app by.
    let app: String
    /// The destination is the place where the app is unlocked.
    var isLock = false
}

/// A link to a place in the app.
struct DestinationLink: View {
    let destination: AppDestination
    @Environment(\.locale) private var locale

    nonisolated init(destination: AppDestination) {
        self.destination = destination
    }

    var body: some View {
        Link(destination: destination.address) {
            Text(verbatim: label.text(in: locale))
        }
    }

    private var label: LocalizedStringResource {
        destination.isLock
            ? .init(system: "Unlock \(destination.app)")
            : .init(system: "Open in \(destination.app)")
    }
}
