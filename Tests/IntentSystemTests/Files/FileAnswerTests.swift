import AppIntents
import AppIntentsMetadata
import Foundation
import PhraseGrammar
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import IntentSystem

/// Answers in words to a question for a file.
struct FileAnswerTests {
    private static let system = IntentSystem(appName: "Files", catalog: Catalog(intents: []))

    private static func file(
        _ name: String, in folder: String? = nil, size: Int = 3
    ) -> NamedFiles.File {
        NamedFiles.File(name: name, folder: folder, size: size) { () throws(FileProblem) in
            if name.hasPrefix("gone") { throw .notFound }
            // A file without bytes is an empty one of any type.
            return FileReference(
                id: "\(folder ?? "")/\(name)", name: name, contentType: nil, size: size,
                contents: FileContents(.memory(Data())))
        }
    }

    /// The newest one first.
    private static let files = [
        file("IMG 2.png"), file("Salt and Pepper.txt"), file("Quarterly Report.pdf"),
        file("notes.txt", in: "Documents"), file("notes.txt", in: "Downloads"),
        file("large.txt", size: 11), file("gone.txt"), file("IMG 1.png"), file("old.txt"),
    ]

    private func listener(
        in places: NamedFiles.Places = .folders(["work", "Documents"]),
        files: [NamedFiles.File] = files, isComplete: Bool = true, language: String = "en"
    ) -> QuestionListener {
        Self.system.listener(
            in: Locale(identifier: language),
            files: {
                NamedFiles(files, in: places, maximumBytes: 10, isComplete: isComplete)
            },
            problem: { value, field in
                let refused = value.files.compactMap {
                    FileCheck.problem($0, accepted: field.parameter.constraints.acceptedTypes)
                }
                return refused.isEmpty ? nil : "It is of another type."
            })
    }

    private func field(_ types: [UTType] = [], isList: Bool = false) -> Question.Field {
        let shape = ValueShape.file(contentTypes: types.map(\.identifier))
        var parameter = ParameterMetadata(
            name: "file", title: "File", shape: isList ? .list(shape) : shape, isOptional: false)
        parameter.constraints.contentTypes = types.map(\.identifier)
        return Question.Field(parameter: parameter)
    }

    private func name(
        _ words: String, _ types: [UTType] = []
    ) -> [String] {
        var listener = listener()
        guard case .value(let value, "file") = listener.hear(words, as: field(types)).kind else {
            return []
        }
        return value.files.map(\.id)
    }

    @Test(
        "A file is told by its name, its kind and its age",
        arguments: [
            ("the quarterly report", "/Quarterly Report.pdf"), ("image two", "/IMG 2.png"),
            ("img two", "/IMG 2.png"), ("the newest photo", "/IMG 2.png"),
            ("the latest document", "/Salt and Pepper.txt"), ("the latest", "/IMG 2.png"),
            ("the newest video", ""), ("“old”", "/old.txt"), ("the last img", "/IMG 2.png"),
        ])
    func tells(words: String, id: String) {
        #expect(name(words) == (id.isEmpty ? [] : [id]))
    }

    @Test(
        "Only a file that the parameter takes is meant, and another one is refused with the reason")
    func fits() {
        #expect(name("the newest file", [.plainText]) == ["/Salt and Pepper.txt"])
        var listener = listener()
        #expect(
            listener.hear("quarterly report", as: field([.plainText])).kind
                == .unclear(.refused("It is of another type.")))
        #expect(
            listener.hear("gone", as: field()).kind
                == .unclear(
                    .refused(
                        ProblemText.besideField(.notFound, in: Locale(identifier: "en")))))
    }

    @Test("Words that fit several files are asked about, and the next ones choose")
    func several() {
        var listener = listener()
        #expect(
            listener.hear("notes", as: field()).reason
                == .several(["notes.txt – Documents", "notes.txt – Downloads"]))
        let hearing = listener.hear("the one in downloads", as: field())
        #expect(hearing.title == "notes.txt – Downloads")
        guard case .value(let value, _) = hearing.kind else {
            Issue.record("\(hearing)")
            return
        }
        #expect(value.files.map(\.id) == ["Downloads/notes.txt"])
        #expect(
            listener.hear("the photo", as: field()).reason == .several(["IMG 2.png", "IMG 1.png"]))
    }

    @Test("A part of names is asked about, however long these are; the chosen file alone is opened")
    func part() {
        let files = [
            "Invoice March.pdf", "Invoice March 2026 final.pdf", "gone plan.txt", "plan b.txt",
        ]
        var listener = listener(files: files.map { Self.file($0) })
        #expect(
            listener.hear("the invoice", as: field()).reason
                == .several(["Invoice March.pdf", "Invoice March 2026 final.pdf"]))
        #expect(listener.hear("the final one", as: field()).title == "Invoice March 2026 final.pdf")
        #expect(
            listener.hear("plan", as: field()).reason == .several(["gone plan.txt", "plan b.txt"]))
        #expect(
            listener.hear("gone plan.txt", as: field()).kind
                == .unclear(
                    .refused(
                        ProblemText.besideField(.notFound, in: Locale(identifier: "en")))))
    }

    @Test(
        "The file that further words choose is opened once, and listed for neither these nor a command"
    )
    func once() {
        let (opened, listed) = (Tally(), Tally())
        let files = ["Invoice March.pdf", "Invoice March 2026 final.pdf"].map { name in
            NamedFiles.File(name: name, size: 3) { () throws(FileProblem) in
                opened.add()
                return FileReference(
                    id: name, name: name, contentType: nil, size: 3,
                    contents: FileContents(.memory(Data())))
            }
        }
        var listener = Self.system.listener(
            in: Locale(identifier: "en"),
            files: {
                listed.add()
                return NamedFiles(files, in: .folders(["work"]), maximumBytes: 10)
            })
        #expect(listener.hear("cancel", as: field()).command == .cancel)
        #expect(listed.count == 0)
        #expect(
            listener.hear("the invoice", as: field()).reason
                == .several(["Invoice March.pdf", "Invoice March 2026 final.pdf"]))
        #expect(opened.count == 0 && listed.count == 1)
        #expect(listener.hear("Invoice March.pdf", as: field()).title == "Invoice March.pdf")
        #expect(opened.count == 1 && listed.count == 1)
    }

    @Test("A document is a text, a PDF or a file of an office program")
    func documents() {
        for name in ["a.txt", "a.pdf", "a.docx", "a.xlsx", "a.odp"] {
            var listener = listener(files: ["b.zip", "b.png", "b.bin", name].map { Self.file($0) })
            #expect(listener.hear("the latest document", as: field()).title == name)
        }
    }

    @Test(
        "Where not all files were looked at, none is the newest, and the answer asks for the path")
    func incomplete() {
        var listener = listener(isComplete: false)
        #expect(listener.hear("quarterly report", as: field()).title == "Quarterly Report.pdf")
        for words in ["the newest photo", "the invoice"] {
            #expect(
                listener.hear(words, as: field()).kind
                    == .unclear(
                        .refused(
                            "“\(words)” may mean a file that wasn’t looked at: not all files in “work”, “Documents” could be. Please give its path."
                        )))
        }
    }

    @Test("A list takes several names, and one that has an “and” in it is one")
    func lists() {
        var listener = listener()
        let both = listener.hear("the quarterly report and old", as: field(isList: true))
        #expect(both.title == "Quarterly Report.pdf, old.txt")
        let one = listener.hear("salt and pepper", as: field(isList: true))
        #expect(one.title == "Salt and Pepper.txt")
    }

    @Test("Where nothing fits, the answer says what was looked at, or where to choose it")
    func absence() {
        var listener = listener()
        #expect(
            listener.hear("the invoice", as: field()).kind
                == .unclear(.refused("“the invoice” names no file in “work”, “Documents”.")))
        listener = self.listener(in: .session, files: [])
        #expect(
            listener.hear("the invoice", as: field()).kind
                == .unclear(
                    .refused(
                        "“the invoice” names no file that you gave here before. Please choose it on the page."
                    )))
        #expect(listener.hear("never mind", as: field()).command == .cancel)
        listener = self.listener(language: "de")
        #expect(
            listener.hear("die Rechnung", as: field()).kind
                == .unclear(.refused("„die Rechnung“ ist keine Datei in „work“, „Documents“.")))
    }

    @Test("People are told the names of the newest files, and a recognizer hears all")
    func sayable() throws {
        #expect(
            listener().sayable(for: field([.plainText]))
                == ["Salt and Pepper.txt", "notes.txt"])
        let grammar = try #require(
            listener().speechGrammar(of: .values([field()]), cancelLabel: "Cancel") { _ in true })
        #expect(Set(grammar.words).isSuperset(of: ["quarterly", "report", "newest", "photo"]))
    }
}

/// Counts what happens.
private final class Tally: Sendable {
    private let state = Mutex(0)

    var count: Int { state.withLock { $0 } }

    func add() { state.withLock { $0 += 1 } }
}
