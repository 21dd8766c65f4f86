import AppIntentsMetadata
package import IntentSystem
import SwiftUI
package import _JSONValue

extension PresentationEvent {
    /// Writes the message as `Documentation/Presentation.md` describes it.
    package func write(to output: inout some JSONOutput) {
        output.object { write(membersTo: &$0) }
    }

    /// Writes the members of the message into the object that the caller has opened.
    package func write(membersTo output: inout some JSONOutput) {
        switch self {
        case .state(let state): state.write(to: &output)
        case .announcement(let dialog):
            output.member("type", "announce")
            output.member("full", dialog.full)
            output.member("supporting", dialog.supporting)
        case .refusal(let refusal):
            output.member("type", "refused")
            output.member("reason", refusal.reason.rawValue)
            output.member("message", refusal.message)
        }
    }

    /// The size of the card's view as text, so that a writer can reserve the room for it.
    package var viewBytes: Int {
        guard case .state(let state) = self else { return 0 }
        return switch state.card?.content {
        case .html(let bytes)?: bytes.count
        case .parts(let parts)?: parts.reduce(0) { $0 + $1.count }
        case .unchanged?, .tree?, PresentedCard.Content.none?, nil: 0
        }
    }
}

extension PresentationState {
    fileprivate func write(to output: inout some JSONOutput) {
        output.member("type", "state")
        output.member("format", PresentationEvent.format)
        output.member("seq", sequence)
        if let visit { output.member("visit", visit) }
        if let place { output.member("place", place) }
        output.name("run")
        if let run { run.write(to: &output) } else { output.null() }
        output.name("card")
        if let card { card.write(to: &output) } else { output.null() }
        if !tray.isEmpty {
            output.name("tray")
            output.array(tray) { $1.write(to: &$0) }
        }
    }
}

extension RunPresentation {
    fileprivate func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("intent", intent)
            output.member("title", title)
            output.member("progress", fractionCompleted)
            if let timeLeft { output.member("timeLeft", timeLeft) }
        }
    }
}

extension PresentedCard {
    fileprivate func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("id", id)
            output.member("generation", generation)
            output.member("title", title)
            if let systemImageName { output.member("symbol", systemImageName) }
            output.name("dialog")
            if let dialog { dialog.write(to: &output) } else { output.null() }
            content.write(to: &output)
            if !files.isEmpty {
                output.name("files")
                output.array(files) { $0.value(ParameterValue.file($1).json) }
            }
            if isRenewed { output.member("renewed", true) }
            output.member("busy", isBusy)
            output.member("error", error)
            if isStopped { output.member("stopped", true) }
            if let copied { output.member("copy", copied) }
            if let isPinned { output.member("pinned", isPinned) }
            output.name("question")
            if let question { question.write(to: &output) } else { output.null() }
            output.name("buttons")
            output.array(buttons) { $1.write(to: &$0) }
        }
    }
}

extension PresentedCard.Content {
    fileprivate func write(to output: inout some JSONOutput) {
        switch self {
        case .unchanged: break
        case .none:
            output.name("html")
            output.null()
        case .html(let html):
            output.name("html")
            output.string(utf8: html[...])
        case .parts(let parts):
            output.name("parts")
            output.array(parts) { $0.string(utf8: $1) }
        case .tree(let tree):
            output.name("tree")
            output.value(tree.json)
        }
    }
}

extension PresentedDialog {
    fileprivate func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("full", full)
            output.member("supporting", supporting)
            output.member("symbol", systemImageName)
        }
    }
}

extension SystemButton {
    fileprivate func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("role", role.rawValue)
            output.member("label", label)
            output.member("isDestructive", isDestructive)
        }
    }
}
