import Synchronization
import _JSON

/// The parameters of tools that HTTP clients repeat in headers, as the tools' schemas ask for.
final class HeaderParameterIndex: Sendable {
    /// One such parameter.
    struct Parameter: Sendable, Equatable {
        /// The names that lead to the value in the arguments.
        var path: [String]
        /// The header, with its prefix.
        var header: String
    }

    /// Lists may differ from one principal to the next; this many are remembered.
    private static let limit = 256

    private struct State {
        var known: [Principal: [String: [Parameter]]] = [:]
        /// How often everything was forgotten: what was read before is not remembered after.
        var age = 0
    }

    private let state = Mutex(State())

    /// The parameters of a tool; `list` gives all tools where they aren't known yet.
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

    /// Finds the annotations that count: those on simple values which only `properties` lead to.
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
