import SwiftUI

/// Views that follow the size of a text, and lie to one another in known ways.
struct HuggingProbes: View {
    var body: some View {
        Group {
            // A fixed height is the ideal one, which is the text's; what is flexible takes all of it.
            Probe("a bar as high as its text", height: 100) {
                HStack {
                    Rectangle().fill(.red).frame(width: 4).isCalled("bar")
                    Text("two\nlines").isCalled("text")
                }
                .fixedSize(horizontal: false, vertical: true)
            }
            // A text is as wide as its longest line, however wide the room.
            Probe("wrapped text hugs its longest line", height: 60) {
                HStack(spacing: 0) {
                    Text("A rather long text that needs two lines here").isCalled("text")
                    Color.blue.frame(width: 40, height: 20).isCalled("square")
                }
            }
            // Children of a higher priority get what they want before the others get any more than their least.
            Probe("text with priority stays whole") {
                HStack(spacing: 0) {
                    Text("A rather long text that would need two lines").lineLimit(1)
                        .isCalled("cut")
                    Text("Another long text kept whole").lineLimit(1).isCalled("whole")
                        .layoutPriority(1)
                }
            }
            // A frame has its content in the middle, also if that is larger.
            Probe("fixed text overflows its frame on both sides", height: 60) {
                Text("A long line of text").fixedSize().isCalled("text")
                    .frame(width: 40, height: 30).padding(.leading, 80)
            }
            // A style's body is laid out like any view; the symbol is 1.2 times 17 points wide.
            Probe("a toggle's own look", height: 60) {
                VStack(alignment: .leading, spacing: 0) {
                    Toggle(isOn: false, intent: PressIntent()) {
                        HStack {
                            Text("Hi").lies(28.4, nil, nil, 22)
                            Spacer()
                        }
                    }
                    .toggleStyle(RoundStyle())
                }
            }
            // A circle is as wide as the shorter side of its room, in the middle of a frame.
            Probe("a disc in the middle of an oblong frame", height: 60) {
                Circle().fill(.red).lies(25, 0, 50, 50)
                    .frame(width: 100, height: 50).lies(0, 0, 100, 50)
            }
            // A text that has shrunk takes no more room than it is drawn in.
            Probe("text beside text that shrinks") {
                HStack(spacing: 0) {
                    Text("A line that is a little too long for it").lineLimit(1)
                        .minimumScaleFactor(0.5).isCalled("small")
                    Color.blue.frame(width: 80, height: 20).isCalled("square")
                }
            }
        }
    }
}

private struct RoundStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
            configuration.label
        }
    }
}

extension View {
    /// Names the view, so that a test sees how it lies to another one of its probe.
    fileprivate func isCalled(_ name: String) -> some View {
        VStack(spacing: 0) {
            VStack(spacing: 0) { self }.accessibilityIdentifier("called " + name)
        }
    }
}
