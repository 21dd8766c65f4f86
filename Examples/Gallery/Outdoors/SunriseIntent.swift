import AppIntents
import SwiftUI

struct SunriseIntent: AppIntent {
    static let title: LocalizedStringResource = "Sunrise and Sunset"
    static let description = IntentDescription("The light of a day, from dawn to dusk.")

    func perform() async throws -> some ShowsSnippetView {
        .result(view: SunriseView(progress: 0.62))
    }
}

struct SunriseView: View {
    /// The part of the day's light that is over.
    let progress: Double

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Label("06:42", systemImage: "sunrise.fill")
                Spacer()
                Label("19:18", systemImage: "sunset.fill")
            }
            .font(.headline)
            HStack(spacing: 14) {
                Gauge(value: progress) {
                    Text("Daylight")
                } currentValueLabel: {
                    Image(systemName: "sun.max.fill").foregroundStyle(.orange)
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.orange)
                .accessibilityValue(
                    Text(progress, format: .percent.precision(.fractionLength(0))))
                VStack(alignment: .leading) {
                    Text("4 h 47 min").font(.title2.weight(.semibold))
                    Text("of light left").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
        }
    }
}
