import SwiftUI

/// Views that ask how much room there is, and where others stand.
struct RoomProbes: View {
    var body: some View {
        Group {
            // A reader takes what it is offered, as a color does.
            Probe("a reader takes what a column leaves", height: 60) {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 20).lies(0, 0, 300, 20)
                    GeometryReader { room in
                        Color.red.frame(width: room.size.width / 2).lies(0, 20, 150, 40)
                    }
                }
            }
            Probe("a reader shares with a color") {
                HStack(spacing: 0) {
                    Color.blue.lies(0, 0, 150, 40)
                    GeometryReader { _ in Color.red.lies(150, 0, 150, 40) }
                }
            }
            Probe("a reader in a reader") {
                GeometryReader { outer in
                    GeometryReader { inner in
                        Color.red.frame(width: inner.size.width / 4, height: 10).lies(0, 0, 50, 10)
                    }
                    .frame(width: outer.size.width * 2 / 3)
                }
            }
            // An anchor is where its view stands, against the reader that asks.
            Probe("a frame around a view by its anchor") {
                HStack(spacing: 0) {
                    Spacer()
                    Color.blue.frame(width: 100, height: 20)
                        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                    Spacer()
                }
                .frame(height: 40)
                .overlayPreferenceValue(Bounds.self) { anchor in
                    GeometryReader { room in
                        if let anchor {
                            Color.red
                                .frame(width: room[anchor].width, height: room[anchor].height)
                                .lies(100, 10, 100, 20)
                                .position(x: room[anchor].midX, y: room[anchor].midY)
                        }
                    }
                }
            }
            // The values that several views tell are one, by their key.
            Probe("a background as wide as the views say") {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 200, height: 10).preference(key: Widest.self, value: 40)
                    Color.green.frame(width: 200, height: 10)
                        .preference(key: Widest.self, value: 90)
                }
                .backgroundPreferenceValue(Widest.self) { width in
                    Color.red.frame(width: width, height: 20).lies(55, 0, 90, 20)
                }
            }
            // Commands draw in the size that the canvas has taken.
            Probe("a view in the middle of a canvas") {
                Canvas { context, size in
                    guard let dot = context.resolveSymbol(id: 0) else { return }
                    context.draw(dot, at: CGPoint(x: size.width / 2, y: size.height / 2))
                } symbols: {
                    Color.red.frame(width: 20, height: 10).lies(140, 15, 20, 10).tag(0)
                }
                .lies(0, 0, 300, 40)
            }
        }
        Group {
            // The closure's length is the box's, and the view lies in it by the alignment.
            Probe("a width made from the container's") {
                Color.red.containerRelativeFrame(.horizontal) { _, _ in 120 }.frame(height: 20)
                    .lies(0, 0, 120, 20)
            }
            Probe("a view at the edge of such a width") {
                Color.red.frame(width: 30, height: 10).lies(70, 0, 30, 10)
                    .containerRelativeFrame(.horizontal, alignment: .trailing) { _, _ in 100 }
            }
            // An inset takes its own size, and the view gets the rest.
            Probe("an inset below") {
                Color.red.lies(0, 0, 300, 30)
                    .safeAreaInset(edge: .bottom, spacing: 0) {
                        Color.blue.frame(height: 10).lies(0, 30, 300, 10)
                    }
            }
            Probe("an inset beside") {
                Color.red.lies(60, 0, 240, 40)
                    .safeAreaInset(edge: .leading, spacing: 10) {
                        Color.blue.frame(width: 50).lies(0, 0, 50, 40)
                    }
            }
            // The first whose ideal size fits along the axes that count.
            Probe("the first that is low enough") {
                ViewThatFits(in: .vertical) {
                    Color.red.frame(width: 20, height: 60)
                    Color.blue.frame(width: 30, height: 30).lies(0, 0, 30, 30)
                }
            }
            Probe("the first that fits along both axes") {
                ViewThatFits {
                    Color.red.frame(width: 400, height: 20)
                    Color.blue.frame(width: 20, height: 60)
                    Color.green.frame(width: 30, height: 30).lies(0, 0, 30, 30)
                }
            }
            Probe("the text that needs no second line") {
                ViewThatFits(in: .horizontal) {
                    Text("A text that is much too long for a box of three hundred points")
                    Text("Short").lies(0, 0, nil, 22)
                }
            }
        }
    }
}

private struct Bounds: PreferenceKey {
    typealias Value = Anchor<CGRect>?

    static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}
