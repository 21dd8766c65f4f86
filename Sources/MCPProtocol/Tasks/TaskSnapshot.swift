import Foundation
import _JSON

/// The state of a task at one moment, as clients receive it.
struct TaskSnapshot: Sendable {
    enum Status: String, Sendable {
        case working, completed, failed, cancelled
        case inputRequired = "input_required"

        var isFinal: Bool {
            switch self {
            case .working, .inputRequired: false
            case .completed, .failed, .cancelled: true
            }
        }
    }

    let id: String
    let createdAt: Date
    var lastUpdatedAt: Date
    let lifetime: Duration
    let pollInterval: Duration
    var status = Status.working
    var statusMessage: String?
    /// The open questions.
    var questions: [(key: String, request: InputRequest)] = []
    var result: CallResult?
    var error: MCPError?
}

extension JSONWriter {
    /// Writes the members of a new task.
    mutating func taskSeed(_ task: TaskSnapshot) {
        member("taskId", task.id)
        member("status", task.status.rawValue)
        optional("statusMessage", task.statusMessage)
        member("createdAt", task.createdAt.iso8601)
        member("lastUpdatedAt", task.lastUpdatedAt.iso8601)
        member("ttlMs", task.lifetime.wholeMilliseconds)
        member("pollIntervalMs", task.pollInterval.wholeMilliseconds)
    }

    /// Writes the members of a task with its questions or its result.
    mutating func task(_ task: TaskSnapshot) {
        taskSeed(task)
        if !task.questions.isEmpty { inputRequests(task.questions, .july2026) }
        if let result = task.result {
            name("result")
            object { writer in
                writer.callResult(result, .july2026)
                writer.meta(result.meta)
            }
        }
        if let error = task.error {
            name("error")
            self.error(error, .july2026)
        }
    }
}

extension Date {
    fileprivate var iso8601: String {
        formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
