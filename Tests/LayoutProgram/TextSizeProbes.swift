import SwiftUI

/// Views that grow with the text that a person has chosen.
struct TextSizeProbes: View {
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric private var length = 34.0

    /// Points of running text.
    private var points: Double {
        switch textSize {
        case .xxxLarge: 23
        case .accessibility1: 28
        default: 17
        }
    }

    var body: some View {
        Group {
            // Lines stand 1.29 times as far apart as their letters are high.
            Probe("grows: a line of text") {
                Text("One").lies(0, 0, nil, points * 1.29)
            }
            Probe("grows: three lines of text", height: 120) {
                Text("One\nTwo\nThree").lies(0, 0, nil, points * 1.29 * 3)
            }
            Probe("grows: a symbol") {
                Image(systemName: "star").lies(0, 0, points * 1.2, points * 1.2)
            }
            // A scaled length grows as running text does.
            Probe("grows: a scaled length") {
                Color.red.frame(width: length, height: 20).lies(0, 0, points * 2, 20)
            }
            Probe("grows: what stands beside text", height: 60) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 10).lies(0, 0, 10, points * 1.29)
                    Text("One").lies(10, 0, nil, points * 1.29)
                }
                .fixedSize()
            }
        }
    }
}
