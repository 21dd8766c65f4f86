import Synchronization
import _JSON

/// The tool parameters that HTTP clients repeat in headers, according to the tools' schemas.
final class HeaderParameterIndex: Sendable {
    /// A parameter that is repeated in a header.
    struct Parameter: Sendable, Equatable {
        /// The names that lead to the value in the arguments.
        var path: [String]
        /// The header, with its prefix.
        var header: String
    }

    /// The maximum number of remembered lists, which may differ between principals.
    private static let limit = 256

    private struct State {
        var known: [Principal: [String: [Parameter]]] = [:]
        /// The number of times that the index was cleared: a list that was requested before isn't
        /// stored afterwards.
        var age = 0
    }

    private let state = Mutex(State())

    /// Returns the parameters of a tool; `list` returns all tools if they aren't known yet.
    func parameters(
        of tool: String, for principal: Principal, list: () async throws -> [Tool]
    ) async throws -> [Parameter] {
        let (known, age) = state.withLock { ($0.known[principal], $0.age) }
        if let known { return known[tool] ?? [] }
        var index: [String: [Parameter]] = [:]
        for tool in try await list() {
            let parameters = Self.parameters(in: tool.inputSchema, path: [])
            if !parameters.isEmpty { index[tool.name] = parameters }
        }
        let complete = index
        state.withLock { state in
            guard state.age == age else { return }
            if state.known.count >= Self.limit { state.known = [:] }
            state.known[principal] = complete
        }
        return index[tool] ?? []
    }

    func forget() {
        state.withLock { state in
            state.known = [:]
            state.age += 1
        }
    }

    /// Returns the valid annotations: those on primitive values that are reachable through
    /// `properties` only.
    private static func parameters(in schema: JSONObject, path: [String]) -> [Parameter] {
        guard let properties = schema["properties"]?.object else { return [] }
        var result: [Parameter] = []
        for property in properties {
            guard let schema = property.value.object else { continue }
            let path = path + [property.name]
            if let name = schema["x-mcp-header"]?.string,
                let type = schema["type"]?.string,
                ["string", "integer", "boolean"].contains(type)
            {
                result.append(Parameter(path: path, header: "Mcp-Param-\(name)"))
            }
            result += parameters(in: schema, path: path)
        }
        return result
    }
}
