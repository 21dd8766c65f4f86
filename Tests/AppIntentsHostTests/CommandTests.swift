import ArgumentParser
import Foundation
import IntentSystem
import Testing
import WebHost

@testable import AppIntentsHost

private struct Shop: IntentsApp {}

@Suite struct CommandTests {
    #if OpenIDConnect
        private static let limitsOfSigningIn = """

            Limits of signing in at a provider:
              idleTime: 14400.0 seconds
              lifetime: 43200.0 seconds
              attemptLifetime: 600.0 seconds
              attemptsKnownAsUsed: 10000
              failuresLoggedInAMinute: 10
              destinationBytes: 1000
              exchangedCodes: 32
              publishedKeys: 32
              replyBytes: 1048576
              tokenBytes: 16384
              clockSeconds: 120
              keptSignIns: 10000
              keptSignInBytes: 4194304
            """
    #else
        private static let limitsOfSigningIn = ""
    #endif

    @Test("The options of serve say who may reach the page, and how")
    func serve() throws {
        let given = try ServeCommand<Shop>.parse([
            "--host", "0.0.0.0", "--port", "9000", "--allow-host", "shop.example",
            "--allow-host", "shop.example:8443", "--allow-origin", "https://one.example",
            "--allow-origin", "https://two.example", "--secure-cookie", "--metrics",
            "--log-format", "json",
        ]).webHostConfiguration
        #expect(given.host == "0.0.0.0")
        #expect(given.port == 9000)
        #expect(given.allowedHosts == ["shop.example", "shop.example:8443"])
        #expect(given.allowedOrigins == ["https://one.example", "https://two.example"])
        #expect(given.isSecure)

        let plain = try ServeCommand<Shop>.parse([]).webHostConfiguration
        #expect(plain.host == "127.0.0.1")
        #expect(plain.port == 8080)
        #expect(plain.allowedHosts.isEmpty)
        #expect(plain.allowedOrigins.isEmpty)
        #expect(!plain.isSecure)
    }

    @Test("serve sets the limits of each person by their names")
    func personLimits() throws {
        let given = try ServeCommand<Shop>.parse([
            "--person-limit", "callsPerMinute=600", "--person-limit", "fileBytes=1000",
        ]).personLimits.limits.eachPerson
        var expected = PersonLimits()
        expected.callsPerMinute = 600
        expected.fileBytes = 1000
        #expect(given == expected)
        #expect(try ServeCommand<Shop>.parse([]).personLimits.limits == Limits())
    }

    #if OpenIDConnect
        @Test("The file with a provider's secret is found from the folder of the one who asks")
        func secretFile() throws {
            let folder = FileManager.default.temporaryDirectory.appending(
                path: "secret-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try PrivateFile(url: folder.appending(path: "secret")).write(Data("s3cret\n".utf8))
            let words = [
                "--openid-issuer", "https://login.example.org", "--openid-client", "shop",
                "--public-url", "https://shop.example",
            ]
            // The file is read where the options are checked.
            let option = ["--openid-secret-file", "secret"]
            try InstanceRequest.$callersFolder.withValue(folder.path) {
                _ = try ServeCommand<Shop>.parse(words + option)
                try InstanceRequest.$variables.withValue(["OAI_OPENID_SECRET_FILE": "secret"]) {
                    _ = try ServeCommand<Shop>.parse(words)
                }
            }
            // This process's own folder has none, and an absolute path is what it is.
            #expect(throws: (any Error).self) { try ServeCommand<Shop>.parse(words + option) }
            let place = folder.appending(path: "secret").path
            _ = try ServeCommand<Shop>.parse(words + ["--openid-secret-file", place])
        }
    #endif

    @Test(
        "A limit of a person that makes no sense is refused with its cure",
        arguments: [
            (
                "calls=1",
                "“calls=1” names no limit of a person. --person-limit takes NAME=NUMBER with one of: callsPerMinute, runs, sessions, files, fileBytes."
            ),
            (
                "runs",
                "“runs” has no number. --person-limit takes a whole number of at least 1, as in runs=600."
            ),
            (
                "runs=0",
                "“runs=0” has no number. --person-limit takes a whole number of at least 1, as in runs=600."
            ),
            (
                "runs=many",
                "“runs=many” has no number. --person-limit takes a whole number of at least 1, as in runs=600."
            ),
        ])
    func badPersonLimits(text: String, message: String) {
        #expect {
            try ServeCommand<Shop>.parse(["--person-limit", text])
        } throws: { ServeCommand<Shop>.message(for: $0) == message }
    }

    @Test(
        "admin lists so many sessions as can be counted",
        arguments: [
            ("0", false), ("1", true), ("1000000", true), ("1000001", false),
            ("\(Int.max)", false),
        ])
    func listedSessions(limit: String, isTaken: Bool) {
        let command = try? AdminCommand<Shop>.parse(["sessions", "--limit", limit])
        #expect((command != nil) == isTaken)
    }

    @Test("doctor prints every limit of the system, of a connection and of assistants")
    func limits() {
        #expect(
            DoctorCommand<Shop>.limits.flatMap(\.lines).joined(separator: "\n") == """
                Limits of the system:
                  runDuration: 30.0 seconds
                  cancellationGrace: 5.0 seconds
                  idleSessionTimeout: 60.0 seconds
                  keptGenerations: 32
                  renewalInterval: 1.0 seconds
                  waitingCards: 8
                  runsAside: 8
                  waitingTaps: 64
                  waitingEvents: 16
                  sessionRuns: 16
                  maximumSessions: 100000
                  listedOptions: 200
                  exportDuration: 30.0 seconds
                  maximumMessageBytes: 1048576
                  maximumFileBytes: 2147483648
                  maximumSessionFileBytes: 4294967296
                  maximumSessionFiles: 100
                  maximumTotalFileBytes: 34359738368
                  stalledUploadTimeout: 60.0 seconds
                  unusedFileTimeout: 3600.0 seconds
                  listeningDuration: 20.0 seconds
                  recognitionDuration: 30.0 seconds
                  listeners: 4
                  keptLanguages: 64
                  keptSnippets: 32
                  keptCards: 16
                  cardRetention: 604800.0 seconds
                  keptDonations: 1000
                  donationBytes: 65536
                  listedSuggestions: 4
                  keptRecentActions: 8
                  pinnedActions: 16
                  recentPersons: 128
                  listedRecentActions: 4
                  undoLevels: 100
                  undoStacks: 1000
                  placedWidgets: 64
                  timelineEntries: 1000
                  providerDuration: 10.0 seconds
                  timelineReloadInterval: 60.0 seconds
                  keptTimelines: 256
                  measuredIntents: 200
                  measuredSeries: 10000
                  contentHeight: 400.0
                  searchedTextBytes: 512
                Limits of each person (serve and mcp set one with --person-limit NAME=NUMBER):
                  callsPerMinute: 60000
                  runs: 1000
                  sessions: 1000
                  files: 150
                  fileBytes: 4294967296
                  countedPersons: 10000
                Limits of a connection to the page:
                  keepAliveInterval: 30.0 seconds
                  maximumWaitingBytes: 1048576
                  maximumWaitingMessages: 256
                  firstRequestTimeout: 30.0 seconds
                  idleTimeout: 75.0 seconds
                  closeTimeout: 5.0 seconds
                  bodyTimeout: 10.0 seconds
                  minimumBodyRate: 256
                  unreadTimeout: 60.0 seconds
                  reservedDescriptors: 72
                  leavingTime: 0.1 seconds
                  drainTimeout: 5.0 seconds
                  shutdownTimeout: 9.0 seconds\(Self.limitsOfSigningIn)
                Limits of the calls of assistants:
                  pendingCallTimeout: 600.0 seconds
                  maximumOpenCalls: 10000
                  maximumOpenBytes: 33554432
                  earlyCardDelay: 1.0 seconds
                Limits of the server for assistants:
                  inputLifetime: 660.0 seconds
                  pageSize: 200
                  maximumConcurrentRequests: 1024
                  maximumOpenQuestions: 10000
                  maximumMessageBytes: 1048576
                  maximumLineBytes: 16777216
                  maximumTasks: 1000
                  taskLifetime: 3600.0 seconds
                  taskPollInterval: 0.5 seconds
                  maximumSubscriptions: 1000
                  discoverLifetime: 60.0 seconds
                Limits of that server over HTTP:
                  maximumSessions: 1000
                  sessionIdleTime: 1800.0 seconds
                  sessionYieldTime: 60.0 seconds
                  maximumStreams: 1000
                  maximumConcurrentRequests: 10000
                  streamingDelay: 0.5 seconds
                  keepAliveInterval: 15.0 seconds
                  reconnectionDelay: 1.0 seconds
                """)
    }
}
