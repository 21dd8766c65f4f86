import AppIntents
import SwiftUI

struct BatteriesIntent: AppIntent {
    static let title: LocalizedStringResource = "Batteries"
    static let description = IntentDescription("How full the batteries of four devices are.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: BatteriesView(
                devices: [
                    .init(name: "Phone", symbol: "iphone", level: 0.82),
                    .init(name: "Watch", symbol: "applewatch", level: 0.44),
                    .init(name: "Headphones", symbol: "headphones", level: 0.12),
                    .init(name: "Keyboard", symbol: "keyboard", level: 1),
                ]))
    }
}

struct BatteriesView: View {
    struct Device: Identifiable {
        var id: String { name }
        let name: String
        let symbol: String
        let level: Double
    }

    let devices: [Device]
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(spacing: 14) {
            ForEach(devices) { device in
                HStack(spacing: 12) {
                    Image(systemName: device.symbol).font(.title3).frame(width: 30)
                    Text(device.name).layoutPriority(1)
                    Spacer()
                    Text(device.level, format: .percent.precision(.fractionLength(0)))
                        .font(.body.monospacedDigit())
                        .foregroundStyle(.secondary)
                        .fixedSize()
                    if !textSize.isAccessibilitySize {
                        Gauge(value: device.level) { EmptyView() }
                            .gaugeStyle(.accessoryLinearCapacity)
                            .tint(device.level < 0.2 ? .red : .green)
                            .frame(minWidth: 30, maxWidth: 70)
                            .accessibilityHidden(true)
                    }
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

#Preview("Almost empty") {
    BatteriesView(devices: [.init(name: "Watch", symbol: "applewatch", level: 0.04)])
}
