import AppIntents
import SwiftUI

/// A list of to-dos, each with a toggle.
struct TodoListView: View {
    let todos: [Todo]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Text("To Do")
                    .font(.title2.bold())
                    .accessibilityAddTraits(.isHeader)
                Spacer()
                remaining
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .contentTransition(.numericText())
            }
            ForEach(todos) { todo in
                Toggle(isOn: todo.isDone, intent: SetTodoDoneIntent(todo: todo)) {
                    Text(todo.titleText)
                        .strikethrough(todo.isDone)
                        .foregroundStyle(todo.isDone ? Color.secondary : Color.primary)
                }
            }
            if todos.isEmpty {
                Text("Nothing to do.")
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var remaining: Text {
        let count = todos.count { !$0.isDone }
        return count == 0 ? Text("All done") : Text("\(count) left")
    }
}
