import ArgumentParser
import Foundation
import IntentSystem
import SnippetRendering
import WidgetSystem
import _Localization

/// Prints the widgets as text, the most relevant first.
struct WidgetsCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "widgets",
            abstract: "Prints the widgets as text.",
            discussion: """
                Those come first that the app finds the most relevant now. A widget that needs values is set \
                up by its intent: \(App.appName) run INTENT --PARAMETER VALUE.
                """)
    }

    @OptionGroup var app: App

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        let reports = await WidgetBoard.shared(of: system).widgetReports(
            for: .owner,
            in: PresentationEnvironment(language: context.locale.identifier))
        let text =
            json
            ? try JSONText.lines(of: reports.map { WrittenWidget($0) })
            : text(of: reports, context.locale)
        return context.terminal.finish(text)
    }

    private func text(of reports: [WidgetReport], _ locale: Locale) -> String {
        if reports.isEmpty {
            return LocalizedStringResource(system: "There are no widgets here yet.")
                .text(in: locale)
        }
        return reports.map { report in
            let view = report.view.map { TextRenderer().render($0) } ?? ""
            let lines = report.problem?.text.text(in: locale) ?? view
            let body = lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
            return "\(report.name)\n\(body)".safeForTerminal()
        }
        .joined(separator: "\n\n")
    }
}

private struct WrittenWidget: Encodable {
    let id: Int
    let kind: String
    let family: String
    let name: String
    let text: String?
    let problem: BoardProblem?
    let relevance: Float

    init(_ report: WidgetReport) {
        id = report.id
        kind = report.kind
        family = report.family
        name = report.name
        text = report.view.map { TextRenderer().render($0) }
        problem = report.problem
        relevance = report.score
    }
}
