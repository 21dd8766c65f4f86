import Foundation
import Testing

/// That the code of the documents stands in the tests as the documents print it.
@Suite struct VerbatimTests {
    private static let compiled = DocumentBlock.all.filter { $0.form == .compiled }

    @Test("A block of a document stands unchanged between its marks", arguments: compiled)
    func isVerbatim(_ block: DocumentBlock) throws {
        let marked = try MarkedBlock.all().filter {
            $0.document == block.document && $0.heading == block.heading
        }
        #expect(marked.count { $0.code == block.code } == 1)
    }

    @Test("Nothing between marks is missing from the table of blocks")
    func isKnown() throws {
        let known = Set(Self.compiled.map { MarkedBlock($0.document, $0.heading, $0.code) })
        for marked in try MarkedBlock.all() {
            #expect(known.contains(marked))
        }
    }

    @Test("Only what compiles nowhere stands as text, with its reason")
    func isTextForAReason() {
        let reasons = DocumentBlock.all.compactMap { block -> String? in
            if case .text(let reason) = block.form { reason } else { nil }
        }
        #expect(reasons.count == 2)
        #expect(reasons.allSatisfy { !$0.isEmpty })
    }
}

/// Code between the marks of a source file.
struct MarkedBlock: Hashable {
    let document: String
    let heading: String
    let code: String

    init(_ document: String, _ heading: String, _ code: String) {
        self.document = document
        self.heading = heading
        self.code = code
    }

    /// The marked code of both targets that hold documents.
    static func all(of file: String = #filePath) throws -> [MarkedBlock] {
        let tests = URL(filePath: file).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try ["DocumentTests", "DocumentTestsSwift5"].flatMap { target in
            let folder = tests.appending(path: target)
            let names = try #require(FileManager.default.enumerator(atPath: folder.path))
            let sources = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
            return try sources.sorted().flatMap { name in
                blocks(in: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
            }
        }
    }

    private static func blocks(in source: String) -> [MarkedBlock] {
        var blocks: [MarkedBlock] = []
        var open: (document: String, heading: String, lines: [Substring])?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "// END", let block = open {
                let code = block.lines.joined(separator: "\n")
                blocks.append(MarkedBlock(block.document, block.heading, code))
                open = nil
            } else if open != nil {
                open?.lines.append(line)
            } else if line.hasPrefix("// BEGIN document ") {
                let parts = line.split(separator: "\"")
                if parts.count == 4 { open = (String(parts[1]), String(parts[3]), []) }
            }
        }
        return blocks
    }
}
