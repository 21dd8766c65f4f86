import CInstanceSocket
import Foundation
import IntentSystem
import Testing

@testable import AppIntentsHost

/// Asking the instance of another app, which is played here, how it understands a sentence.
@Suite struct HouseInquiryTests {
    private static let understanding = Understanding(
        intent: "OrderSoup", title: "Order Soup", sureness: 0.9, isSure: true)

    private let listener: Int32
    private let contents: InstanceFile.Contents

    init() throws {
        // The inquiry may be over before the instance has written.
        signal(SIGPIPE, SIG_IGN)
        let path = "/tmp/inquiry-\(UUID().uuidString.prefix(8)).sock"
        listener = instance_socket_listen(path)
        try #require(listener >= 0)
        contents = InstanceFile.Contents(process: 1, socket: path, build: "build")
    }

    /// What the instance does once it has been asked: `output` is the stream for its answer, and -1 once it has
    /// closed that.
    private typealias Deed = @Sendable (_ socket: InstanceSocket, _ output: inout Int32) -> Void

    /// Asks an instance that does something then, and waits until it has seen the end of the connection.
    private func ask(
        patience: Duration = .seconds(60), answering: Duration = .seconds(60),
        longest: Int = 1 << 20, _ act: @escaping Deed
    ) async -> Result<[Understanding], HouseProblem> {
        async let instance: Void = withCheckedContinuation { continuation in
            Thread { [listener] in
                Self.answer(at: listener, act)
                continuation.resume()
            }.start()
        }
        let answer = await inquire(
            HouseInquiry(
                app: "Kitchen", instance: contents, sentence: "order soup", patience: patience,
                answering: answering, longest: longest))
        // One that was not even connected waits no longer.
        shutdown(listener, Int32(SHUT_RDWR))
        await instance
        finish()
        return answer
    }

    private func inquire(_ inquiry: HouseInquiry) async -> Result<[Understanding], HouseProblem> {
        do throws(HouseProblem) {
            return .success(try await inquiry.understandings())
        } catch {
            return .failure(error)
        }
    }

    private func finish() {
        close(listener)
        unlink(contents.socket)
    }

    private static func answer(at listener: Int32, _ act: Deed) {
        let connection = instance_socket_accept(listener)
        guard connection >= 0 else { return }
        let socket = InstanceSocket(descriptor: connection)
        var output: Int32 = -1
        socket.read { message, streams in
            guard streams.count == 3 else { return false }
            let request = try? JSONDecoder().decode(InstanceRequest.self, from: message)
            #expect(request?.wantsSign == true)
            close(streams[0])
            close(streams[2])
            output = streams[1]
            act(socket, &output)
            return true
        }
        if output >= 0 { close(output) }
    }

    private static func end(_ output: inout Int32) {
        close(output)
        output = -1
    }

    // MARK: - Answers

    @Test("An answer in parts counts as a whole")
    func parts() async throws {
        let json = Array(try JSONEncoder().encode([Self.understanding]))
        let answer = await ask { socket, output in
            for byte in json { _ = Terminal.write([byte], to: output) }
            Self.end(&output)
            _ = socket.send(InstanceReply.exit(0))
        }
        #expect(answer == .success([Self.understanding]))
    }

    @Test("An answer that can’t be read is one of another version", arguments: ["[{", "", "[1]"])
    func unreadable(text: String) async {
        let answer = await ask { socket, output in
            _ = Terminal.write(text, to: output)
            Self.end(&output)
            _ = socket.send(InstanceReply.exit(0))
        }
        #expect(answer == .failure(.otherVersion(app: "Kitchen")))
    }

    @Test("A command that the instance doesn’t know is one of another version")
    func unknown() async {
        let answer = await ask { socket, output in
            Self.end(&output)
            _ = socket.send(InstanceReply.exit(RunExit.usage.rawValue))
        }
        #expect(answer == .failure(.otherVersion(app: "Kitchen")))
    }

    @Test("An instance that disconnects within its answer has ended")
    func ended() async {
        let answer = await ask { socket, output in
            _ = Terminal.write("[{", to: output)
            Self.end(&output)
            socket.end()
        }
        #expect(answer == .failure(.ended(app: "Kitchen")))
    }

    @Test("An answer that is too long is none, also if it has an end")
    func long() async {
        let answer = await ask(longest: 1000) { socket, output in
            _ = Terminal.write("[" + String(repeating: " ", count: 2000) + "]", to: output)
            Self.end(&output)
            _ = socket.send(InstanceReply.exit(0))
        }
        #expect(answer == .failure(.noAnswer(app: "Kitchen")))
    }

    // MARK: - Too late

    @Test("An instance that gives no sign is waited for no longer than the time")
    func silent() async {
        let answer = await ask(patience: .milliseconds(50), answering: .seconds(3600)) { _, _ in }
        #expect(answer == .failure(.noAnswer(app: "Kitchen")))
    }

    @Test("An instance that says that it has begun has another time for its answer")
    func begun() async {
        let answer = await ask(patience: .seconds(3600), answering: .milliseconds(50)) {
            socket, _ in
            _ = socket.send(InstanceReply.begun)
        }
        #expect(answer == .failure(.noAnswer(app: "Kitchen")))
    }

    @Test("The beginning is no answer")
    func begunAndAnswered() async throws {
        let json = String(
            decoding: try JSONEncoder().encode([Self.understanding]), as: UTF8.self)
        let answer = await ask { socket, output in
            _ = socket.send(InstanceReply.begun)
            _ = Terminal.write(json, to: output)
            Self.end(&output)
            _ = socket.send(InstanceReply.exit(0))
        }
        #expect(answer == .success([Self.understanding]))
    }

    @Test("An answer without an end is waited for no longer than its time")
    func endless() async {
        let answer = await ask(patience: .seconds(3600), answering: .milliseconds(50)) {
            _, output in
            _ = Terminal.write("[{", to: output)
        }
        #expect(answer == .failure(.noAnswer(app: "Kitchen")))
    }

    @Test("An answer without an exit code is waited for no longer than the time")
    func withoutCode() async {
        let answer = await ask(patience: .seconds(3600), answering: .milliseconds(50)) {
            _, output in
            _ = Terminal.write("[]", to: output)
            Self.end(&output)
        }
        #expect(answer == .failure(.noAnswer(app: "Kitchen")))
    }

    @Test(
        "An instance that takes no words is waited for no longer than the time",
        arguments: [1, 1 << 22])
    func untaken(count: Int) async {
        defer { finish() }
        let answer = await inquire(
            HouseInquiry(
                app: "Kitchen", instance: contents,
                sentence: String(repeating: "a", count: count), patience: .milliseconds(50)))
        #expect(answer == .failure(.noAnswer(app: "Kitchen")))
    }

    @Test("An instance that takes no connection is waited for no longer than the time")
    func unconnected() async {
        defer { finish() }
        // They fill the queue of the instance, which accepts none.
        var waiting: [InstanceSocket] = []
        while let socket = try? InstanceSocket.connect(
            to: contents.socket, within: .milliseconds(1))
        {
            waiting.append(socket)
        }
        #expect(!waiting.isEmpty)
        let answer = await inquire(
            HouseInquiry(
                app: "Kitchen", instance: contents, sentence: "order soup",
                patience: .milliseconds(50)))
        #expect(answer == .failure(.noAnswer(app: "Kitchen")))
        for socket in waiting { socket.end() }
    }

    @Test("An instance whose socket is gone has ended")
    func gone() async {
        finish()
        let answer = await inquire(
            HouseInquiry(app: "Kitchen", instance: contents, sentence: "order soup"))
        #expect(answer == .failure(.ended(app: "Kitchen")))
    }
}
