import SwiftUI

/// Alignment, by edges, by lines of text and by guides.
struct GuideProbes: View {
    var body: some View {
        Group {
            Probe("tops") {
                HStack(alignment: .top, spacing: 0) {
                    Color.red.frame(width: 20, height: 40).lies(0, 0, 20, 40)
                    Color.blue.frame(width: 20, height: 10).lies(20, 0, 20, 10)
                }
            }
            Probe("bottoms") {
                HStack(alignment: .bottom, spacing: 0) {
                    Color.red.frame(width: 20, height: 40).lies(0, 0, 20, 40)
                    Color.blue.frame(width: 20, height: 10).lies(20, 30, 20, 10)
                }
            }
            Probe("what has no text stands on its edge") {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Color.red.frame(width: 20, height: 30).lies(0, 0, 20, 30)
                    Color.blue.frame(width: 20, height: 10).lies(20, 20, 20, 10)
                }
            }
            Probe("a guide of one's own", height: 60) {
                HStack(alignment: .top, spacing: 0) {
                    Color.red.frame(width: 20, height: 20).lies(0, 10, 20, 20)
                        .alignmentGuide(.top) { $0[.top] - 10 }
                    Color.blue.frame(width: 20, height: 40).lies(20, 0, 20, 40)
                }
                .lies(0, 0, 40, 40)
            }
            Probe("a corner of a pile", height: 60) {
                ZStack(alignment: .bottomTrailing) {
                    Color.red.frame(width: 100, height: 50).lies(0, 0, 100, 50)
                    Color.blue.frame(width: 20, height: 20).lies(80, 30, 20, 20)
                }
            }
            Probe("a corner of a frame", height: 60) {
                Color.blue.frame(width: 20, height: 20).lies(280, 40, 20, 20)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            }
            Probe("the least height", height: 60) {
                Color.blue.frame(width: 20, height: 20).lies(0, 0, 20, 20)
                    .frame(minHeight: 44, alignment: .top).lies(0, 0, 20, 44)
            }
            Probe("an offset takes no room") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).lies(0, 13, 20, 20)
                        .offset(y: 3)
                    Color.blue.frame(width: 20, height: 40).lies(20, 0, 20, 40)
                }
            }
            Probe("a symbol in a padded circle", height: 60) {
                HStack(spacing: 0) {
                    Image(systemName: "heart.fill").resizable().frame(width: 16, height: 16)
                        .lies(8, 8, 16, 16).padding(8).background(.red, in: .circle)
                        .lies(0, 0, 32, 32)
                    Color.blue.frame(width: 10, height: 32).lies(32, 0, 10, 32)
                }
            }
        }
    }
}
