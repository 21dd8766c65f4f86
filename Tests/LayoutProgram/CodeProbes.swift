import SwiftUI

/// Views whose author's code decides while they are laid out.
struct CodeProbes: View {
    var body: some View {
        Group {
            Probe("a reader takes all and knows it", height: 60) {
                GeometryReader { room in
                    Color.red.frame(width: room.size.width / 3, height: room.size.height / 2)
                        .lies(0, 0, 100, 30)
                }
            }
            Probe("a reader in a share", height: 60) {
                HStack(spacing: 0) {
                    Color.blue.frame(width: 100).lies(0, 0, 100, 60)
                    GeometryReader { room in
                        Color.red.frame(width: room.size.width / 2).lies(100, 0, 100, 60)
                    }
                }
            }
            Probe("views in a reader begin at its corner", height: 60) {
                GeometryReader { _ in
                    Color.red.frame(width: 20, height: 20).lies(0, 0, 20, 20)
                    Color.blue.frame(width: 40, height: 30).lies(0, 0, 40, 30)
                }
            }
            Probe("a bar as long as a share of its track") {
                Capsule().fill(.gray).frame(height: 8).lies(0, 0, 300, 8)
                    .overlay(alignment: .leading) {
                        GeometryReader { room in
                            Capsule().frame(width: room.size.width * 0.4).lies(0, 0, 120, 8)
                        }
                    }
            }
            Probe("the first that fits") {
                ViewThatFits(in: .horizontal) {
                    Color.red.frame(width: 400, height: 20)
                    Color.blue.frame(width: 200, height: 20).lies(0, 0, 200, 20)
                    Color.green.frame(width: 100, height: 20)
                }
            }
            Probe("the last, if none fits") {
                ViewThatFits(in: .horizontal) {
                    Color.red.frame(width: 400, height: 20)
                    Color.green.frame(width: 320, height: 20).lies(-10, 0, 320, 20)
                }
                .frame(width: 300)
            }
            Probe("views along a stair", height: 80) {
                Stair(step: 12) {
                    Color.red.frame(width: 30, height: 20).lies(0, 0, 30, 20)
                    Color.blue.frame(width: 30, height: 20).lies(30, 12, 30, 20)
                    Color.green.frame(width: 30, height: 20).lies(60, 24, 30, 20)
                }
                .lies(0, 0, 90, 44)
            }
            Probe("a stair beside a color", height: 80) {
                HStack(alignment: .top, spacing: 0) {
                    Color.yellow.lies(0, 0, 210, 80)
                    Stair(step: 10) {
                        Color.red.frame(width: 40, height: 20).lies(210, 0, 40, 20)
                        Color.blue.frame(width: 50, height: 20).lies(250, 10, 50, 20)
                    }
                }
            }
            Probe("a row by another name") {
                AnyLayout(HStackLayout(spacing: 20)) {
                    Color.red.lies(0, 0, 140, 40)
                    Color.blue.lies(160, 0, 140, 40)
                }
            }
        }
    }
}

/// Places each view one step lower than the one before.
private struct Stair: Layout {
    let step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let bottoms = sizes.indices.map { CGFloat($0) * step + sizes[$0].height }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width }, height: bottoms.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            corner.x += subview.sizeThatFits(.unspecified).width
            corner.y += step
        }
    }
}
