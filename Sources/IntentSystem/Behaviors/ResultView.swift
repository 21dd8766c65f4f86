import AppIntents
import SwiftUI
import _Localization

/// The value of a result, if it is drawn, followed by the next action of the Action button and the
/// link to the app.
struct ResultView: View {
    let value: ValueView?
    let destination: AppDestination?
    let action: (any AppIntent)?
    @Environment(\.locale) private var locale

    nonisolated init(
        value: ValueView?, destination: AppDestination?, action: (any AppIntent)? = nil
    ) {
        self.value = value
        self.destination = destination
        self.action = action
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            if let value { value }
            if let action { button(action) }
            if let destination { DestinationLink(destination: destination) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func button<Intent: AppIntent>(_ intent: Intent) -> AnyView {
        AnyView(
            Button(intent: intent) { Text(verbatim: Intent.title.text(in: locale)) }
                .buttonStyle(.bordered))
    }
}
