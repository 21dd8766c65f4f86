import SwiftUI

/// Layouts of an author's, and those of SwiftUI by their names.
struct AuthoredProbes: View {
    var body: some View {
        Group {
            // A view may tell its layout a value.
            Probe("shares by weights") {
                Shares {
                    Color.red.lies(0, 0, 100, 40)
                    Color.blue.lies(100, 0, 200, 40).layoutValue(key: Weight.self, value: 2)
                }
            }
            // A view that its layout doesn't place is in the middle.
            Probe("a view that isn't placed") {
                Idle { Color.red.frame(width: 20, height: 20).lies(40, 10, 20, 20) }
                    .lies(0, 0, 100, 40)
            }
            // A point of the view lies on a point of the layout.
            Probe("a view by its corner") {
                Corner { Color.red.frame(width: 30, height: 10).lies(270, 30, 30, 10) }
            }
            Probe("a column by another name") {
                AnyLayout(VStackLayout(alignment: .trailing, spacing: 4)) {
                    Color.red.frame(width: 40, height: 10).lies(0, 0, 40, 10)
                    Color.blue.frame(width: 20, height: 10).lies(20, 14, 20, 10)
                }
            }
            Probe("a pile by another name") {
                AnyLayout(ZStackLayout(alignment: .bottomTrailing)) {
                    Color.red.frame(width: 40, height: 20).lies(0, 0, 40, 20)
                    Color.blue.frame(width: 10, height: 10).lies(30, 10, 10, 10)
                }
            }
            Probe("a layout in a padded frame", height: 60) {
                Corner { Color.red.frame(width: 30, height: 10).lies(80, 40, 30, 10) }
                    .frame(width: 100, height: 40).padding(10).lies(0, 0, 120, 60)
            }
        }
        Group {
            // Edges are leading and trailing: everything is mirrored where lines begin at the right.
            Probe("padding at the leading edge") {
                Color.red.padding(.leading, 20).lies(0, 0, 300, 40)
                    .overlay { Color.blue.lies(20, 0, 280, 40).padding(.leading, 20) }
            }
            Probe("a row that begins at the leading edge") {
                HStack(spacing: 5) {
                    Color.red.frame(width: 10).lies(0, 0, 10, 40)
                    Color.blue.frame(width: 20).lies(15, 0, 20, 40)
                    Spacer()
                    Color.green.frame(width: 30).lies(270, 0, 30, 40)
                }
            }
            Probe("a frame's leading edge") {
                Color.red.frame(width: 30, height: 40).lies(0, 0, 30, 40)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// Shares out its width by weights.
private struct Shares: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let all = subviews.reduce(0) { $0 + $1[Weight.self] }
        var x = bounds.minX
        for subview in subviews {
            let width = bounds.width * subview[Weight.self] / all
            subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// Has a size, and places nothing.
private struct Idle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 40)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}

/// Places every view in the corner where reading ends.
private struct Corner: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
                proposal: .unspecified)
        }
    }
}
