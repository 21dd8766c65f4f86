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

/// The value of an intent that came to the front, if it is drawn, and the link to the app.
struct WayView: View {
    let value: ValueView?
    let way: TargetView.Way

    nonisolated init(value: ValueView?, way: TargetView.Way) {
        self.value = value
        self.way = way
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            if let value { value }
            WayLink(way: way)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
