import AppIntents
import SwiftUI

/// Shows the progress of a ticket search, its offers, and the bought tickets.
struct TicketResultView: View {
    let searchRequest: SearchRequestEntity

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .firstTextBaseline) {
                Text(searchRequest.landmark.nameText)
                    .font(.title.bold())
                    .lineLimit(2)
                    .minimumScaleFactor(0.75)
                    .accessibilityAddTraits(.isHeader)
                Spacer()
                Text(searchRequest.ticketCountText)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Divider()
            outcome
        }
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var outcome: some View {
        switch searchRequest.status {
        case .draft, .searching:
            TicketSearchProgressView(progress: searchRequest.progress)
        case .found:
            if let total = searchRequest.total, total > 0 {
                TicketOfferView(searchRequest: searchRequest, total: total)
                Button(intent: BuyTicketsIntent(searchRequest: searchRequest)) {
                    Text("Buy")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
                .controlSize(.large)
                .accessibilityLabel(
                    "Buy \(searchRequest.ticketCount) tickets for \(total, format: .wholeDollars)")
            } else {
                Label("Entry is free. No ticket needed.", systemImage: "checkmark.circle.fill")
                    .font(.headline)
            }
        case .bought:
            TicketOfferView(searchRequest: searchRequest, total: searchRequest.total ?? 0)
            Label("Bought. Have a good trip!", systemImage: "checkmark.circle.fill")
                .font(.headline)
                .foregroundStyle(.green)
                .frame(minHeight: 48)
        case .interrupted:
            Text("The search was interrupted before it found an offer.")
                .font(.callout)
                .foregroundStyle(.secondary)
            Button(intent: FindTicketsIntent(landmark: searchRequest.landmark)) {
                Label("Search Again", systemImage: "arrow.clockwise")
            }
            .buttonStyle(WideButtonStyle())
        }
    }
}

/// The kind of ticket, and the total.
struct TicketOfferView: View {
    let searchRequest: SearchRequestEntity
    let total: Int

    var body: some View {
        HStack(alignment: .center) {
            VStack(alignment: .leading, spacing: 2) {
                Text("General Admission")
                    .font(.headline)
                Text(
                    "\(searchRequest.ticketCount) × \(searchRequest.price ?? 0, format: .wholeDollars)"
                )
                .font(.subheadline)
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
            Spacer()
            Text(total, format: .wholeDollars)
                .font(.system(size: 44, weight: .bold))
                .monospacedDigit()
                .contentTransition(.numericText())
        }
    }
}

/// The progress of a running search.
struct TicketSearchProgressView: View {
    let progress: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Searching…")
                .font(.headline)
            ProgressView(value: progress)
                .accessibilityLabel("Progress")
            Text("Comparing \(TicketOffers.count) offers")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .padding(.vertical, 4)
    }
}
