import AppIntents
import IntentSystem
import SnippetRendering
import SurfaceKit
import SwiftUI
public import WidgetKit
import WidgetSystem

/// A control as a person sees it in a test.
public struct TestControl: Sendable, Hashable {
    /// The name of the control's kind.
    public let kind: String
    /// The title of the control.
    public let title: String
    /// The state of a toggle; `nil` for a button, and if there is a problem.
    public let isOn: Bool?
    /// The text of its value, if the author gave one.
    public let value: String?
    /// A person can use the control.
    public let isEnabled: Bool
    /// The reason why the control has no value: `unconfigured`, `outdated` or `failed`.
    public let problem: String?
}

/// A widget as a person sees it in a test.
public struct TestWidget: Sendable, Hashable, Identifiable {
    /// The number of the widget, unique among the person's widgets.
    public let id: Int
    /// The name of the widget's kind.
    public let kind: String
    /// The name of its family, such as `systemSmall`.
    public let family: String
    /// The view as a person reads it; empty if there is a problem.
    public let text: String
    /// The reason why the widget has no view: `unconfigured`, `outdated`, `withdrawn`, `empty` or
    /// `failed`.
    public let problem: String?
}

extension TestRun {
    private var person: Person { session.person }

    private var board: WidgetBoard {
        get throws {
            guard let board = boards?() else {
                throw UnfinishedTest(
                    description: "Only a person of a TestSystem has widgets and controls.")
            }
            return board
        }
    }

    // MARK: - Controls

    /// The controls with their current values, in the app's order.
    public var controls: [TestControl] {
        get async throws {
            try await board.controlReports(for: person, in: environment).map { control in
                TestControl(
                    kind: control.kind, title: control.title, isOn: control.isOn,
                    value: control.value, isEnabled: control.isEnabled,
                    problem: control.problem?.rawValue)
            }
        }
    }

    /// Presses the control with a title; returns the intent's words, if it had any.
    ///
    /// An intent that opens the app is performed as on the page, and the run then shows its card.
    @discardableResult
    public func press(control title: String) async throws -> String? {
        try await use(title, wanted: nil)
    }

    /// Switches the control with a title; returns the intent's words, if it had any.
    @discardableResult
    public func toggle(control title: String, to isOn: Bool) async throws -> String? {
        try await use(title, wanted: isOn)
    }

    private func use(_ title: String, wanted: Bool?) async throws -> String? {
        let all = try await controls
        guard let control = all.first(where: { $0.title == title }), control.isEnabled,
            control.problem != nil || (control.isOn == nil) == (wanted == nil)
        else {
            let kind = wanted == nil ? "button" : "toggle"
            throw UnfinishedTest(
                description: """
                    There is no control “\(title)” that is a \(kind) and can be used. There are: \
                    \(all.map { "“\($0.title)”" }.joined(separator: ", ")).
                    """)
        }
        return try await words(
            await board.use(
                control: control.kind, wanted: wanted, for: person, in: environment))
    }

    /// Requests the parameters of the control with a title, as “Edit” does; `answer(_:)` gives them.
    public func configure(control title: String) async throws {
        let board = try board
        guard let control = try await controls.first(where: { $0.title == title }),
            let type = await board.configurationIntent(ofControl: control.kind)
        else {
            throw UnfinishedTest(
                description: "There is no control “\(title)” that can be configured.")
        }
        await configure(.control(control.kind), with: type, in: board.system)
    }

    // MARK: - Widgets

    /// The current widgets, in the person's order.
    public var widgets: [TestWidget] {
        get async throws {
            let board = try board
            let reports = await board.widgetReports(for: person, in: environment)
            let order = await board.placedWidgets(of: person).map(\.id)
            return order.compactMap { id in reports.first { $0.id == id } }.map { report in
                TestWidget(
                    id: report.id, kind: report.kind, family: report.family,
                    text: report.view.map { TextRenderer().render($0) } ?? "",
                    problem: report.problem?.rawValue)
            }
        }
    }

    /// Adds a widget from the gallery; returns its number.
    @discardableResult
    public func add(widget kind: String, _ family: WidgetFamily) async throws -> Int {
        let outcome = try await board.add(kind, family, for: person)
        guard case .done(let id) = outcome else {
            throw UnfinishedTest(
                description: """
                    No widget of the kind “\(kind)” in \(family) can be added: \(outcome).
                    """)
        }
        return id
    }

    /// Requests the parameters of a widget, as “Edit Widget” does; `answer(_:)` gives them.
    public func configure(widget id: Int) async throws {
        let board = try board
        guard let placed = await board.placedWidgets(of: person).first(where: { $0.id == id }),
            let type = await board.configurationIntent(ofWidget: placed.kind)
        else {
            throw UnfinishedTest(description: "There is no widget \(id) that can be configured.")
        }
        try await board.adoptWidgets(of: person)
        await configure(.widget(id), with: type, in: board.system)
    }

    private func configure(
        _ place: BoardPlace, with type: any AppIntent.Type, in system: IntentSystem
    ) async {
        session.follow(await AppLink(configuring: place, with: type, for: person, in: system))
        await settle()
    }

    /// Draws a widget in another family from now on.
    public func resize(widget id: Int, to family: WidgetFamily) async throws {
        let outcome = try await board.resize(id, to: family, for: person)
        guard case .done = outcome else {
            throw UnfinishedTest(
                description: "The widget \(id) can't be drawn in \(family): \(outcome).")
        }
    }

    /// Taps a button of a widget, by its label; returns the intent's words, if it had any.
    @discardableResult
    public func tap(_ label: String, inWidget id: Int) async throws -> String? {
        try await use(label, inWidget: id, wanted: nil)
    }

    /// Flips a toggle of a widget, by its label; returns the intent's words, if it had any.
    @discardableResult
    public func toggle(_ label: String, inWidget id: Int, to isOn: Bool) async throws -> String? {
        try await use(label, inWidget: id, wanted: isOn)
    }

    private func use(_ label: String, inWidget id: Int, wanted: Bool?) async throws -> String? {
        let board = try board
        guard let shown = await board.widget(id, for: person, in: environment),
            case .view(let tree, _) = shown.content,
            let action = tree.control(labeled: label, isToggle: wanted != nil)?.action
        else {
            throw UnfinishedTest(
                description: """
                    The widget \(id) has no \(wanted == nil ? "button" : "toggle") “\(label)”.
                    """)
        }
        return try await words(
            await board.tap(
                action.ordinal, of: shown.drawing, wanted: wanted, for: person, in: environment))
    }

    private func words(_ outcome: BoardOutcome) async throws -> String? {
        switch outcome {
        case .done(let words): return words
        case .opens(.card(let recipe), let words):
            session.follow(AppLink(performing: recipe))
            await settle()
            return words
        case .opens(.address(let address), let words):
            return [words, address.absoluteString].compactMap(\.self).joined(separator: "\n")
        case .failed(let words): throw UnfinishedTest(description: "Nothing was done: \(words)")
        case .stale, .busy:
            throw UnfinishedTest(description: "Nothing was done: \(outcome).")
        }
    }
}
