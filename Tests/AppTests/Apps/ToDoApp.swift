import AppIntents
import Foundation

/// A list of tasks: entities by identifier and by words, an enumeration, optional and array parameters.
enum ToDoApp {
    struct Task: AppEntity {
        struct Query: EntityStringQuery {
            func entities(for identifiers: [Int]) async throws -> [Task] {
                Task.all.filter { identifiers.contains($0.id) }
            }
            func entities(matching string: String) async throws -> [Task] {
                Task.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
            }
            func suggestedEntities() async throws -> [Task] { Task.all }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
        static let defaultQuery = Query()
        static let all = [
            Task(id: 1, name: "Water the plants"), Task(id: 2, name: "Call Ada"),
            Task(id: 3, name: "Call the bank"),
        ]
        let id: Int
        let name: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }

    enum Priority: String, AppEnum {
        case low, high
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
        static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
            .low: "Low", .high: DisplayRepresentation(title: "High", subtitle: "Today"),
        ]
    }

    enum ToDoError: Error, CustomLocalizedStringResourceConvertible {
        case full
        var localizedStringResource: LocalizedStringResource { "The list is full." }
    }

    struct AddTask: AppIntent {
        static let title: LocalizedStringResource = "Add Task"
        @Parameter(title: "Name", requestValueDialog: "Which task?") var name: String
        @Parameter(title: "Priority", default: .low) var priority: Priority
        static var parameterSummary: some ParameterSummary {
            Summary("Add \(\.$name)") { \.$priority }
        }
        func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
            .result(value: name, dialog: "Added \(name), \(priority.rawValue).")
        }
    }

    struct CompleteTask: AppIntent {
        static let title: LocalizedStringResource = "Complete Task"
        @Parameter(title: "Task") var task: Task
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "“\(task.name)” is done.")
        }
    }

    struct CompleteTasks: AppIntent {
        static let title: LocalizedStringResource = "Complete Tasks"
        @Parameter(title: "Tasks") var tasks: [Task]
        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            .result(value: tasks.count)
        }
    }

    struct DeleteTask: DeleteIntent {
        static let title: LocalizedStringResource = "Delete Task"
        @Parameter(title: "Tasks") var entities: [Task]
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Deleted \(entities.count).")
        }
    }

    struct ChooseTask: AppIntent {
        static let title: LocalizedStringResource = "Choose Task"
        @Parameter(title: "Words") var words: String
        @Parameter(title: "Task") var task: Task?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let found = try await Task.Query().entities(matching: words)
            let one = try await $task.requestDisambiguation(among: found, dialog: "Which one?")
            return .result(dialog: "Chose \(one.name).")
        }
    }

    struct CountTasks: AppIntent {
        static let title: LocalizedStringResource = "Count Tasks"
        static let description = IntentDescription(
            "Counts what is left.", categoryName: "Lists", searchKeywords: ["left", "open"])
        func perform() async throws -> some ReturnsValue<Int> { .result(value: Task.all.count) }
    }

    struct FirstTask: AppIntent {
        static let title: LocalizedStringResource = "First Task"
        func perform() async throws -> some ReturnsValue<Task?> { .result(value: Task.all.first) }
    }

    struct ImportTasks: AppIntent {
        static let title: LocalizedStringResource = "Import Tasks"
        @Parameter(title: "Count", inclusiveRange: (1, 50)) var count: Int
        func perform() async throws -> some IntentResult {
            guard count < 10 else { throw ToDoError.full }
            return .result()
        }
    }

    struct ClearList: AppIntent {
        static let title: LocalizedStringResource = "Clear List"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(actionName: .do, dialog: "Clear the whole list?")
            return .result(dialog: "Cleared.")
        }
    }

    struct RenameTask: AppIntent {
        static let title: LocalizedStringResource = "Rename Task"
        @Parameter(title: "Task") var task: Task
        @Parameter(title: "New Name") var newName: String?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard let newName else { throw $newName.needsValueError("What is its new name?") }
            return .result(dialog: "\(task.name) is now \(newName).")
        }
    }
}
