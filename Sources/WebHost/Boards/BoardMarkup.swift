import Foundation
import IntentSystem
import SnippetRendering
import SurfaceKit
import SwiftUI
import WidgetKit
import WidgetSystem
import _Localization

/// The markup of widgets and controls, in the language of a reader.
struct BoardMarkup: Sendable {
    let language: SystemLanguage

    /// Returns words of the system.
    func text(_ text: LocalizedStringResource) -> String {
        text.text(in: Locale(identifier: language.rawValue))
    }

    /// Returns words of the system as markup.
    func words(_ text: LocalizedStringResource) -> String { Markup.escaped(self.text(text)) }

    /// Returns the part of an element's identifier that names a kind.
    static func name(of kind: String) -> String {
        EntityTag.version(of: kind.utf8)
    }

    /// Returns the part of an address that names a kind.
    static func address(of kind: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        return kind.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    static func render(
        _ tree: ViewTree, _ prefix: String, over background: ViewTree? = nil
    ) -> String {
        guard !tree.isEmpty else { return "" }
        var renderer = HTMLRenderer(idPrefix: prefix)
        renderer.isForCard = false
        renderer.background = background
        return renderer.render(tree)
    }

    // MARK: - Controls

    func list(of controls: [ShownControl]) -> String {
        guard !controls.isEmpty else {
            return "<p class=\"none\">\(words(.init(system: "The app has no controls.")))</p>"
        }
        let items = controls.map { control in
            """
            <li class="control" data-kind="\(Markup.escaped(control.kind))" data-pending>\
            \(inside(of: control))</li>
            """
        }
        return "<ul class=\"controls\">\(items.joined())</ul>"
    }

    /// Returns the markup inside a control's box.
    func inside(of control: ShownControl) -> String {
        let id = Self.name(of: control.kind)
        var states: [String] = []
        if let isOn = control.isOn { states.append("role=\"switch\" aria-checked=\"\(isOn)\"") }
        if control.isDisabled { states.append("disabled") }
        let hint = [control.hint, control.about].first { !$0.isEmpty } ?? ""
        if !hint.isEmpty { states.append("title=\"\(Markup.escaped(hint))\"") }
        let problem = control.problem.map {
            "<span class=\"problem\">\(words($0.text))</span>"
        }
        let values =
            problem ?? value(control, isOn: false, id) + value(control, isOn: true, id)
        let edit =
            control.isConfigurable
            ? """
            <a class="edit" data-edit href="/controls?edit=\(Self.address(of: control.kind))" \
            aria-describedby="t-\(id)">\(words(.init(system: "Edit")))</a>
            """ : ""
        return """
            <button type="button" class="use" id="u-\(id)" data-use aria-labelledby="t-\(id)" \
            aria-describedby="v-\(id)" \(states.joined(separator: " "))></button>\
            <span class="look" data-when="off" aria-hidden="true">\(Self.render(control.off.icon, "i0-\(id)-"))</span>\
            <span class="look" data-when="on" aria-hidden="true">\(Self.render(control.on.icon, "i1-\(id)-"))</span>\
            <span class="names"><span class="called" id="t-\(id)" dir="auto">\(Markup.escaped(control.title))</span>\
            <span id="v-\(id)">\(values)</span></span>\(edit)
            """
    }

    private func value(_ control: ShownControl, isOn: Bool, _ id: String) -> String {
        let words: String
        if control.isOn == nil {
            words = Markup.escaped(isOn ? control.on.value : control.off.value)
        } else {
            let look = isOn ? control.on : control.off
            words =
                look.value.isEmpty
                ? self.words(isOn ? .init(system: "On") : .init(system: "Off"))
                : Markup.escaped(look.value)
        }
        if words.isEmpty { return "" }
        return """
            <span class="reading" data-when="\(isOn ? "on" : "off")" dir="auto">\(words)</span>
            """
    }

    /// Returns the links to the app's pages for the sender of a request.
    func links(
        _ board: WidgetBoard, for client: AuthorizedClient?, current: String? = nil
    ) -> String {
        var links: [String] = []
        func add(_ path: String, _ name: LocalizedStringResource) {
            let mark = path == current ? " aria-current=\"page\"" : ""
            links.append("<a class=\"place-link\" href=\"\(path)\"\(mark)>\(words(name))</a>")
        }
        if current != nil { add("/", .init(system: "Search")) }
        let catalog = board.catalog
        if catalog.hasControls { add("/controls", .init(system: "Controls")) }
        if catalog.hasWidgets { add("/widgets", .init(system: "Widgets")) }
        if board.system.hasFocusFilters, client?.name == nil {
            add(WebPaths.focus, .init(system: "Focus"))
        }
        if !board.previews.isEmpty { add("/previews", .init(system: "Previews")) }
        if board.system.lock.isSet { add(WebPaths.unlock, .init(system: "Passphrase")) }
        add(WebPaths.settings, .init(system: "Settings"))
        add(WebPaths.help, .init(system: "Help"))
        return links.joined()
    }
}
