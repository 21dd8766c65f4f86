import SwiftUI

/// Guides that an author declares, and the lines that text and symbols stand on.
struct OwnGuideProbes: View {
    var body: some View {
        Group {
            // Children lie so that their guides are on one line; a guide's default is asked of each.
            Probe("a guide at a third of the height", height: 60) {
                HStack(alignment: .third, spacing: 0) {
                    Color.red.frame(width: 20, height: 30).lies(0, 10, 20, 30)
                    Color.blue.frame(width: 20, height: 60).lies(20, 0, 20, 60)
                }
            }
            Probe("a guide at a quarter of the width") {
                VStack(alignment: .quarter, spacing: 0) {
                    Color.red.frame(width: 40, height: 10).lies(10, 0, 40, 10)
                    Color.blue.frame(width: 80, height: 10).lies(0, 10, 80, 10)
                }
            }
            // A guide that a view inside a stack sets is the stack's as well.
            Probe("a guide from inside a column", height: 60) {
                HStack(alignment: .third, spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 20, height: 10).lies(0, 0, 20, 10)
                        Color.blue.frame(width: 20, height: 10).lies(0, 10, 20, 10)
                            .alignmentGuide(.third) { $0[.top] }
                    }
                    Color.green.frame(width: 20, height: 10).lies(20, 10, 20, 10)
                        .alignmentGuide(.third) { $0[.top] }
                }
            }
            // The guide of what is inside a stack is one of the stack, too, and so of the frame around it.
            Probe("a trailing edge on a leading one") {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 40, height: 10).lies(-40, 0, 40, 10)
                        .alignmentGuide(.leading) { $0[.trailing] }
                    Color.blue.frame(width: 30, height: 10).lies(0, 10, 30, 10)
                }
            }
            Probe("a pile by a guide", height: 60) {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 40, height: 40).lies(0, 0, 40, 40)
                    Color.blue.frame(width: 10, height: 10).lies(0, -5, 10, 10)
                        .alignmentGuide(.top) { $0[.top] + 5 }
                }
            }
            // Letters of two sizes stand on one baseline; 41 and 22 points are the heights of their lines.
            Probe("two sizes of text on one line", height: 60) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("A").font(.largeTitle).lies(0, 0, nil, 41)
                    Text("b").lies(nil, 15.7, nil, 22)
                }
            }
            Probe("text beside the last line", height: 60) {
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    Text("one\ntwo").lies(0, 0, nil, 44)
                    Text("b").lies(nil, 22, nil, 22)
                }
            }
            // A symbol is 1.2 times as high as letters are, and in the middle of the capitals of its size.
            Probe("a symbol beside text") {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Image(systemName: "star").lies(0, 0.9, 20.4, 20.4)
                    Text("Hello").lies(20.4, 0, nil, 22)
                }
            }
            Probe("a large symbol on a line of text") {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Image(systemName: "star").font(.title).lies(0, 0, 33.6, 33.6)
                    Text("Hello").lies(33.6, 9.7, nil, 22)
                }
            }
        }
    }
}

/// A guide at a third of a view's height.
private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// A guide at a quarter of a view's width.
private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension VerticalAlignment {
    fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
    fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}
