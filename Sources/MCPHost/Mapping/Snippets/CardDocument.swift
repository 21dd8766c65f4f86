import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import SnippetRendering
import SwiftUI
import _JSON

/// A card as data for the view that draws it (`Documentation/MCP.md`).
struct CardDocument: Sendable {
    /// The name under which a result carries it.
    static let name = "openappintents/card"

    private let images: CardImages
    private let renderer = HTMLRenderer(assetPath: CardImages.scheme)

    init(images: CardImages) {
        self.images = images
    }

    /// What a client that saw everything up to `seen` does not know yet.
    ///
    /// `handle` is the name to come back under; without it nothing on the card can be used.
    func json(_ view: SessionClient.View, handle: String?, seen: Int = -1) -> JSONValue {
        guard view.version > seen else { return ["version": .integer(view.version)] }
        var document: JSONObject = ["version": .integer(view.version)]
        document["handle"] = handle.map(JSONValue.string)
        document["run"] = view.state?.run.map(Self.run) ?? .null
        document["card"] = view.card.map { .object(card($0, view, seen: seen)) } ?? .null
        document["summary"] = .string(CardSummary.line(view))
        let news = view.news.filter { $0.version > seen }.map(Self.news)
        if !news.isEmpty { document["news"] = .array(news) }
        return .object(document)
    }

    private func card(_ card: PresentedCard, _ view: SessionClient.View, seen: Int) -> JSONObject {
        var object: JSONObject = [
            "id": .integer(card.id), "generation": .integer(card.generation),
            "title": .string(card.title), "dialog": card.dialog.map(Self.dialog) ?? .null,
        ]
        if view.treeVersion > seen {
            object["html"] = view.tree.map { .string(renderer.render($0)) } ?? .null
            let used = view.tree.map { images.images(in: $0) } ?? [:]
            if !used.isEmpty { object["images"] = .object(used) }
        }
        object["busy"] = .bool(card.isBusy)
        object["error"] = card.error.map(JSONValue.string) ?? .null
        object["question"] = card.question.map(JSONValue.question) ?? .null
        object["buttons"] = .array(card.buttons.map(Self.button))
        return object
    }

    private static func run(_ run: RunPresentation) -> JSONValue {
        [
            "title": .string(run.title),
            "progress": run.fractionCompleted.map(JSONValue.number) ?? .null,
        ]
    }

    private static func dialog(_ dialog: PresentedDialog) -> JSONValue {
        ["full": .string(dialog.full), "supporting": .string(dialog.supporting)]
    }

    private static func button(_ button: SystemButton) -> JSONValue {
        [
            "role": .string(button.role.rawValue), "label": .string(button.label),
            "isDestructive": .bool(button.isDestructive),
        ]
    }

    private static func news(_ news: SessionClient.News) -> JSONValue {
        switch news.kind {
        case .announcement(let dialog):
            ["type": "announce", "full": .string(dialog.full), "text": .string(dialog.supporting)]
        case .refusal(let refusal):
            [
                "type": "refused", "reason": .string(refusal.reason.rawValue),
                "text": .string(refusal.message),
            ]
        }
    }
}
