import SwiftUI

/// Text that wraps, hugs, shrinks and is cut.
///
/// The browser breaks the lines in the boxes that were laid out; a wrong box shows in the height.
struct SentenceProbes: View {
    var body: some View {
        Group {
            Probe("one line takes its width") {
                HStack(spacing: 0) {
                    Text("Hello").lies(0, nil, nil, 22)
                    Color.red.frame(height: 10)
                }
            }
            Probe("lines in a narrow box", height: 120) {
                Text("one two three four five six seven eight").frame(width: 120)
                    .lies(0, 0, 120, nil)
            }
            Probe("two lines at most", height: 90) {
                Text("one two three four five six seven eight nine ten eleven twelve thirteen")
                    .lineLimit(2).lies(0, 0, nil, 44)
            }
            Probe("room for lines that aren't there", height: 90) {
                Text("one").lineLimit(3, reservesSpace: true).lies(0, 0, nil, 67)
            }
            Probe("text beside a fixed picture", height: 90) {
                HStack(alignment: .top, spacing: 10) {
                    Color.red.frame(width: 50, height: 50).lies(0, 0, 50, 50)
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Title").font(.headline).lies(60, 0, nil, 22)
                        Text("Subtitle").font(.subheadline).lies(60, 22, nil, nil)
                    }
                }
            }
            Probe("a title and a value that keeps its width", height: 60) {
                HStack(spacing: 0) {
                    Text("A title that is too long for one line of this row, surely")
                        .lies(0, 0, nil, 44)
                    Spacer(minLength: 10)
                    Text("12:30").layoutPriority(1).lies(nil, nil, nil, 22)
                }
            }
            Probe("text in a capsule", height: 60) {
                HStack(spacing: 0) {
                    Text("New").padding(.horizontal, 8).padding(.vertical, 4)
                        .background(.red, in: .capsule).lies(0, 0, nil, 30)
                }
            }
            Probe("text at the trailing edge") {
                HStack(spacing: 0) {
                    Text("Left").lies(0, nil, nil, 22)
                    Spacer()
                    Color.red.frame(width: 30, height: 20).lies(270, nil, 30, 20)
                }
            }
        }
    }
}
