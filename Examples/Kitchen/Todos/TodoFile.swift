import AppIntents
import Foundation

/// The JSON file that keeps the to-do list from one run to the next.
actor TodoFile {
    static let shared = TodoFile()

    private(set) var todos = TodoFile.firstList
    /// Absent until `open(path:)`: then nothing is written, as in a test.
    private var url: URL?

    /// The titles that the list begins with, under their English words in the file.
    static let firstTitles: [LocalizedStringResource] = [
        "Sharpen the knives", "Soak the beans", "Make vegetable stock", "Water the herbs",
        "Order lemons",
    ]

    private static let firstList = firstTitles.enumerated().map { index, title in
        Todo(id: index + 1, title: title.key, isDone: index == 1)
    }

    /// `KITCHEN_TODOS`, or a file in the person's state folder as the XDG rules place it.
    static func defaultPath(environment: [String: String]) -> String {
        if let path = environment["KITCHEN_TODOS"], !path.isEmpty { return path }
        let state =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? NSHomeDirectory() + "/.local/state"
        return state + "/Kitchen/todos.json"
    }

    /// The reason why the file can't be used, in one sentence with the cure.
    struct Unusable: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String {
            """
            The file \(path), which keeps the to-do list, can’t be used: \(reason). Repair it or move it away, or \
            name another one with --todo-file.
            """
        }
    }

    /// Reads the list at a path, or begins one there; throws `Unusable`.
    func open(path: String) throws {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: url.path) {
                // Reading a pipe would wait for a writer.
                let facts = try FileManager.default.attributesOfItem(
                    atPath: url.resolvingSymlinksInPath().path)
                guard facts[.type] as? FileAttributeType == .typeRegular else {
                    throw Unusable(path: path, reason: "it is no regular file")
                }
                todos = try JSONDecoder().decode([Todo].self, from: Data(contentsOf: url))
            }
        } catch is DecodingError {
            throw Unusable(path: path, reason: "it holds no such list")
        } catch let problem as Unusable {
            throw problem
        } catch {
            throw Unusable(path: path, reason: "it can’t be read and written by this account")
        }
        self.url = url
    }

    func setDone(_ isDone: Bool, id: Todo.ID) throws {
        var changed = todos
        guard let index = changed.firstIndex(where: { $0.id == id }) else {
            throw TodoFailure.removed
        }
        changed[index].isDone = isDone
        try replace(with: changed)
    }

    func remove(ids: Set<Todo.ID>) throws {
        try replace(with: todos.filter { !ids.contains($0.id) })
    }

    func add(title: String) throws {
        let id = (todos.map(\.id).max() ?? 0) + 1
        try replace(with: todos + [Todo(id: id, title: title, isDone: false)])
    }

    /// Writes first, so that memory never promises what the file refused.
    private func replace(with changed: [Todo]) throws {
        if let url {
            try JSONEncoder().encode(changed).write(to: url, options: .atomic)
            try? FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: url.path)
        }
        todos = changed
    }
}
