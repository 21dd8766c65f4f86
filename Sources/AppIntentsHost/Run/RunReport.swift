import AppIntentsMetadata
import Foundation
import IntentSystem
import SnippetRendering

/// The outcome of a run, as `run` prints it.
struct RunReport: Encodable, Sendable {
    /// Why there is no result.
    struct Failure: Encodable, Sendable {
        /// The kinds of failures, which the exit code tells apart too.
        enum Kind: String, Encodable, Sendable {
            case failed, needsInput, usage, cancelled
        }

        var kind: Kind
        var message: String
        /// The way to help (ERR-4): `permission` or `userAction` in the app, or `retry` later.
        var remedy: String?
    }

    /// The identifier of the intent; absent if none was found.
    var intent: String?
    /// The value that it returned, as data.
    var value: ParameterValue?
    /// The address of the value, or of those of a list that have one, in order.
    var url: String?
    var urls: [String]?
    /// The address of the place in the app to which the result leads, if the app has one for it.
    var app: String?
    /// The forms in which the things that it returned can be had as files.
    var contents: [ContentForms] = []
    /// The dialog, in full.
    var dialog: String?
    /// The part of the dialog that a person reads beside the text of a view (DLG-2).
    var words: String?
    /// The view in words, or else the value.
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

    /// The files that it returned, and that what it opens did.
    var files: [FileReference] { (value?.files ?? []) + (opens?.report.files ?? []) }

    /// The things that it returned, and that what it opens did, as files.
    var allContents: [ContentForms] { contents + (opens?.report.allContents ?? []) }

    // MARK: - Output

    /// The lines for a person; empty if there is nothing to say.
    var plain: String {
        let own = [words, text, app].compactMap { $0 }.filter { !$0.isEmpty }
        let following = opens.map(\.report.plain) ?? ""
        return (own + (following.isEmpty ? [] : [following])).joined(separator: "\n")
            .safeForTerminal()
    }

    /// One JSON object in one line.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        // JSON lets these stand as they are, but a terminal may obey them.
        return text.unicodeScalars.map { scalar in
            (0x7F...0x9F).contains(scalar.value)
                ? "\\u00" + String(scalar.value, radix: 16) : String(scalar)
        }.joined()
    }
}
