import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol

/// The limits of the person for whom an assistant calls.
extension IntentService {
    /// Counts a request; throws if the limits of its person don't allow it.
    func count(
        _ action: String, _ context: RequestContext, performing: Bool = false
    ) throws(MCPError) {
        do throws(PersonLimitReached) {
            try system.count(
                action, of: context.person, through: .assistant, performing: performing)
        } catch {
            throw MCPError(error, in: context.locale)
        }
    }

    /// Counts a call of an intent's tool, or an answer that continues one; what only ends a call, takes
    /// something back or ends a run isn't counted.
    func count(
        _ call: ToolCall, of tool: IntentTool, _ context: RequestContext
    ) throws(MCPError) {
        let intent = tool.intent.identifier
        if call.input?.isDeclined == true { return }
        if system.catalog.entry(identifier: intent)?.type.isAlwaysTaken == true { return }
        try count(intent, context, performing: call.input == nil)
    }
}

extension MCPError {
    /// Creates the error for what would be more than a person may do or have, in their words.
    init(_ reached: PersonLimitReached, in locale: Locale) {
        self = .limited(reached.text(in: locale), retryAfter: reached.seconds)
    }
}
