import SwiftUI
import Testing

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct Reading: View {
    @Environment(\.depth) private var depth
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text(verbatim: "\(depth) \(colorScheme)")
    }
}

private struct ReadingModifier: ViewModifier {
    @Environment(\.depth) private var depth

    func body(content: Content) -> some View {
        HStack {
            Text(verbatim: "modifier \(depth)")
            content.environment(\.depth, depth + 1)
        }
    }
}

private struct ReadingStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.depth) private var depth

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(verbatim: "style \(depth) \(isEnabled)")
    }
}

@MainActor
@Suite struct EnvironmentTests {
    private func texts(_ view: some View) -> [String] {
        resolved(view).tree.allNodes.compactMap(\.text)
    }

    @Test(
        "A direction that differs from the one around holds for the nodes, the innermost for each")
    func directions() {
        let right = Text("a").environment(\.layoutDirection, .rightToLeft)
        #expect(attributes(right) == [.direction(.rightToLeft)])
        #expect(attributes(Text("a").environment(\.layoutDirection, .leftToRight)).isEmpty)
        #expect(
            attributes(right.environment(\.layoutDirection, .leftToRight))
                == [.direction(.rightToLeft)])
        let changed = Text("a").transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
        #expect(attributes(changed) == [.direction(.rightToLeft)])
        let inside = VStack { Text("b").environment(\.layoutDirection, .leftToRight) }
            .environment(\.layoutDirection, .rightToLeft)
        let node = nodes(inside)[0]
        #expect(node.attributes == [.direction(.rightToLeft)])
        #expect(node.children[0].attributes == [.direction(.leftToRight)])
    }

    @Test("A value holds inside the view it was set on, and nowhere else")
    func scopes() {
        let view = VStack {
            Reading()
            Group {
                Reading().environment(\.depth, 2)
                Reading()
            }
            .environment(\.depth, 1)
            Reading().environment(\.colorScheme, .dark)
        }
        #expect(texts(view) == ["0 light", "2 light", "1 light", "0 dark"])
    }

    @Test("A modifier's body reads the surroundings of the modified view")
    func modifiers() {
        #expect(
            texts(Reading().modifier(ReadingModifier()).environment(\.depth, 5))
                == ["modifier 5", "6 light"])
    }

    @Test("A button style reads the surroundings of the button")
    func styles() {
        let view = Button(action: ControlAction(1)) { Text("b") }.buttonStyle(ReadingStyle())
            .disabled(true).environment(\.depth, 3)
        #expect(texts(view) == ["b", "style 3 false"])
    }

    @Test("The content of a ForEach reads its surroundings")
    func elements() {
        let reading = Environment(\.depth)
        let view = ForEach(0..<2) { _ in Text(verbatim: "\(reading.wrappedValue)") }
        #expect(texts(view.environment(\.depth, 4)) == ["4", "4"])
    }

    @Test("Outside a resolution every value is the default")
    func outside() {
        _ = resolved(Reading().environment(\.depth, 9))
        #expect(Environment(\.depth).wrappedValue == 0)
        #expect(Environment(\.isEnabled).wrappedValue)
    }

    @Test("The caller's surroundings reach the view")
    func callers() {
        let tree = resolved(Reading()) { $0.colorScheme = .dark }.tree
        #expect(tree.plainText == "0 dark")
    }

    @Test("A color scheme that is set holds for what is drawn, the closest one first")
    func schemes() {
        let text = Text(verbatim: "a")
        #expect(attributes(text.environment(\.colorScheme, .dark)) == [.scheme(.dark)])
        // The page may have another one than the surroundings.
        #expect(attributes(text.colorScheme(.light)) == [.scheme(.light)])
        #expect(
            attributes(text.transformEnvironment(\.self) { $0.colorScheme = .dark })
                == [.scheme(.dark)])
        #expect(
            attributes(text.colorScheme(.light).environment(\.colorScheme, .dark))
                == [.scheme(.light)])
        #expect(attributes(text.environment(\.depth, 1)).isEmpty)
        #expect(attributes(text.preferredColorScheme(.dark)).isEmpty)
    }

    @Test("A surface has the scheme in which it was put behind a view")
    func surfaceSchemes() {
        let text = Text(verbatim: "a")
        let surface = ViewNode.Attribute.background(.named(.background), .rectangle)
        #expect(
            attributes(text.background(.background).environment(\.colorScheme, .dark))
                == [surface, .scheme(.dark)])
        let outside = nodes(text.environment(\.colorScheme, .dark).background(.background))[0]
        #expect(outside.attributes == [surface])
        #expect(outside.children.map(\.attributes) == [[.scheme(.dark)]])
    }

    @Test("Inside a disabled view nothing is enabled again")
    func disabled() {
        let view = HStack { Button(action: ControlAction(1)) { Text("b") }.disabled(false) }
            .disabled(true)
        guard case .button(let content) = nodes(view)[0].children[0].kind else {
            Issue.record("no button")
            return
        }
        #expect(content.isDisabled)
    }
}
