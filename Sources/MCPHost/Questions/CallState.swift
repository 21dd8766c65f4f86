import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol

/// The state that a client brings back with an answer, sealed by the server: the call that asked, and all
/// that another node of the app needs to perform that call again, up to its question.
struct CallState: Codable, Sendable {
    /// The most bytes of the earlier answers.
    private static let maximumBytes = 64 << 10

    /// The handle of the call on the node that asked.
    let handle: String
    /// The name of this asking, which one of all nodes claims.
    let asking: String
    /// The questions that were answered before; `nil` if the call can't be performed again.
    let answered: [AnsweredQuestion]?
    /// The digest of the form that the person sees.
    let form: Data

    init(asking form: InputForm, of call: AskingCall) {
        handle = call.handle
        asking = SessionID.random().rawValue
        let answered = call.answered
        let size = answered?.reduce(0) { $0 + $1.byteCount } ?? 0
        self.answered = size <= Self.maximumBytes ? answered : nil
        self.form = form.digest
    }

    init(bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(bytes))
    }

    var bytes: [UInt8] {
        get throws { try [UInt8](JSONEncoder().encode(self)) }
    }
}

/// A question of a call with its answer, which is only a value: an answer that did something, such as a
/// confirmation, can't be given again.
struct AnsweredQuestion: Codable, Sendable, Hashable {
    /// The digest of the form.
    let form: Data
    private var values: [String: ParameterValue]?
    private var option: Int?

    /// Creates the question from its answer; `nil` if the answer did something.
    init?(_ form: InputForm, _ answer: FormAnswer) {
        self.form = form.digest
        switch answer {
        case .values(let values): self.values = values
        case .option(let place): option = place
        case .confirmed, .control, .declined: return nil
        }
        // The bytes of a file are on the node to which they were sent.
        if let values, values.values.contains(where: \.holdsFile) { return nil }
    }

    var answer: FormAnswer? { values.map { .values($0) } ?? option.map { .option($0) } }

    var byteCount: Int { form.count + Arguments.named(values ?? [:]).byteCount }
}

extension ReceivedInput {
    /// The person says no to everything that was asked, or dismissed it.
    var isDeclined: Bool {
        !responses.isEmpty
            && responses.values.allSatisfy {
                $0 == .elicitation(.decline) || $0 == .elicitation(.cancel)
            }
    }
}
