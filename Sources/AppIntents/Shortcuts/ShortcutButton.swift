import SwiftUI

/// A button in the system's views that starts an action.
struct ShortcutButton<Words: View>: View {
    private let start: ActionStart
    private let words: Words

    init(_ start: ActionStart, @ViewBuilder words: () -> Words) {
        self.start = start
        self.words = words()
    }

    var body: some View { Button(action: ControlAction(start)) { words } }
}
