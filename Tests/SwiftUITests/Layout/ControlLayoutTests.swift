import SwiftUI
import Testing

/// Controls and labels, in a box of 300 points.
@MainActor
@Suite struct ControlLayoutTests {
    @Test func buttonFill() {
        let found = probe(60) {
            VStack(spacing: 0) {
                Button(action: nil) { Text("Go").frame(maxWidth: .infinity) }.buttonStyle(.bordered)
                    .mark("a")
            }
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].y - 0) < 0.01)
        #expect(abs(found["a"].width - 300) < 0.01)
    }

    /// Two buttons of one width.
    @Test func twoButtons() {
        let found = probe(60) {
            HStack(spacing: 8) {
                Button(action: nil) { Text("OK").frame(maxWidth: .infinity) }.buttonStyle(.bordered)
                    .mark("a")
                Button(action: nil) { Text("Add to list").frame(maxWidth: .infinity) }.buttonStyle(
                    .bordered
                ).mark("b")
            }
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].width - 146) < 0.01)
        #expect(abs(found["b"].x - 154) < 0.01)
        #expect(abs(found["b"].width - 146) < 0.01)
    }

    /// Custom toggle style with a spacer starts at the left.
    @Test func toggleStyle() {
        let found = probe(60) {
            VStack(alignment: .leading, spacing: 0) {
                Toggle(isOn: false, action: nil) {
                    HStack {
                        Text("Hi").mark("t")
                        Spacer()
                    }
                }.toggleStyle(ChecklistToggleStyle())
            }
        }
        #expect(found["t"].x <= 40)
    }

    /// A fixed frame never shrinks.
    @Test func labelFixedIcon() {
        let found = probe(90) {
            Label {
                Text("A long title that needs two lines in here really")
            } icon: {
                Color.red.frame(width: 28, height: 28).mark("a")
            }
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].width - 28) < 0.01)
        #expect(abs(found["a"].height - 28) < 0.01)
    }
}

/// A circle beside a label, as a to-do list has it.
private struct ChecklistToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 10) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            configuration.label
        }
    }
}
