import SwiftUI

/// Frames, padding and proportions.
struct FrameProbes: View {
    var body: some View {
        Group {
            Probe("as wide as twice its height", height: 100) {
                Color.red.aspectRatio(2, contentMode: .fit).lies(0, 0, 200, 100)
            }
            Probe("covering the room", height: 100) {
                Color.red.aspectRatio(2, contentMode: .fill).lies(0, 0, 300, 150)
            }
            Probe("a square by its width", height: 100) {
                Color.red.aspectRatio(1, contentMode: .fit).frame(width: 60).lies(0, 0, 60, 60)
            }
            Probe("a card by its width", height: 140) {
                RoundedRectangle(cornerRadius: 8).aspectRatio(2 / 3, contentMode: .fit)
                    .frame(width: 84).lies(0, 0, 84, 126)
            }
            Probe("a circle in an oblong box", height: 60) {
                Circle().fill(.red).frame(width: 100, height: 50).lies(0, 0, 100, 50)
            }
            Probe("a frame in a frame") {
                Color.red.frame(width: 100, height: 20).lies(100, 10, 100, 20)
                    .frame(width: 200, height: 40, alignment: .trailing).lies(0, 0, 200, 40)
            }
            Probe("a frame smaller than its content", height: 100) {
                Color.red.frame(width: 100, height: 100).lies(0, 0, 100, 100)
                    .frame(width: 40, height: 40).lies(30, 30, 40, 40).padding(30)
            }
            Probe("an ideal size", height: 60) {
                Color.red.frame(idealWidth: 80, idealHeight: 30).fixedSize().lies(0, 0, 80, 30)
            }
            Probe("padding inside and outside of a background", height: 60) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20).lies(15, 15, 40, 20)
                        .padding(10).background(.blue).padding(5).lies(0, 0, 70, 50)
                }
            }
            Probe("scaling takes no room") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20).lies(-20, -10, 80, 40).scaleEffect(2)
                    Color.blue.frame(width: 20, height: 20).lies(40, 0, 20, 20)
                }
            }
        }
        Group {
            Probe("a padded symbol") {
                HStack(spacing: 0) {
                    Image(systemName: "star.fill").resizable().frame(width: 20, height: 20)
                        .lies(10, 10, 20, 20).padding(10).lies(0, 0, 40, 40)
                }
            }
            Probe("a fixed icon of a label", height: 90) {
                Label {
                    Text("A long title that needs two lines in here really")
                } icon: {
                    Color.red.frame(width: 28, height: 28).lies(0, nil, 28, 28)
                }
            }
            Probe("a thin line") {
                Rectangle().fill(.red).frame(height: 1).lies(0, 0, 300, 1)
            }
            Probe("a dot") {
                HStack(spacing: 0) {
                    Circle().fill(.red).frame(width: 8, height: 8).lies(0, 0, 8, 8)
                }
            }
        }
    }
}
