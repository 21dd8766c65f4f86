import SwiftUI

/// A symbol on a disc.
struct RoundButtonStyle: ButtonStyle {
    @ScaledMetric(relativeTo: .title3) private var diameter = 44.0

    func makeBody(configuration: Configuration) -> some View {
        // Larger than this, two discs beside a number don't fit into a narrow card.
        let diameter = min(diameter, 76)
        configuration.label
            .font(.title3.weight(.semibold))
            .dynamicTypeSize(...DynamicTypeSize.accessibility2)
            .frame(width: diameter, height: diameter)
            .background(Color.primary.opacity(0.08), in: Circle())
    }
}

/// A row as wide as the card, for the one thing to do next.
struct WideButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.tint)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 48)
            .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 14))
    }
}
