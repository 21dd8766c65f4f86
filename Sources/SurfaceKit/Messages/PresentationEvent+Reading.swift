import AppIntentsMetadata
public import IntentSystem
import SwiftUI
package import _JSONValue

extension PresentationEvent: Codable {
    /// The version of the JSON, contained in each state; it grows with every change that a client
    /// of the version before can't read.
    public static let format = 1

    /// Reads the output of `encode(to:)` or of a host, and ignores unknown members.
    ///
    /// - Throws: `PresentationFormatError` with the place of the mistake.
    public init(from decoder: any Decoder) throws {
        try self.init(json: JSONValue(from: decoder))
    }

    /// Writes the message as `Documentation/Presentation.md` describes it.
    public func encode(to encoder: any Encoder) throws {
        try JSONTree.value { write(to: &$0) }.encode(to: encoder)
    }

    /// Reads a message from its JSON.
    package init(json: JSONValue) throws(PresentationFormatError) {
        let members = try PresentationMembers(json)
        switch try members.string("type") {
        case "state": self = .state(try PresentationState(members))
        case "announce":
            self = .announcement(
                PresentedDialog(
                    full: try members.string("full"), supporting: try members.string("supporting")))
        case "refused":
            self = .refusal(
                Refusal(
                    reason: try members.value("reason", of: Refusal.Reason.self),
                    message: try members.string("message")))
        default: throw members.error(at: "type", expected: "state, announce or refused")
        }
    }
}

extension PresentationState {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        guard try members.int("format") == PresentationEvent.format else {
            throw members.error(at: "format", expected: "\(PresentationEvent.format)")
        }
        self.init(
            sequence: try members.int("seq"),
            run: try members.optionalObject("run") {
                run throws(PresentationFormatError) -> RunPresentation in
                RunPresentation(
                    intent: try run.string("intent"), title: try run.string("title"),
                    fractionCompleted: try run.optionalNumber("progress"),
                    timeLeft: try run.optionalString("timeLeft"))
            },
            card: try members.optionalObject("card", PresentedCard.init))
        visit = members.has("visit") ? try members.int("visit") : nil
        place = try members.optionalString("place")
        tray = try members.optionalObjects("tray", TrayItem.init) ?? []
    }
}

extension PresentedCard {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        let buttons = try members.objects("buttons") {
            button throws(PresentationFormatError) -> SystemButton in
            SystemButton(
                role: try button.value("role", of: SystemButton.Role.self),
                label: try button.string("label"),
                isDestructive: try button.bool("isDestructive"))
        }
        self.init(
            id: try members.int("id"), generation: try members.int("generation"),
            title: try members.string("title"),
            systemImageName: try members.optionalString("symbol"),
            dialog: try members.optionalObject("dialog") {
                dialog throws(PresentationFormatError) -> PresentedDialog in
                PresentedDialog(
                    full: try dialog.string("full"), supporting: try dialog.string("supporting"),
                    systemImageName: try dialog.optionalString("symbol"))
            },
            content: try Content(members),
            files: try members.optionalArray("files", "a file") { json -> FileReference? in
                (try? ParameterValue(json: json))?.files.first
            } ?? [],
            question: try members.optionalObject("question") {
                question throws(PresentationFormatError) -> Question in
                try Question(question, buttons)
            },
            isRenewed: try members.optionalBool("renewed") ?? false,
            isBusy: try members.bool("busy"), error: try members.optionalString("error"),
            isStopped: try members.optionalBool("stopped") ?? false, buttons: buttons,
            copied: try members.optionalString("copy"),
            isPinned: try members.optionalBool("pinned"))
    }
}

extension PresentedCard.Content {
    fileprivate init(_ members: PresentationMembers) throws(PresentationFormatError) {
        if let parts = try members.optionalArray("parts", "a text", \.string) {
            self = .parts(parts.map { Array($0.utf8)[...] })
        } else if let html = try members.optionalString("html") {
            self = .html(Array(html.utf8))
        } else if let json = members.value("tree") {
            do {
                self = .tree(try ViewTree(json: json))
            } catch {
                throw members.error(at: "tree", expected: "a tree of nodes")
            }
        } else {
            self = members.has("html") ? .none : .unchanged
        }
    }
}
