import ArgumentParser

enum RunExit: Int32, CaseIterable {
    case done = 0
    case failed = 1
    case needsInput = 2
    case usage = 64
    case notWritten = 74
    case cancelled = 130

    var code: ExitCode { ExitCode(rawValue) }

    /// The meaning of the code, for the help.
    var meaning: String {
        switch self {
        case .done: "the intent was performed"
        case .failed: "the intent failed"
        case .needsInput: "the intent asks something, and there is no terminal to ask at"
        case .usage: "the command was not understood; nothing was performed"
        case .notWritten: "the result could not be written"
        case .cancelled: "the intent was cancelled, by Control-C or by an answer"
        }
    }
}
