import Foundation
import Logging
import MCPProtocol

// Offers what the official conformance scenarios call, over standard input and output or, with
// `--port`, over HTTP.
var logger = Logger(label: "MCPConformanceServer") { StreamLogHandler.standardError(label: $0) }
logger.logLevel = .warning
let server = MCPServer(service: ConformanceService(), logger: logger)
let arguments = CommandLine.arguments

if let option = arguments.firstIndex(of: "--port") {
    guard arguments.indices.contains(option + 1), let port = Int(arguments[option + 1]),
        (0...65535).contains(port)
    else {
        FileHandle.standardError.write(Data("--port takes a number from 0 to 65535.\n".utf8))
        exit(64)
    }
    try await MCPHTTPEndpoint(server: server).run(port: port) { port in
        FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)/mcp\n".utf8))
    }
} else {
    try await server.runStdio()
}
