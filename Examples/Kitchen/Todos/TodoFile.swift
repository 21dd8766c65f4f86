import AppIntents
import Foundation
import Synchronization
import WidgetKit

/// The JSON file that keeps the to-do list from one run to the next.
///
/// An undo is synchronous, so a lock guards the list.
final class TodoFile: Sendable {
    static let shared = TodoFile()

    private struct Contents {
        var todos = TodoFile.firstList
        /// Absent until `open(path:)`: then nothing is written, as in a test.
        var url: URL?
    }

    private let contents = Mutex(Contents())

    var todos: [Todo] { contents.withLock { $0.todos } }

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
            try contents.withLock { contents in
                if FileManager.default.fileExists(atPath: url.path) {
                    // Reading a pipe would wait for a writer.
                    let facts = try FileManager.default.attributesOfItem(
                        atPath: url.resolvingSymlinksInPath().path)
                    guard facts[.type] as? FileAttributeType == .typeRegular else {
                        throw Unusable(path: path, reason: "it is no regular file")
                    }
                    contents.todos = try JSONDecoder().decode(
                        [Todo].self, from: Data(contentsOf: url))
                }
                contents.url = url
            }
        } catch is DecodingError {
            throw Unusable(path: path, reason: "it holds no such list")
        } catch let problem as Unusable {
            throw problem
        } catch {
            throw Unusable(path: path, reason: "it can’t be read and written by this account")
        }
    }

    func setDone(_ isDone: Bool, id: Todo.ID) throws {
        try change { todos in
            guard let index = todos.firstIndex(where: { $0.id == id }) else {
                throw TodoFailure.removed
            }
            todos[index].isDone = isDone
        }
    }

    func remove(ids: Set<Todo.ID>) throws {
        try change { $0.removeAll { ids.contains($0.id) } }
    }

    /// Removes the to-dos that are done.
    func removeDone() throws {
        try change { $0.removeAll(where: \.isDone) }
    }

    func add(title: String) throws {
        try change { todos in
            let id = (todos.map(\.id).max() ?? 0) + 1
            todos.append(Todo(id: id, title: title, isDone: false))
        }
    }

    /// Removes all to-dos, and returns them.
    func clear() throws -> [Todo] {
        try change { todos in
            defer { todos = [] }
            return todos
        }
    }

    /// Puts removed to-dos back in front of those that were added meanwhile.
    func putBack(_ removed: [Todo]) throws {
        try change { todos in
            todos = removed + todos.filter { todo in !removed.contains { $0.id == todo.id } }
        }
    }

    /// Writes first, so that memory never promises what the file refused.
    private func change<Success: Sendable>(
        _ change: (inout [Todo]) throws -> Success
    ) throws -> Success {
        let success = try contents.withLock { contents in
            var changed = contents.todos
            let success = try change(&changed)
            if let url = contents.url {
                try JSONEncoder().encode(changed).write(to: url, options: .atomic)
                try? FileManager.default.setAttributes(
                    [.posixPermissions: 0o600], ofItemAtPath: url.path)
            }
            contents.todos = changed
            return success
        }
        WidgetCenter.shared.reloadTimelines(ofKind: TodoWidget.kind)
        return success
    }
}
