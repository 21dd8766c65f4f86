import Foundation
import SwiftUI
import Testing

private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

private struct Places: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]

    static func reduce(
        value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
        value.merge(nextValue()) { $1 }
    }
}

private struct Middle: PreferenceKey {
    typealias Value = Anchor<CGPoint>?
    static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() ?? value }
}

/// What a view tells comes together in the order of views.
@Suite @MainActor struct PreferenceTests {
    private func texts(_ view: some View) -> [String] {
        var texts: [String] = []
        resolved(view).tree.nodes.visit { node in
            if case .text(let runs) = node.kind { texts.append(runs.map(\.text).joined()) }
            return .everything
        }
        return texts
    }

    @Test func valuesOfSeveralViewsAreOne() {
        let view = VStack {
            Text(verbatim: "a").preference(key: Names.self, value: ["a"])
            HStack {
                Text(verbatim: "b").preference(key: Names.self, value: ["b"])
                Text(verbatim: "c").preference(key: Names.self, value: ["c"])
                    .preference(key: Widest.self, value: 3)
            }
        }
        .overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined(separator: "+")) }
        .backgroundPreferenceValue(Widest.self) { Text(verbatim: "\(Int($0))") }
        #expect(texts(view) == ["3", "a", "b", "c", "a+b+c"])
    }

    @Test func anOuterValueReplacesInnerOnes() {
        let view = VStack { Text(verbatim: "a").preference(key: Names.self, value: ["a"]) }
            .preference(key: Names.self, value: ["b"])
            .transformPreference(Names.self) { $0.append("c") }
            .overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined()) }
        #expect(texts(view) == ["a", "bc"])
    }

    @Test func aKeyThatNoViewTellsHasItsDefault() {
        let view = VStack {
            Text(verbatim: "x").overlayPreferenceValue(Names.self) { Text(verbatim: "\($0.count)") }
            Text(verbatim: "y").preference(key: Names.self, value: ["y"])
        }
        #expect(texts(view) == ["x", "0", "y"])
    }

    @Test func anAnchorIsThePlaceOfItsView() throws {
        var found: [String: CGRect] = [:]
        var middle: CGPoint?
        let view = VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 40, height: 20)
            Color.blue.frame(width: 30, height: 10).padding(5)
                .anchorPreference(key: Places.self, value: .bounds) { ["blue": $0] }
                .anchorPreference(key: Middle.self, value: .center) { $0 }
            Color.green.frame(width: 10, height: 10)
                .anchorPreference(
                    key: Places.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
                ) {
                    ["green": $0]
                }
        }
        .padding(7)
        .overlayPreferenceValue(Places.self) { places in
            GeometryReader { proxy in
                let _ = found = places.mapValues { proxy[$0] }
                Color.clear
            }
        }
        .backgroundPreferenceValue(Middle.self) { anchor in
            GeometryReader { proxy in
                let _ = middle = anchor.map { proxy[$0] }
                Color.clear
            }
        }
        var resolution = resolved(view)
        ViewLayout(width: 300, measuring: EstimatedMeasuring()).place(&resolution)
        #expect(found["blue"] == CGRect(x: 7, y: 27, width: 40, height: 20))
        #expect(found["green"] == CGRect(x: 8, y: 49, width: 3, height: 4))
        #expect(middle == CGPoint(x: 27, y: 37))
    }
}
