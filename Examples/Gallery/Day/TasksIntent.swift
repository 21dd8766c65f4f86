import AppIntents
import SwiftUI

struct TasksIntent: AppIntent {
    static let title: LocalizedStringResource = "Tasks"
    static let description = IntentDescription("A list of tasks, each with its own check mark.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: TasksSnippetIntent())
    }
}

struct TasksSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Tasks"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: TasksView(tasks: await TaskList.shared.tasks))
    }
}

struct CompleteTaskIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Complete Task"
    static let isDiscoverable = false

    @Parameter(title: "Task") var task: String
    @Parameter(title: "Done") var value: Bool

    init() {}
    init(task: String) { self.task = task }

    func perform() async throws -> some IntentResult {
        await TaskList.shared.set(task, done: value)
        return .result()
    }
}

actor TaskList {
    struct Item: Identifiable {
        let id: String
        var isDone: Bool
    }

    static let shared = TaskList()

    private(set) var tasks = [
        Item(id: "Water the plants", isDone: true),
        Item(id: "Send the invoice to the printer's shop on Long Street", isDone: false),
        Item(id: "Book a table", isDone: false),
    ]

    func set(_ id: String, done: Bool) {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
        tasks[index].isDone = done
    }
}

struct TasksView: View {
    let tasks: [TaskList.Item]

    /// The part of the tasks that is done.
    private var share: Double {
        tasks.isEmpty ? 0 : Double(tasks.count(where: \.isDone)) / Double(tasks.count)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            GeometryReader { room in
                Capsule().fill(.gray.opacity(0.2))
                Capsule().fill(.tint).frame(width: room.size.width * CGFloat(share))
            }
            .frame(height: 6)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(tasks.count(where: \.isDone)) of \(tasks.count) done")
            ForEach(tasks) { task in
                Toggle(isOn: task.isDone, intent: CompleteTaskIntent(task: task.id)) {
                    Text(task.id)
                }
                .toggleStyle(CheckMarkStyle())
            }
        }
    }
}

struct CheckMarkStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .font(.title3)
                .foregroundStyle(configuration.isOn ? Color.accentColor : Color.secondary)
            configuration.label
                .strikethrough(configuration.isOn)
                .foregroundStyle(configuration.isOn ? Color.secondary : Color.primary)
            Spacer(minLength: 0)
        }
    }
}

#Preview("All done") {
    TasksView(tasks: ["Water the plants", "Book a table"].map { .init(id: $0, isDone: true) })
}

#Preview("Nothing done") {
    TasksView(tasks: [.init(id: "Call the library", isDone: false)])
}
