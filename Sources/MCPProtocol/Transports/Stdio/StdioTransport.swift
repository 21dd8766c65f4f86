import Foundation
import _Time

/// The transport of one client over standard input and output.
struct StdioTransport {
    let server: MCPServer
    var input: Int32 = STDIN_FILENO
    var output: Int32 = STDOUT_FILENO
    /// The time that requests have to end after the client has.
    var grace: Duration = .milliseconds(500)

    /// Serves until the client closes its side or the task is cancelled.
    func run() async throws {
        // A disconnected client is an error to handle, not a signal that ends the process.
        signal(SIGPIPE, SIG_IGN)
        let writer = LineWriter(descriptor: output)
        let thread = ReadingThread(onWork: writer.gather) { writer.isFull }
        writer.whenRoom { [weak thread] in thread?.wake() }
        let connection = StdioConnection(server: server, outlet: writer, executor: thread)
        let reader = LineReader(
            descriptor: input, thread: thread,
            maximumLength: server.configuration.maximumLineBytes)
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let body = Thread {
                    reader.read { line in
                        connection.receive(line)
                        return !writer.isBroken
                    }
                    continuation.resume()
                    thread.workToTheEnd()
                }
                body.name = "mcp-stdin"
                body.start()
            }
        } onCancel: {
            thread.stopReading()
        }
        await connection.drain(grace: grace)
        await finish(writer)
        thread.end()
    }

    /// Waits until all messages are written, unless the client doesn't read them.
    private func finish(_ writer: LineWriter) async {
        let written = Promise<Void>()
        writer.whenIdle { written.complete(.success(())) }
        let deadline = server.deadlines.schedule(after: grace) { written.complete(.success(())) }
        try? await written.value()
        server.deadlines.cancel(deadline)
    }
}

extension MCPServer {
    /// Serves one client over standard input and output.
    ///
    /// It continues until the client closes its side or the task is cancelled. No other code may
    /// write to `output`.
    package func runStdio(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
    ) async throws {
        try await StdioTransport(server: self, input: input, output: output).run()
    }
}
