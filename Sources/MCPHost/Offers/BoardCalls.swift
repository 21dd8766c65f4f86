import IntentSystem
import MCPProtocol
import SnippetRendering
import WidgetSystem
import _JSON

/// The controls and widgets of an app for an assistant: two tools, and a resource.
struct BoardCalls: Sendable {
    let board: WidgetBoard

    static let widgetsAddress = "intents://widgets"

    /// The tools, if the app has controls.
    var tools: [Tool] { board.catalog.hasControls ? BoardTool.listed : [] }

    /// The resources, if the app has widgets.
    var resources: [Resource] {
        guard board.catalog.hasWidgets else { return [] }
        return [
            Resource(
                uri: Self.widgetsAddress, name: "Widgets",
                description: "The person's widgets as they are now, the most relevant first.",
                mimeType: "text/plain")
        ]
    }

    func widgets(_ context: RequestContext) async -> ResourceContents {
        let reports = await board.widgetReports(
            for: context.person,
            in: PresentationEnvironment(
                language: context.language, timeZone: context.timeZone))
        let text = reports.map { report in
            let words =
                report.view.map { TextRenderer().render($0) }
                ?? "(\(report.problem?.rawValue ?? ""))"
            return "\(report.name):\n\(words)"
        }
        return ResourceContents(
            uri: Self.widgetsAddress, mimeType: "text/plain",
            body: .text(text.joined(separator: "\n\n")))
    }

    func call(
        _ tool: BoardTool, _ arguments: JSONObject, _ context: RequestContext
    ) async throws -> CallResult {
        let environment = PresentationEnvironment(
            language: context.language, timeZone: context.timeZone)
        let controls = await board.controlReports(for: context.person, in: environment)
        switch tool {
        case .list: return Self.result(nil, controls)
        case .use:
            guard let kind = arguments["kind"]?.string else {
                throw MCPError.invalidParameter("kind", expected: "the kind of a control")
            }
            guard let control = controls.first(where: { $0.kind == kind }) else {
                return .failure(
                    "There is no control “\(kind)”; list_controls tells which there are.")
            }
            return await use(control, arguments["isOn"]?.bool, environment, context.person)
        }
    }

    private func use(
        _ control: ControlReport, _ wanted: Bool?, _ environment: PresentationEnvironment,
        _ person: Person
    ) async -> CallResult {
        if let problem = control.problem {
            return .failure("“\(control.title)” can't be used: it is \(problem.rawValue).")
        }
        if control.isOn == nil, wanted != nil {
            return .failure("“\(control.title)” is a button, so leave isOn out.")
        }
        let outcome = await board.use(
            control: control.kind, wanted: wanted ?? control.isOn.map { !$0 }, for: person,
            in: environment, startedBy: .assistant)
        switch outcome {
        case .done(let words), .opens(_, let words):
            let now = await board.control(control.kind, for: person, in: environment)
            return Self.result(words, now.map { [ControlReport($0)] } ?? [])
        case .failed(let words): return .failure(words)
        case .stale: return .failure("“\(control.title)” has changed meanwhile; nothing was done.")
        case .busy: return .failure("Too much is waiting at “\(control.title)”; nothing was done.")
        }
    }

    /// Returns a result with the words of the app, and the controls as text and as data.
    private static func result(_ words: String?, _ controls: [ControlReport]) -> CallResult {
        let lines = controls.map { control in
            let state = control.isOn.map { $0 ? "on" : "off" }
            let facts = [
                control.problem?.rawValue, state, control.value,
                control.intent.map { "performs \($0)" },
            ]
            return "\(control.kind): \(control.title)"
                + " (\(facts.compactMap(\.self).joined(separator: ", ")))"
        }
        return CallResult(
            content: [.text(([words].compactMap(\.self) + lines).joined(separator: "\n"))],
            structured: ["controls": .array(controls.map { .object($0.json) })])
    }
}

extension ControlReport {
    fileprivate var json: JSONObject {
        var json: JSONObject = [
            "kind": .string(kind), "title": .string(title), "isEnabled": .bool(isEnabled),
        ]
        json["about"] = about.map { .string($0) }
        json["intent"] = intent.map { .string($0) }
        json["isOn"] = isOn.map { .bool($0) }
        json["value"] = value.map { .string($0) }
        json["problem"] = problem.map { .string($0.rawValue) }
        return json
    }
}
