package import AppIntentsMetadata
import Foundation
public import IntentSystem
public import SwiftUI

extension HostScreen {
    /// Reads a screen from what a session presents, for a host that draws it in the same process.
    ///
    /// `tree` is the last view that came for the card: a state says only whether it changed.
    public init(_ presentation: PresentationState?, tree: ViewTree?) {
        guard let card = presentation?.card else {
            title = presentation?.run?.title
            isBusy = presentation?.run != nil
            return
        }
        title = card.title
        dialog = card.dialog.map(\.supporting).flatMap { $0.isEmpty ? nil : $0 }
        error = card.error
        systemButtons = card.buttons.map(\.label)
        isBusy = card.isBusy || (presentation?.run != nil && card.question == nil)
        switch card.question?.kind {
        case .values(let fields)?: self.fields = fields.map(Field.init)
        case .choice(let options)?: self.options = options.map(\.title)
        case .confirmation?, nil: break
        }
        if let tree { read(tree.nodes) }
        dialog = dialog?.withoutControlCharacters
        error = error?.withoutControlCharacters
    }

    private mutating func read(_ nodes: [ViewNode]) {
        for node in nodes where !node.isAccessibilityHidden {
            switch node.kind {
            case .text(let runs): text.append(runs.plainText.withoutControlCharacters)
            case .button: buttons.append(node.accessibleName.withoutControlCharacters)
            case .toggle(let toggle):
                let label = node.accessibleName.withoutControlCharacters
                toggles.append(Toggle(label: label, isOn: toggle.isOn))
            default: read(node.children)
            }
        }
    }
}

extension HostScreen.Field {
    fileprivate init(_ field: Question.Field) {
        self.init(
            title: field.parameter.title, value: field.value?.shown,
            options: field.options?.map(\.title) ?? [], error: field.error)
    }
}

extension ParameterValue {
    /// The value as it stands in a field; `nil` if there is none.
    package var shown: String? {
        switch self {
        case .string(let text): text
        case .array(let values): values.compactMap(\.shown).joined(separator: ", ")
        case .data(let bytes): "\(bytes.count) bytes"
        default: readable
        }
    }
}

extension String {
    /// The text as it can be seen: control characters other than tabs and line ends show nothing.
    package var withoutControlCharacters: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A: result.append(scalar)
            case 0x00...0x1F, 0x7F...0x9F: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
