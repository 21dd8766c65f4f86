package import _JSON

/// The client of a request, and the ways to send it messages while the request runs.
package struct RequestContext: Sendable {
    package var revision: Revision
    package var client: Implementation?
    package var clientCapabilities: ClientCapabilities
    /// The authenticated user of the client, as far as the transport has proved it.
    package var principal: Principal
    /// The user, as the surrounding server knows them.
    package var user: AuthenticatedUser?
    /// The languages that the client requested, in HTTP's `Accept-Language` form.
    package var acceptLanguage: String?
    package var transport: Transport
    package var meta: JSONObject
    let report: Report

    /// The ways to send messages before the response.
    package struct Report: Sendable {
        package var progress: (@Sendable (Progress) -> Void)?
        package var log: (@Sendable (LogMessage) -> Void)?
        /// Releases the connection, if the client can reconnect for the rest.
        package var letGo: (@Sendable () -> Void)?
        /// The minimum level of the messages that are sent.
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
        principal: Principal = .local, user: AuthenticatedUser? = nil,
        acceptLanguage: String? = nil,
        transport: Transport = .pipes, meta: JSONObject = [:], report: Report = Report()
    ) {
        self.revision = revision
        self.client = client
        self.clientCapabilities = clientCapabilities
        self.principal = principal
        self.user = user
        self.acceptLanguage = acceptLanguage
        self.transport = transport
        self.meta = meta
        self.report = report
    }

    /// `true` if the client has requested progress; otherwise reports are discarded.
    package var wantsProgress: Bool { report.progress != nil }

    /// Reports the request's progress; a value that isn't larger than the last one isn't sent.
    package func reportProgress(_ progress: Progress) {
        report.progress?(progress)
    }

    /// Sends a log message, if the client requested its level.
    package func log(_ message: LogMessage) {
        guard message.level >= report.logLevel else { return }
        report.log?(message)
    }

    /// Releases the connection over which the request came, and returns `true` if that was
    /// possible.
    ///
    /// It is possible if the client can reconnect for the remaining messages. It is for work that
    /// takes so long that an open connection costs more than a new one.
    package func letGoOfConnection() -> Bool {
        report.letGo?()
        return report.letGo != nil
    }

    /// Returns the same request with other ways to report.
    func reporting(to report: Report) -> RequestContext {
        RequestContext(
            revision: revision, client: client, clientCapabilities: clientCapabilities,
            principal: principal, user: user, acceptLanguage: acceptLanguage, transport: transport,
            meta: meta, report: report)
    }
}

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

/// A log message for the person who administers the client.
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

/// The severity of a log message, as in RFC 5424.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
    case debug, info, notice, warning, error, critical, alert, emergency

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    package static func < (left: LogLevel, right: LogLevel) -> Bool {
        left.rank < right.rank
    }
}
