import AppIntents
import SwiftUI

struct WeatherIntent: AppIntent {
    static let title: LocalizedStringResource = "Weather"
    static let description = IntentDescription("The weather of the next hours, on a sky.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: WeatherView(
                hours: [
                    .init(hour: "Now", symbol: "cloud.sun.fill", degrees: 19),
                    .init(hour: "15", symbol: "sun.max.fill", degrees: 21),
                    .init(hour: "16", symbol: "sun.max.fill", degrees: 22),
                    .init(hour: "17", symbol: "cloud.fill", degrees: 20),
                    .init(hour: "18", symbol: "cloud.rain.fill", degrees: 16),
                ]))
    }
}

struct WeatherView: View {
    struct Hour: Identifiable {
        var id: String { hour }
        let hour: String
        let symbol: String
        let degrees: Int
    }

    let hours: [Hour]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Lisbon").font(.title3.weight(.semibold))
                    Text("Partly cloudy").font(.subheadline).opacity(0.85)
                    Text("H:22°  L:14°").font(.subheadline).opacity(0.85)
                }
                Spacer()
                Text("19°").font(.system(size: 52, weight: .light))
            }
            HStack(spacing: 0) {
                ForEach(hours) { hour in
                    VStack(spacing: 6) {
                        Text(hour.hour).font(.caption.weight(.medium)).opacity(0.85)
                        Image(systemName: hour.symbol)
                            .font(.title3)
                            .foregroundStyle(hour.symbol.hasPrefix("sun") ? Color.yellow : .white)
                        Text("\(hour.degrees)°").font(.callout.weight(.semibold))
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .foregroundStyle(.white)
        .padding()
        .background(
            LinearGradient(
                colors: [
                    Color(red: 0.08, green: 0.35, blue: 0.68),
                    Color(red: 0.16, green: 0.47, blue: 0.72),
                ], startPoint: .top, endPoint: .bottom)
        )
        .accessibilityElement(children: .combine)
    }
}

struct WeatherView_Previews: PreviewProvider {
    static var previews: some View {
        WeatherView(hours: [.init(hour: "Now", symbol: "sun.max.fill", degrees: 31)])
            .previewDisplayName("One hour")
        WeatherView(
            hours: (9..<14).map { .init(hour: "\($0)", symbol: "cloud.fill", degrees: $0) }
        )
        .previewDisplayName("Five hours, one symbol")
    }
}
