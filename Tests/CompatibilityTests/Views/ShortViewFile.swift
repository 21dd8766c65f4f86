import SwiftUI
import Testing

// A file that leaves out every argument and closure that has a default in Apple's declarations, and writes it too.

private struct Chore: Identifiable {
    let id = 1
    var name = "Sweep"
    var parts: [Chore]?
}

private struct ShortControls<Title: StringProtocol>: View {
    let title: Title
    @State private var date = Date.now
    @State private var isOpen = false
    @State private var text = ""
    @State private var amount = 3.0

    var body: some View {
        Section {
            Button("Stop") {}
            Button("Stop", role: .cancel) {}
            Button(title, role: nil, action: {})
            Button("Stop", systemImage: "stop") {}
            Button("Stop", systemImage: "stop", role: .destructive) {}
            Button(action: {}) { Text(title) }
            Button(role: .destructive) {
                isOpen = true
            } label: {
                Text(title)
            }
            Menu("More") { Text(title) }
            Menu(title, content: { Text("Inside") }, primaryAction: {})
            Menu(content: { Text(title) }, label: { Text("More") }, primaryAction: {})
        }
        Section("Days", isExpanded: $isOpen) {
            DatePicker("Day", selection: $date)
            DatePicker("Day", selection: $date, in: .now..., displayedComponents: [.date])
            DatePicker("Day", selection: $date, in: ...(.now))
            DatePicker(title, selection: $date, in: .distantPast ... .distantFuture)
            DatePicker(selection: $date, in: Date.now..., label: { Text(title) })
            DisclosureGroup("More") { Text(title) }
            DisclosureGroup(title, isExpanded: $isOpen) { Text("Inside") }
            DisclosureGroup(content: { Text("Inside") }, label: { Text(title) })
        }
        Section(content: { ProgressView() }, header: { Text(title) })
        Section(content: { ProgressView(value: 0.5) }, footer: { Text(title) })
        Section(header: Text("Fields"), footer: Text(title)) {
            TextField("Name", text: $text)
            TextField("Name", text: $text, prompt: nil, axis: .vertical)
            TextField(title, text: $text, axis: .vertical)
            TextField("Name", text: $text, onCommit: {})
            TextField("Name", text: $text) { _ in isOpen = true }
            TextField("Amount", value: $amount, format: .number)
            TextField(title, value: $amount, formatter: NumberFormatter(), prompt: Text("3"))
            SecureField("Secret", text: $text)
            SecureField(title, text: $text, prompt: Text("Ada"))
        }
    }

    let titleless: GroupBox<EmptyView, Text> = GroupBox { Text("Inside") }
    let plain: Section<EmptyView, Text, EmptyView> = Section { Text("Inside") }
    let spinner: ProgressView<EmptyView, EmptyView> = .init(value: 0.5)
}

private struct ShortShapes: View {
    var body: some View {
        Group {
            Circle().fill()
            Circle().fill(style: FillStyle(eoFill: true))
            Circle().fill(.red).stroke(.blue)
            Circle().stroke()
            Circle().stroke(lineWidth: 3)
            Circle().stroke(.red, lineWidth: 2)
            Circle().strokeBorder(lineWidth: 3)
            Circle().strokeBorder(style: StrokeStyle())
            Path { $0.addRect(.zero) }.fill()
            Path { $0.addRect(.zero) }.stroke(.red)
        }
        Text("Sides")
            .background()
            .background(ignoresSafeAreaEdges: .top)
            .background(in: Circle())
            .background(.fill, in: .rect(cornerRadius: 3), fillStyle: FillStyle())
            .clipShape(.capsule)
            .glassEffect(in: Circle())
    }
}

private struct ShortLists: View {
    let title: String
    @State private var chores = [Chore()]
    @State private var chosen: Set<Int> = []
    @State private var isAsking = false

    var body: some View {
        NavigationStack {
            List(chores, children: \.parts) { Text($0.name) }
            List(chores, id: \.name, selection: .constant("Sweep")) { Text($0.name) }
            List($chores, selection: $chosen) { $chore in Text(chore.name) }
            NavigationLink("Inside") { Text("Inside") }
            NavigationLink("Inside", destination: Text("Inside"), isActive: $isAsking)
        }
        .searchable(text: .constant(title))
        .searchable(text: .constant(title), isPresented: $isAsking, prompt: title)
        .alert("Stop?", isPresented: $isAsking) { Text("Yes") }
        .alert(title, isPresented: $isAsking, actions: { Text("Yes") }, message: { Text("Now") })
        .confirmationDialog("Stop?", isPresented: $isAsking, actions: { Text("Yes") })
        .keyboardShortcut("s")
        .presentationDetents([.medium])
        .sensoryFeedback(.success, trigger: chosen)
        .sensoryFeedback(.success, trigger: chosen) { before, after in before != after }
        .draggable(title)
        .contextMenu { Text("Inside") }
        .contextMenu(menuItems: { Text("Inside") }, preview: { Text(title) })
        .accessibilityLabel(title)
        .accessibilityLabel("Chores", isEnabled: isAsking)
        .accessibilityShowsLargeContentViewer()
    }
}

@MainActor
@Suite struct ShortViewFile {
    @Test("A file that leaves out arguments with defaults compiles as it stands")
    func compiles() {
        _ = ShortControls(title: "Chores".dropLast())
        _ = ShortShapes()
        _ = ShortLists(title: "Chores")
    }
}
