import SwiftUI

/// Rows and columns: who gets how much of the room.
struct StackProbes: View {
    var body: some View {
        Group {
            Probe("a spacer takes what greedy views leave") {
                HStack(spacing: 0) {
                    Color.red.lies(0, 0, 146, 40)
                    Spacer()
                    Color.blue.lies(154, 0, 146, 40)
                }
            }
            Probe("a spacer has no space around it") {
                HStack {
                    Color.red.frame(width: 150).lies(0, 0, 150, 40)
                    Spacer()
                    Color.blue.frame(minWidth: 100).lies(158, 0, 142, 40)
                }
            }
            Probe("a bounded width") {
                HStack(spacing: 0) {
                    Color.red.frame(maxWidth: 100).lies(0, 0, 100, 40)
                    Color.blue.lies(100, 0, 200, 40)
                }
            }
            Probe("equal shares beside a fixed width") {
                HStack(spacing: 0) {
                    Color.red.lies(0, 0, 125, 40)
                    Color.blue.lies(125, 0, 125, 40)
                    Color.green.frame(width: 50).lies(250, 0, 50, 40)
                }
            }
            Probe("too wide a row overflows on both sides") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 200).lies(-50, 0, 200, 40)
                    Color.blue.frame(width: 200).lies(150, 0, 200, 40)
                }
                .frame(width: 300, height: 40).lies(0, 0, 300, 40)
            }
            Probe("negative spacing") {
                HStack(spacing: -10) {
                    Color.red.frame(width: 40, height: 40).lies(0, 0, 40, 40)
                    Color.blue.frame(width: 40, height: 40).lies(30, 0, 40, 40)
                    Color.green.frame(width: 40, height: 40).lies(60, 0, 40, 40)
                }
            }
            Probe("negative padding") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 40).lies(0, 0, 100, 40)
                        .padding(.trailing, -20)
                    Color.blue.frame(width: 50, height: 40).lies(80, 0, 50, 40)
                }
            }
            Probe("equal shares of a column", height: 100) {
                VStack(spacing: 0) {
                    Color.red.lies(0, 0, 300, 40)
                    Color.blue.lies(0, 40, 300, 40)
                    Color.green.frame(height: 20).lies(0, 80, 300, 20)
                }
            }
            Probe("shares of shares", height: 100) {
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.lies(0, 0, 300, 25)
                        Color.yellow.lies(0, 25, 300, 25)
                    }
                    Color.blue.lies(0, 50, 300, 50)
                }
            }
            Probe("three levels") {
                HStack(spacing: 0) {
                    VStack(spacing: 0) { Color.red.lies(0, 0, 150, 40) }
                    VStack(spacing: 0) {
                        HStack(spacing: 0) {
                            Color.blue.lies(150, 0, 75, 40)
                            Color.green.lies(225, 0, 75, 40)
                        }
                    }
                }
            }
        }
        Group {
            Probe("bars side by side") {
                HStack(spacing: 4) {
                    Capsule().fill(.red).frame(height: 4).lies(0, 0, 148, 4)
                    Capsule().fill(.blue).frame(height: 4).lies(152, 0, 148, 4)
                }
            }
            Probe("a divider in a column in a row") {
                HStack(spacing: 10) {
                    Color.red.frame(width: 20, height: 20).lies(0, 0, 20, 20)
                    VStack(spacing: 0) { Divider() }.lies(30, 9.5, 240, 1)
                    Color.blue.frame(width: 20, height: 20).lies(280, 0, 20, 20)
                }
            }
            Probe("trailing edges") {
                VStack(alignment: .trailing, spacing: 0) {
                    Color.red.frame(width: 100, height: 10).lies(0, 0, 100, 10)
                    Color.blue.frame(width: 50, height: 10).lies(50, 10, 50, 10)
                }
            }
            Probe("a circle beside a color") {
                HStack(spacing: 0) {
                    Circle().fill(.red)
                    Color.blue.lies(40, 0, 260, 40)
                }
            }
            Probe("small shapes in a row", height: 60) {
                HStack(spacing: 4) {
                    Rectangle().fill(.red).frame(width: 4, height: 30).lies(0, 0, 4, 30)
                    Circle().fill(.blue).frame(width: 6, height: 6).lies(8, 12, 6, 6)
                }
            }
            Probe("a shape's own size") {
                HStack(spacing: 0) {
                    Rectangle().fill(.red).fixedSize().lies(0, 15, 10, 10)
                    Color.blue.lies(10, 0, 290, 40)
                }
            }
            Probe("priority comes first") {
                HStack(spacing: 0) {
                    Color.red.lies(0, 0, 250, 40).layoutPriority(1)
                    Color.blue.frame(minWidth: 50).lies(250, 0, 50, 40)
                }
            }
            Probe("columns by the view that grows", height: 60) {
                HStack(spacing: 0) {
                    VStack {
                        Color.red.frame(height: 14); Text("A")
                    }.lies(0, nil, 150, nil)
                    VStack {
                        Color.blue.frame(height: 14); Text("Much longer")
                    }
                    .lies(150, nil, 150, nil)
                }
            }
            Probe("equal buttons", height: 60) {
                HStack(spacing: 8) {
                    Button(intent: PressIntent()) { Text("OK").frame(maxWidth: .infinity) }
                        .buttonStyle(.bordered).lies(0, nil, 146, nil)
                    Button(intent: PressIntent()) {
                        Text("Add to list").frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.bordered).lies(154, nil, 146, nil)
                }
            }
            Probe("a wide button", height: 60) {
                Button(intent: PressIntent()) { Text("Go").frame(maxWidth: .infinity) }
                    .buttonStyle(.bordered).lies(0, 0, 300, nil)
            }
        }
    }
}
