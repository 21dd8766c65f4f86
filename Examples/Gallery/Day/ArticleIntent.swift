import AppIntents
import SwiftUI

struct ArticleIntent: AppIntent {
    static let title: LocalizedStringResource = "Article"
    static let description = IntentDescription("A text with emphasis, in several paragraphs.")

    func perform() async throws -> some ShowsSnippetView {
        .result(view: ArticleView())
    }
}

struct ArticleView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Science").font(.caption.weight(.semibold)).foregroundStyle(.tint)
            Text("A lake that appears once in a century is back").font(.title3.weight(.bold))
            Text(
                """
                After the **wettest winter** since records began, water stands again where maps show a plain. \
                Biologists found _fairy shrimps_ whose eggs had waited for decades. \
                [The full report](https://example.org/lake) has maps.
                """
            )
            .font(.body)
            .lineSpacing(2)
            WrappingRows(spacing: 6) {
                note("4 min", systemImage: "clock")
                note("Yesterday", systemImage: "calendar")
                note("Lakes", systemImage: "drop")
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
    }

    private func note(_ text: String, systemImage: String) -> some View {
        Label(text, systemImage: systemImage)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(.gray.opacity(0.15), in: Capsule())
    }
}

/// Puts views side by side, and begins a row wherever the next one has no room.
private struct WrappingRows: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(of: subviews, in: proposal.width).size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let arrangement = arrangement(of: subviews, in: bounds.width)
        for (subview, corner) in zip(subviews, arrangement.corners) {
            subview.place(
                at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y),
                proposal: ProposedViewSize(width: bounds.width, height: nil))
        }
    }

    private func arrangement(
        of subviews: Subviews, in room: CGFloat?
    ) -> (corners: [CGPoint], size: CGSize) {
        let room = room ?? .infinity
        var corners: [CGPoint] = []
        var corner = CGPoint.zero
        var rowHeight: CGFloat = 0
        var width: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
            if corner.x > 0, corner.x + size.width > room {
                corner = CGPoint(x: 0, y: corner.y + rowHeight + spacing)
                rowHeight = 0
            }
            corners.append(corner)
            width = max(width, corner.x + size.width)
            rowHeight = max(rowHeight, size.height)
            corner.x += size.width + spacing
        }
        return (corners, CGSize(width: width, height: corner.y + rowHeight))
    }
}

#Preview("An article") {
    ArticleView()
}
