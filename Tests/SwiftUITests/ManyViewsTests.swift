import SwiftUI
import Testing

@MainActor
@Suite struct ManyViewsTests {
    @Test("A container holds any number of views, in order and each with an identity of its own")
    func many() {
        let two = nodes(
            VStack {
                Text("1"); Text("2")
            })[0].children
        #expect(two.map(\.accessibleName) == ["1", "2"])
        #expect(two.map(\.id.rawValue) == ["0.0", "0.1"])

        let twelve = nodes(
            VStack {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Group { Text("11") }
                if true { Text("12") }
            })[0].children
        #expect(twelve.map(\.accessibleName) == (1...12).map { "\($0)" })
        #expect(twelve.prefix(10).map(\.id.rawValue) == (0..<10).map { "0.\($0)" })
        #expect(Set(twelve.map(\.id)).count == 12)
    }
}
