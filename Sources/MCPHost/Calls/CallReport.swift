import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import SnippetRendering
import SwiftUI
import _JSON
import _Localization

/// The result of a call: words for a reader, and a value.
struct CallReport {
    var error: String?
    var dialog: String?
    var value: PresentedValue?
    /// The address of the place in the app that the result opens.
    private var appAddress: String?
    var tree: ViewTree?
    /// The text that the app gives the person to paste elsewhere.
    private(set) var copied: String?

    init(error: String) {
        self.error = error
    }

    /// Creates the result of a run without a card; its view is set separately.
    init(_ result: RunResult, in locale: Locale) {
        value = result.presentedValue(in: locale)
        let dialog =
            result.content.isNone ? result.dialog(about: value, in: locale) : result.dialog
        self.dialog = dialog?.full.text(in: locale)
        appAddress = result.appAddress?.absoluteString
        copied = result.copied
    }

    init(_ card: PresentedCard, tree: ViewTree?) {
        error = card.error
        dialog = card.dialog?.full
        value = card.value
        copied = card.copied
        self.tree = tree
    }

    /// The text for an assistant.
    var text: String {
        if tree == nil, appAddress == nil, value?.link == nil, error == nil || dialog == nil {
            return error ?? dialog ?? ""
        }
        let view = tree.map { TextRenderer().render($0) } ?? ""
        let links = [value?.link?.absoluteString, appAddress].compactMap(\.self)
            .filter { !view.contains($0) }
        return ([error ?? "", dialog ?? "", view] + links).nonEmpty.joined(separator: "\n\n")
    }

    /// Returns the value in the form of the tool's output schema; `nil` if there is none.
    func structured(of tool: IntentTool, _ files: FileResources) -> JSONValue? {
        guard let mapping = tool.resultMapping else { return nil }
        var object = JSONObject()
        if let value, !value.data.isNull {
            object["value"] = mapping.result(value, address: files.address)
        }
        if tool.intent.capabilities.providesDialog {
            object["dialog"] = dialog.map(JSONValue.string)
        }
        return .object(object)
    }
}
