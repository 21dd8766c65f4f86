import AppIntents
import SwiftUI

/// Asks how many tickets to look for.
struct TicketRequestView: View {
    let searchRequest: SearchRequestEntity

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(spacing: 16) {
            Text("How many tickets?")
                .font(.title2.bold())
                .multilineTextAlignment(.center)
                .accessibilityAddTraits(.isHeader)

            HStack(spacing: textSize.isAccessibilitySize ? 12 : 36) {
                TicketCountButton(searchRequest: searchRequest, difference: -1)
                Text("\(searchRequest.ticketCount)")
                    .font(.system(size: 64, weight: .bold))
                    .monospacedDigit()
                    .contentTransition(.numericText())
                    .frame(minWidth: 84)
                    .accessibilityLabel(searchRequest.ticketCountText)
                TicketCountButton(searchRequest: searchRequest, difference: 1)
            }

            footnote
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
    }

    private var footnote: Text {
        let name = searchRequest.landmark.nameText
        return if let fee = searchRequest.landmark.entranceFee {
            Text("\(name) · \(fee, format: .wholeDollars) each at the gate")
        } else {
            Text("\(name) · entry is free")
        }
    }
}

/// The − or the + beside the number of tickets.
struct TicketCountButton: View {
    let searchRequest: SearchRequestEntity
    let difference: Int

    var body: some View {
        Button(intent: ChangeTicketCountIntent(searchRequest: searchRequest, by: difference)) {
            Image(systemName: difference < 0 ? "minus" : "plus")
        }
        .buttonStyle(RoundButtonStyle())
        .disabled(!TicketRequest.ticketCounts.contains(searchRequest.ticketCount + difference))
        .accessibilityLabel(difference < 0 ? "Fewer tickets" : "More tickets")
    }
}
