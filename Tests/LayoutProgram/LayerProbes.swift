import SwiftUI

/// Backgrounds, overlays and stacks in depth.
struct LayerProbes: View {
    var body: some View {
        Group {
            Probe("an overlay larger than its view", height: 100) {
                Color.red.frame(width: 20, height: 20).lies(30, 30, 20, 20)
                    .overlay {
                        Color.blue.opacity(0.5).frame(width: 60, height: 60).lies(10, 10, 60, 60)
                    }
                    .padding(30)
            }
            Probe("an overlay in a corner", height: 60) {
                Color.red.frame(width: 100, height: 50).lies(0, 0, 100, 50)
                    .overlay(alignment: .bottomTrailing) {
                        Color.blue.frame(width: 20, height: 20).lies(80, 30, 20, 20)
                    }
            }
            Probe("an overlay with padding", height: 60) {
                Color.red.frame(width: 100, height: 50).lies(0, 0, 100, 50)
                    .overlay { Color.blue.opacity(0.5).padding(5).lies(0, 0, 100, 50) }
            }
            Probe("a background of the padded view", height: 60) {
                Color.red.frame(width: 40, height: 20).lies(10, 10, 40, 20).padding(10)
                    .background { Color.blue.lies(0, 0, 60, 40) }
            }
            Probe("an overlay of the padded view", height: 60) {
                Color.red.frame(width: 40, height: 20).padding(10)
                    .overlay(alignment: .topTrailing) {
                        Color.blue.frame(width: 8, height: 8).lies(52, 0, 8, 8)
                    }
            }
            Probe("an overlay of padded text", height: 60) {
                Text("Hi there").padding(10).overlay(alignment: .topLeading) {
                    Color.blue.frame(width: 8, height: 8).lies(0, 0, 8, 8)
                }
            }
            Probe("an overlay of a padded stack", height: 60) {
                VStack { Color.red.frame(width: 40, height: 20) }.padding(10)
                    .overlay(alignment: .topLeading) {
                        Color.blue.frame(width: 8, height: 8).lies(0, 0, 8, 8)
                    }
            }
            Probe("a background of a padded stack", height: 60) {
                VStack { Color.red.frame(width: 40, height: 20) }.padding(10)
                    .background { VStack { Color.blue }.lies(0, 0, 60, 40) }
            }
            Probe("a background of framed text", height: 60) {
                Text("Hi there").padding(10).frame(width: 100)
                    .background { VStack { Color.blue }.lies(0, 0, 100, nil) }
            }
            Probe("a stack in depth offers what it is offered", height: 60) {
                ZStack {
                    Color.red.lies(0, 10, 300, 20)
                    Color.blue.frame(width: 20, height: 40).lies(140, 0, 20, 40)
                }
                .frame(width: 300, height: 20).padding(.top, 10)
            }
            Probe("drawn wider and higher, from a corner", height: 60) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20)
                        .lies(0, 0, 80, 30)
                        .scaleEffect(x: 2, y: 1.5, anchor: .topLeading)
                    Spacer()
                }
            }
            Probe("drawn smaller, to a corner") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20)
                        .lies(20, 10, 20, 10)
                        .scaleEffect(0.5, anchor: .bottomTrailing)
                    Spacer()
                }
            }
            Probe("mirrored at an edge") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20)
                        .lies(40, 0, 40, 20)
                        .scaleEffect(x: -1, anchor: .trailing)
                    Spacer()
                }
            }
            Probe("moved and drawn wider by a transformation", height: 60) {
                Color.red.frame(height: 20)
                    .lies(75, 4, 150, 40)
                    .transformEffect(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 75, ty: 4))
            }
            Probe("turned around a corner", height: 60) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20)
                        .lies(40, 20, 40, 20)
                        .rotationEffect(.degrees(180), anchor: .bottomTrailing)
                    Spacer()
                }
            }
        }
    }
}
