import AppIntents
import HostConformance
import IntentSystem
import IntentTestKit
import Logging
import MCPProtocol
import SurfaceKit
import _JSON

@testable import MCPHost

/// An MCP host in the test process, whose time stands still unless a test moves it.
struct TestHost: Sendable {
    let system: IntentSystem
    let service: IntentService
    let clock: TestClock
    /// A client that shows both forms and cards.
    let wire: AssistantWire

    static func capabilities(forms: Bool, apps: Bool) -> ClientCapabilities {
        ClientCapabilities(
            canElicitForms: forms,
            extensions: apps
                ? ["io.modelcontextprotocol/ui": ["mimeTypes": ["text/html;profile=mcp-app"]]]
                : [:])
    }

    static func context(forms: Bool = false, apps: Bool = false) -> RequestContext {
        RequestContext(
            revision: .july2026, clientCapabilities: capabilities(forms: forms, apps: apps))
    }

    init(
        intents: [any AppIntent.Type] = ConformanceSuite.intents,
        shortcuts: (any AppShortcutsProvider.Type)? = nil, store: (any SessionStore)? = nil,
        limits: Limits = Limits(), access: IntentAccess = IntentAccess(), hasFonts: Bool = false,
        agreement: (any NodeAgreement)? = nil,
        change: (inout MCPHostConfiguration) -> Void = { _ in }
    ) throws {
        let clock = TestClock()
        var log = Logger(label: "test")
        log.logLevel = .critical
        system = IntentSystem(
            appName: "Test", catalog: Catalog(intents: intents, shortcuts: shortcuts)
        ) {
            $0.limits = limits
            $0.access = access
            $0.clock = clock
            $0.store = store
            $0.agreement = agreement
            $0.log = log
        }
        self.clock = clock
        var configuration = MCPHostConfiguration()
        configuration.earlyCardDelay = .zero
        change(&configuration)
        let fonts =
            hasFonts
            ? ViewFonts(
                in: configuration.fontDirectories, for: system,
                assetDirectories: [], logger: log) : .none
        service = IntentService(
            system: system, configuration: configuration, page: try SnippetPage(fonts: fonts),
            fonts: fonts)
        wire = AssistantWire(MCPServer(service: service, logger: log))
    }

    /// Returns when no work is under way behind a card.
    func rest(of handle: String) async {
        await service.cards.find(handle, of: "local")?.client.settled()
    }

    /// Calls a tool.
    func call(
        _ tool: String, _ arguments: JSONObject = [:], input: ReceivedInput? = nil,
        _ context: RequestContext = TestHost.context()
    ) async throws -> ToolOutcome {
        try await service.callTool(
            ToolCall(name: tool, arguments: arguments, input: input), context)
    }

    /// Calls a tool that must be able to complete at once.
    func result(
        _ tool: String, _ arguments: JSONObject = [:],
        _ context: RequestContext = TestHost.context()
    ) async throws -> CallResult {
        try await call(tool, arguments, context).result
    }
}

/// A call went on otherwise than the test expected.
struct UnexpectedOutcome: Error {
    let outcome: ToolOutcome
}

extension ToolOutcome {
    var result: CallResult {
        get throws {
            guard case .complete(let result) = self else { throw UnexpectedOutcome(outcome: self) }
            return result
        }
    }

    var input: RequiredInput {
        get throws {
            guard case .inputRequired(let input) = self else {
                throw UnexpectedOutcome(outcome: self)
            }
            return input
        }
    }

    /// The one form that is asked for.
    var form: InputForm {
        get throws {
            guard case .form(let form)? = try input.requests.first?.request else {
                throw UnexpectedOutcome(outcome: self)
            }
            return form
        }
    }
}

extension RequiredInput {
    /// The one form, answered.
    func answered(_ result: ElicitationResult) -> ReceivedInput {
        ReceivedInput(
            responses: Dictionary(
                uniqueKeysWithValues: requests.map { ($0.key, .elicitation(result)) }),
            state: state)
    }
}

extension CallResult {
    /// The texts, one block after the other.
    var text: String {
        content.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
            .joined(separator: "\n---\n")
    }
}
