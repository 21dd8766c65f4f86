package import _JSON

/// Who asks, and how to talk to them while their request runs.
package struct RequestContext: Sendable {
    /// The revision that the client speaks.
    package var revision: Revision
    package var client: Implementation?
    package var clientCapabilities: ClientCapabilities
    /// Who is behind the client, as far as the transport has proved it.
    package var principal: Principal
    /// The languages that the client asked for, in HTTP's `Accept-Language` form.
    package var acceptLanguage: String?
    package var transport: Transport
    /// The `_meta` of the request.
    package var meta: JSONObject
    let report: Report

    /// The ways to send something before the answer.
    package struct Report: Sendable {
        package var progress: (@Sendable (Progress) -> Void)?
        package var log: (@Sendable (LogMessage) -> Void)?
        /// Lets go of the connection, where the client can come back for the rest.
        package var letGo: (@Sendable () -> Void)?
        /// The lowest level that is sent.
        package var logLevel: LogLevel

        package init(
            progress: (@Sendable (Progress) -> Void)? = nil,
            log: (@Sendable (LogMessage) -> Void)? = nil,
            letGo: (@Sendable () -> Void)? = nil, logLevel: LogLevel = .debug
        ) {
            self.progress = progress
            self.log = log
            self.letGo = letGo
            self.logLevel = logLevel
        }
    }

    package init(
        revision: Revision, client: Implementation? = nil,
        clientCapabilities: ClientCapabilities = ClientCapabilities(),
        principal: Principal = .local, acceptLanguage: String? = nil,
        transport: Transport = .pipes, meta: JSONObject = [:], report: Report = Report()
    ) {
        self.revision = revision
        self.client = client
        self.clientCapabilities = clientCapabilities
        self.principal = principal
        self.acceptLanguage = acceptLanguage
        self.transport = transport
        self.meta = meta
        self.report = report
    }

    /// The client asked to hear of progress; otherwise reports go nowhere.
    package var wantsProgress: Bool { report.progress != nil }

    /// Tells how far the request has come; what doesn't lead further than the last report is not
    /// sent.
    package func reportProgress(_ progress: Progress) {
        report.progress?(progress)
    }

    /// Sends a log message, if the client asked for its level.
    package func log(_ message: LogMessage) {
        guard message.level >= report.logLevel else { return }
        report.log?(message)
    }

    /// Lets go of the connection over which the request came, and says whether it could.
    ///
    /// It can where the client comes back for what is still to be said. For work that takes so long
    /// that an open connection costs more than a new one.
    package func letGoOfConnection() -> Bool {
        report.letGo?()
        return report.letGo != nil
    }

    /// The same request, reporting elsewhere.
    func reporting(to report: Report) -> RequestContext {
        RequestContext(
            revision: revision, client: client, clientCapabilities: clientCapabilities,
            principal: principal, acceptLanguage: acceptLanguage, transport: transport,
            meta: meta, report: report)
    }
}

/// How far a request has come.
package struct Progress: Sendable, Equatable {
    package var completed: Double
    package var total: Double?
    package var message: String?

    package init(_ completed: Double, of total: Double? = nil, message: String? = nil) {
        self.completed = completed
        self.total = total
        self.message = message
    }
}

/// A message for the person who looks after the client.
package struct LogMessage: Sendable, Equatable {
    package var level: LogLevel
    package var logger: String?
    package var data: JSONValue

    package init(level: LogLevel, logger: String? = nil, data: JSONValue) {
        self.level = level
        self.logger = logger
        self.data = data
    }
}

/// How grave a log message is, as RFC 5424 has it.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
    case debug, info, notice, warning, error, critical, alert, emergency

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    package static func < (left: LogLevel, right: LogLevel) -> Bool {
        left.rank < right.rank
    }
}
