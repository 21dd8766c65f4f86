/// The measures of the framework: each has one name, one kind and a bounded set of values for its
/// labels.
///
/// `Documentation/Metrics.md` describes them in the same order.
package enum Measure: String, Sendable, CaseIterable {
    /// The manner in which a measure is counted.
    package enum Kind: Sendable {
        /// A number that only grows.
        case counter
        /// A number that rises and falls.
        case gauge
        /// How long things took.
        case timer
    }

    case requests = "oai_http_requests_total"
    case requestTime = "oai_http_request_seconds"
    case connections = "oai_connections"
    case refusedConnections = "oai_refused_connections_total"
    case sessions = "oai_sessions"
    case actions = "oai_actions_total"
    case refusedActions = "oai_refused_actions_total"
    case runs = "oai_runs_total"
    case runTime = "oai_run_seconds"
    case activeRuns = "oai_active_runs"
    case abandonedRuns = "oai_abandoned_runs_total"
    case drawingTime = "oai_drawing_seconds"
    case searchTime = "oai_search_seconds"
    case writes = "oai_store_writes_total"
    case writeTime = "oai_store_write_seconds"
    case calls = "oai_mcp_requests_total"
    case callTime = "oai_mcp_request_seconds"

    /// The name, as backends get it.
    package var name: String { rawValue }

    package var kind: Kind {
        switch self {
        case .requests, .refusedConnections, .actions, .refusedActions, .runs, .abandonedRuns,
            .writes, .calls:
            .counter
        case .connections, .sessions, .activeRuns: .gauge
        case .requestTime, .runTime, .drawingTime, .searchTime, .writeTime, .callTime: .timer
        }
    }

    /// The names of the labels, in their order.
    package var labels: [String] {
        switch self {
        case .requests: ["route", "status"]
        case .requestTime: ["route"]
        case .actions: ["kind"]
        case .runs: ["intent", "outcome"]
        case .runTime: ["intent"]
        case .writes: ["outcome"]
        case .calls: ["method", "outcome"]
        case .callTime: ["method"]
        case .connections, .refusedConnections, .sessions, .refusedActions, .activeRuns,
            .abandonedRuns, .drawingTime, .searchTime, .writeTime:
            []
        }
    }

    /// One sentence for people who read the numbers.
    package var help: String {
        switch self {
        case .requests: "Answered HTTP requests, by route and status."
        case .requestTime: "Time from a request's head to its response's head."
        case .connections: "Open connections of the page's server."
        case .refusedConnections: "Connections that were refused because there were too many."
        case .sessions: "Sessions of people and assistants."
        case .actions: "What people did: taps, toggles, starts, answers."
        case .refusedActions:
            "Actions that were refused because their session was too busy, or their person over a limit."
        case .runs: "Runs of intents that have ended, drawings of snippets included."
        case .runTime: "Time of a run, the time of questions included."
        case .activeRuns: "Runs that have begun and not returned."
        case .abandonedRuns: "Runs that ignored their cancellation."
        case .drawingTime: "Time to resolve and lay out a view."
        case .searchTime: "Time of a search by text."
        case .writes: "Writes to the store of cards, by outcome."
        case .writeTime: "Time of a write to the store of cards."
        case .calls: "Requests of assistants, by method and outcome."
        case .callTime: "Time of a request of an assistant."
        }
    }
}
