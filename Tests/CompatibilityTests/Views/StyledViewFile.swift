import SwiftUI
import Testing

// A file as an app would share it with its widgets and snippets: only Apple's names.

private struct FramedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration)
            .padding(4)
            .border(.red)
    }
}

private struct TitledControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption)
            HStack { configuration.content }
        }
    }
}

private struct SpokenDatePickerStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            if configuration.displayedComponents.contains(.date) {
                Text(configuration.selection, style: .date)
            }
            if let minimum = configuration.minimumDate { Text(minimum, style: .time) }
            if let maximum = configuration.maximumDate { Text(maximum, style: .time) }
            DatePicker(selection: configuration.$selection) { configuration.label }
        }
    }
}

private struct SheetFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        Form(configuration).padding()
    }
}

private struct SignedDisclosureGroupStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Text(configuration.isExpanded ? "hide" : "show")
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct SettingsView: View {
    @State private var day = Date.now
    @State private var isOpen = true

    var body: some View {
        Form {
            Section("When") {
                DatePicker("Day", selection: $day, in: ...Date.distantFuture)
                    .datePickerStyle(SpokenDatePickerStyle())
                DatePicker("Day", selection: $day, displayedComponents: [.date])
                    .datePickerStyle(.graphical)
                DatePicker("Day", selection: $day).datePickerStyle(.wheel)
                DatePicker("Day", selection: $day).datePickerStyle(.compact)
            }
            ControlGroup {
                Button("Cut", systemImage: "scissors") {}
                Button("Copy", systemImage: "doc.on.doc") {}
            } label: {
                Label("Edit", systemImage: "pencil")
            }
            .controlGroupStyle(TitledControlGroupStyle())
            ControlGroup("Edit", systemImage: "pencil") { Button("Paste") {} }
                .controlGroupStyle(.palette)
            ControlGroup { Button("Back") {} }.controlGroupStyle(.navigation)
            ControlGroup { Button("Back") {} }.controlGroupStyle(.compactMenu)
            DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
                .disclosureGroupStyle(SignedDisclosureGroupStyle())
            Menu("Actions") {
                Button("One") {}
            } primaryAction: {
                isOpen.toggle()
            }
            .menuStyle(FramedMenuStyle())
            Menu("Actions", systemImage: "ellipsis") { Button("One") {} }.menuStyle(.button)
        }
        .formStyle(SheetFormStyle())
        Form { LabeledContent("Name", value: "Ada") }.formStyle(.columns)
        Form { LabeledContent("Name", value: "Ada") }.formStyle(.grouped)
    }
}

@MainActor
@Suite struct StyledViewFile {
    @Test("A file with styles of menus, pickers, groups and forms compiles as it stands")
    func compiles() {
        _ = SettingsView()
    }
}
