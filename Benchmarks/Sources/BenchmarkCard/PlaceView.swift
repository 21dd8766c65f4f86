import AppIntents
import SwiftUI

/// The measured card: a title, a text, six rows, a counter and a button, 60 nodes in all.
package struct PlaceView: View {
    private let place: PlaceEntity

    nonisolated package init(place: PlaceEntity) {
        self.place = place
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Image(systemName: "mountain.2.fill")
                    .font(.title)
                    .foregroundStyle(.tint)
                VStack(alignment: .leading) {
                    Text("Mount Fuji")
                        .font(.title2.bold())
                    Text("Honshu, Japan")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            Text("The highest mountain of Japan, seen from far away on a clear winter morning.")
                .font(.callout)
            Divider()
            ForEach(Fact.all) { fact in
                FactRow(fact: fact)
            }
            Divider()
            HStack {
                Text("count \(place.visits)")
                    .font(.headline)
                    .monospacedDigit()
                Spacer()
                Button(intent: VisitPlaceIntent(place: place)) {
                    Label("Add", systemImage: "plus")
                }
                .buttonStyle(.borderedProminent)
            }
            Divider()
            Text("Each tap is one visit more.")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .padding()
    }
}

/// A row of the card: what, a remark, and how much.
private struct FactRow: View {
    let fact: Fact

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: fact.symbol)
                .foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 2) {
                Text(fact.name)
                    .font(.headline)
                Text(fact.remark)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(fact.value)
                .monospacedDigit()
        }
    }
}
