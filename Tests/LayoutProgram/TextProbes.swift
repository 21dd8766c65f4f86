import SwiftUI

/// Text in frames and beside others.
struct TextProbes: View {
    var body: some View {
        Group {
            Probe("equal shares, whatever the texts") {
                HStack(spacing: 0) {
                    Text("A").frame(maxWidth: .infinity).lies(0, nil, 150, nil)
                    Text("Rather longer text").frame(maxWidth: .infinity)
                        .lies(150, nil, 150, nil)
                }
            }
            Probe("six equal shares") {
                HStack(spacing: 0) {
                    Text("1").frame(maxWidth: .infinity).lies(0, nil, 50, nil)
                    Text("2").frame(maxWidth: .infinity)
                    Text("3").frame(maxWidth: .infinity).lies(100, nil, 50, nil)
                    Text("4").frame(maxWidth: .infinity)
                    Text("5").frame(maxWidth: .infinity)
                    Text("6").frame(maxWidth: .infinity).lies(250, nil, 50, nil)
                }
            }
            Probe("a bounded frame alone") {
                Text("Hi").frame(maxWidth: 200).lies(0, nil, 200, nil)
            }
            Probe("a least width") {
                HStack(spacing: 0) {
                    Text("5").frame(minWidth: 44).lies(0, nil, 44, nil)
                    Color.blue.lies(44, 0, 256, 40)
                }
            }
            Probe("a line under text", height: 60) {
                VStack(spacing: 4) {
                    Text("Hi")
                    Color.red.frame(height: 1).lies(0, nil, 300, 1)
                }
            }
            Probe("fixed text in a frame", height: 60) {
                Text("A long line of text").fixedSize().frame(width: 40, height: 30)
                    .lies(80, 0, 40, 30).padding(.leading, 80)
            }
            Probe("a short text, a long one and a short one", height: 90) {
                HStack(spacing: 0) {
                    Text("Short").lies(0, nil, nil, 22)
                    Text("A rather long text that needs two lines or even three lines here")
                    Text("End").lies(nil, nil, nil, 22)
                }
            }
        }
    }
}
