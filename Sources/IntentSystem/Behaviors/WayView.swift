import AppIntents
import Foundation
import SwiftUI
import _Localization

/// A link to a place in the app.
struct WayLink: View {
    let way: TargetView.Way
    @Environment(\.locale) private var locale

    nonisolated init(way: TargetView.Way) {
        self.way = way
    }

    var body: some View {
        Link(destination: way.address) {
            Text(verbatim: label.text(in: locale))
        }
    }

    private var label: LocalizedStringResource {
        way.isLock ? .init(system: "Unlock \(way.app)") : .init(system: "Open in \(way.app)")
    }
}

/// The value of a result, if it is drawn, with what leads on from it: the action that the Action button would
/// perform next, and the link to the app.
struct WayView: View {
    let value: ValueView?
    let way: TargetView.Way?
    let action: (any AppIntent)?
    @Environment(\.locale) private var locale

    nonisolated init(value: ValueView?, way: TargetView.Way?, action: (any AppIntent)? = nil) {
        self.value = value
        self.way = way
        self.action = action
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            if let value { value }
            if let action { button(action) }
            if let way { WayLink(way: way) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func button<Intent: AppIntent>(_ intent: Intent) -> AnyView {
        AnyView(
            Button(intent: intent) { Text(verbatim: Intent.title.text(in: locale)) }
                .buttonStyle(.bordered))
    }
}
