import AppIntents
import SwiftUI
import Synchronization

/// A shop whose intents ask everything that people answer with words.
enum PrintShop {
    struct BuyPrint: AppIntent {
        static let title: LocalizedStringResource = "Buy Print"

        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            let sizes: [IntentChoiceOption] = [
                .init(title: "Small"), .init(title: "Large"), .cancel,
            ]
            let size = try await requestChoice(between: sizes, dialog: "Which size?")
            let name = size == sizes[0] ? "small" : "large"
            try await requestConfirmation(
                actionName: .buy,
                dialog: IntentDialog(
                    full: "The \(name) print is 5 euros. Buy it?", supporting: "Buy it?")
            ) { Text(verbatim: "5 €") }
            return .result(
                dialog: IntentDialog(full: "You bought the \(name) print.", supporting: "Bought."),
                view: Text(verbatim: "Receipt 7"))
        }
    }

    struct FramePrints: AppIntent {
        static let title: LocalizedStringResource = "Frame Prints"
        @Parameter(title: "Floors") var floors: [Museum.Floor]
        @Parameter(title: "Glass", displayName: .init(true: "Glass", false: "Plain"))
        var glass: Bool
        @Parameter(title: "Length") var length: Measurement<UnitLength>
        @Parameter(title: "Note") var note: String

        func perform() async throws -> some ProvidesDialog {
            let names = floors.map(\.rawValue).joined(separator: " ")
            let meters = length.converted(to: .meters).value
            return .result(
                dialog: "\(names), \(glass ? "glass" : "plain"), \(Int(meters)), \(note)")
        }
    }

    final class Wall: Sendable {
        static let shared = Wall()
        let prints = Mutex<[String]>([])
    }

    struct HangPrint: UndoableIntent {
        static let title: LocalizedStringResource = "Hang Print"
        @Parameter(title: "Print") var name: String

        @MainActor
        func perform() async throws -> some ProvidesDialog {
            Wall.shared.prints.withLock { $0.append(name) }
            undoManager?.registerUndo(withTarget: Wall.shared) { wall in
                wall.prints.withLock { _ = $0.removeLast() }
            }
            undoManager?.setActionName("Hang \(name)")
            return .result(dialog: "\(name) hangs.")
        }
    }

    static let all: [any AppIntent.Type] = [BuyPrint.self, FramePrints.self, HangPrint.self]
}
