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

    @Test func progressLabels() {
        let found = laidOut(
            ProgressView(value: 0.4) {
                Text("L").mark("l")
            } currentValueLabel: {
                Text("V").mark("v")
            })
        #expect(found["l"] == Spot(0, 0, 8.5, 22.1))
        // The bar is 6 points thick, 6 points below the label.
        #expect(found["v"] == Spot(0, 40.1, 6, 15.6))
        #expect(abs(found.height - 55.7) < 0.01)
    }

    @Test func gaugeEnds() {
        let found = laidOut(
            Gauge(value: 0.4) {
                Text("L").mark("l")
            } currentValueLabel: {
                Text("v").mark("v")
            } minimumValueLabel: {
                Text("0").mark("n")
            } maximumValueLabel: {
                Text("10").mark("m")
            })
        #expect(found["l"] == Spot(0, 0, 8.5, 22.1))
        #expect(found["n"] == Spot(0, 28.1, 6.5, 16.9))
        #expect(found["m"] == Spot(287, 28.1, 13, 16.9))
        #expect(found["v"] == Spot(0, 51, 6.5, 16.9))
    }

    /// A dial has its size, whatever lies in it.
    @Test func dial() {
        func dial(_ value: some View, _ textSize: DynamicTypeSize = .large) -> LaidOut {
            laidOut(
                Gauge(value: 0.4) {
                    Text("Level").mark("l")
                } currentValueLabel: {
                    value.mark("v")
                }
                .gaugeStyle(.accessoryCircular).mark("g"), textSize: textSize)
        }
        let symbol = dial(Image(systemName: "bicycle"))
        #expect(symbol["g"] == Spot(118, 0, 64, 64))
        #expect(symbol["v"] == Spot(139.8, 21.8, 20.4, 20.4))
        #expect(symbol["l"] == Spot(136.25, 49.7, 27.5, 14.3))
        let long = dial(Text("0123456789"))
        #expect(long["g"].width == 64)
        #expect(long["v"].width <= 46)
        #expect(abs(long["v"].x + long["v"].width / 2 - 150) < 0.01)
        #expect(dial(Text("1"), .accessibility1)["g"].width == 128)
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
