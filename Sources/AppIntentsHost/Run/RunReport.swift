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
    /// The types in which the returned values can be exported as files.
    var contents: [ContentForms] = []
    /// The dialog, in full.
    var dialog: String?
    /// The part of the dialog that a person reads beside the text of a view (DLG-2).
    var words: String?
    /// The view as text, or else the value.
    var text: String?
    /// The outcome of the intent that the result opens.
    var opens: Box?
    var error: Failure?

    private enum CodingKeys: CodingKey {
        case intent, value, url, urls, app, dialog, text, opens, error
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

    // MARK: - Output

    /// The lines for a person; empty if there are none.
    var plain: String {
        let own = [words, text, app].compactMap { $0 }.filter { !$0.isEmpty }
        let following = opens.map(\.report.plain) ?? ""
        return (own + (following.isEmpty ? [] : [following])).joined(separator: "\n")
            .safeForTerminal()
    }

    /// Returns the report as one JSON object on one line.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        // JSON doesn't require escapes for these, but a terminal may obey them.
        return text.unicodeScalars.map { scalar in
            (0x7F...0x9F).contains(scalar.value)
                ? "\\u00" + String(scalar.value, radix: 16) : String(scalar)
        }.joined()
    }
}
