import SwiftUI

/// A view in a box of 300 points across, whose parts lie at known places.
struct Probe<Content: View>: View {
    let name: String
    let height: CGFloat
    let content: Content

    init(_ name: String, height: CGFloat = 40, @ViewBuilder content: () -> Content) {
        self.name = name
        self.height = height
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 0) { content }
                .frame(width: 300, height: height, alignment: .topLeading)
        }
        .accessibilityIdentifier("probe " + name)
    }
}

extension View {
    /// States where the view lies in the box of its probe: left edge, top, width and height.
    ///
    /// A length of `nil` depends on the font. The stack around the view changes nothing about its
    /// place: it offers and takes what the view does.
    func lies(_ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) -> some View {
        let lengths = [x, y, width, height].map { $0.map { "\($0)" } ?? "-" }
        return VStack(spacing: 0) {
            VStack(spacing: 0) { self }
                .accessibilityIdentifier(lengths.joined(separator: " "))
        }
    }
}
