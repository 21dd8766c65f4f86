#if os(Linux)
    import CSystemMemory
    import Foundation
    import Testing

    @Suite struct UnmappedCodeTests {
        /// The kilobytes of files that are mapped into this process and resident.
        private func residentFiles() throws -> Int {
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let lines = status.split(separator: "\n")
            let line = try #require(lines.first { $0.hasPrefix("RssFile:") })
            return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        }

        @Test func `unused code leaves the memory, and comes back when it is used`() throws {
            // The start of a program of tests has used a large part of its code.
            let before = try residentFiles()
            system_memory_unmap_unused_code()
            #expect(try residentFiles() < before / 2)
            let text = 1234.5.formatted(.number.locale(Locale(identifier: "de_DE")))
            #expect(text == "1.234,5")
        }
    }
#endif
