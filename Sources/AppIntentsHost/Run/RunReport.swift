import AppIntentsMetadata
import Foundation
import IntentSystem
import SnippetRendering

/// The outcome of a run, in the form that `run` prints.
struct RunReport: Encodable, Sendable {
    /// The reason why there is no result.
    struct Failure: Encodable, Sendable {
        /// The kinds of failures, which also have different exit codes.
        enum Kind: String, Encodable, Sendable {
            case failed, needsInput, usage, cancelled
        }

        var kind: Kind
        var message: String
        /// The remedy (ERR-4): `permission` or `userAction` in the app, or `retry` later.
        var remedy: String?
    }

    /// The identifier of the intent; absent if none was found.
    var intent: String?
    /// The value that the intent returned, as data.
    var value: ParameterValue?
    /// The address of the value, or the addresses of a list's elements that have one, in order.
    var url: String?
    var urls: [String]?
    /// The address of the place in the app that the result opens, if there is one.
    var app: String?
    /// The text that the intent gives the person to paste elsewhere.
    var copied: String?
    /// The types in which the returned values can be exported as files.
    var contents: [ContentForms] = []
    /// The dialog, in full.
    var dialog: String?
    /// The part of the dialog that a person reads beside the text of a view (DLG-2).
    var words: String?
    /// The view as text, or else the value.
    var text: String? { lines.isEmpty ? nil : lines.map(\.text).joined(separator: "\n") }
    /// The lines of that text.
    var lines: [TextLine] = []
    /// The card of the view, whose controls a person may use.
    var card: ShownCard?
    /// The outcome of the intent that the result opens.
    var opens: Box?
    var error: Failure?

    private enum CodingKeys: CodingKey {
        case intent, value, url, urls, app, copied, dialog, text, opens, error
    }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(intent, forKey: .intent)
        try members.encodeIfPresent(value, forKey: .value)
        try members.encodeIfPresent(url, forKey: .url)
        try members.encodeIfPresent(urls, forKey: .urls)
        try members.encodeIfPresent(app, forKey: .app)
        try members.encodeIfPresent(copied, forKey: .copied)
        try members.encodeIfPresent(dialog, forKey: .dialog)
        try members.encodeIfPresent(text, forKey: .text)
        try members.encodeIfPresent(opens, forKey: .opens)
        try members.encodeIfPresent(error, forKey: .error)
    }

    /// A report inside a report.
    final class Box: Encodable, Sendable {
        let report: RunReport
        init(_ report: RunReport) { self.report = report }
        func encode(to encoder: any Encoder) throws { try report.encode(to: encoder) }
    }

    /// The files that the intent and the intent that its result opens returned.
    var files: [FileReference] { (value?.files ?? []) + (opens?.report.files ?? []) }

    /// The exportable values that the intent and the intent that its result opens returned.
    var allContents: [ContentForms] { contents + (opens?.report.allContents ?? []) }

    var lastCard: ShownCard? { opens?.report.lastCard ?? card }

    // MARK: - Output

    /// Returns the lines for a person; empty if there are none.
    func plain(in paint: TerminalPaint = TerminalPaint(isColored: false)) -> String {
        let own = [
            paint.painted(words ?? "", as: .plain), paint.painted(lines),
            paint.painted(app ?? "", as: .plain), paint.painted(copied ?? "", as: .plain),
            opens?.report.plain(in: paint) ?? "",
        ]
        return own.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Returns the report as one JSON object on one line.
    func json() throws -> String { try JSONText.line(of: self) }
}
