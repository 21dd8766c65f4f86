import SwiftUI
import Testing

private struct Place: Identifiable {
    var id: String
}

private struct Sample: View {
    var places: [Place]
    var isOpen = true

    var body: some View {
        VStack {
            Text("Title").background { Text("behind") }.background { Text("further behind") }
            Group {
                Text("a")
                Text("b")
            }
            if isOpen { Text("open") } else { Text("closed") }
            ForEach(places) { place in
                HStack {
                    Text(place.id)
                    Spacer()
                }
                .padding()
                .frame(width: 100)
                .padding()
                .overlay { Circle() }
            }
            VStack { VStack { Text("deep") } }
            Toggle(isOn: true, action: ControlAction(1)) { Text("on") }.toggleStyle(Check())
        }
    }
}

private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark" : "circle")
            configuration.label
        }
    }
}

@MainActor
@Suite struct NodeIdentityTests {
    private let places = ["a", "b.c", "ü", "", String(repeating: "long ", count: 20)].map(
        Place.init)

    @Test("Identities are unique, short and safe in an attribute")
    func alphabet() {
        let view = resolved(Sample(places: places))
        let identities = view.tree.nodes.flatMap(\.identities)
        #expect(identities.count > 30)
        #expect(Set(identities).count == identities.count)
        #expect(view.issues.isEmpty)
        for identity in identities {
            #expect(
                identity.allSatisfy {
                    $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))
                })
            #expect(identity.utf8.count < 60)
        }
    }

    @Test("Identities are the same in every resolution and in every process")
    func stability() {
        let first = resolved(Sample(places: places)).tree
        #expect(first == resolved(Sample(places: places)).tree)
        #expect(
            nodes(ForEach(["b.c", String(repeating: "x", count: 50)], id: \.self) { Text($0) })
                .map(\.id.rawValue) == ["0-b_2Ec", "0-_h1090cb317ea9638d"])
    }

    @Test("An element keeps its identity when its neighbors change")
    func elements() {
        func identity(of text: String, in places: [Place]) -> NodeID? {
            resolved(Sample(places: places)).tree.allNodes.first { $0.text == text }?.id
        }
        #expect(identity(of: "b.c", in: places) == identity(of: "b.c", in: [places[1]]))
        #expect(identity(of: "b.c", in: places) != nil)
    }

    @Test("The branches of a condition are different elements")
    func branches() {
        func identity(of text: String, isOpen: Bool) -> NodeID? {
            resolved(Sample(places: [], isOpen: isOpen)).tree.allNodes.first { $0.text == text }?.id
        }
        #expect(identity(of: "open", isOpen: true) != identity(of: "closed", isOpen: false))
        #expect(identity(of: "deep", isOpen: true) == identity(of: "deep", isOpen: false))
    }

    @Test("Two elements with one identity are told apart, and reported")
    func duplicates() {
        let view = resolved(ForEach([Place(id: "a"), Place(id: "a")]) { Text($0.id) })
        #expect(view.tree.nodes.map(\.id.rawValue) == ["0-a", "0-a_d2"])
        #expect(view.issues == ["Two elements of a ForEach have the identity “a”."])
    }

    @Test("An identity of the author's choice holds wherever the view stands")
    func chosen() {
        let view = resolved(
            VStack {
                Text("a").id("x")
                HStack { Text("b") }.id(7)
            })
        #expect(view.tree.nodes[0].children.map(\.id.rawValue) == ["id-x", "id-7"])
        #expect(view.tree.nodes[0].children[1].children[0].id.rawValue == "id-7.0")
        let twice = resolved(
            VStack {
                Text("a").id("x")
                Text("b").id("x")
            })
        #expect(twice.tree.nodes[0].children.map(\.id.rawValue) == ["id-x", "id-x_d2"])
        #expect(twice.issues.count == 1)
    }

    @Test("Numbers, negative ones too, and identities of any type can name elements")
    func types() {
        enum Kind: Hashable, CaseIterable { case one, two }
        #expect(
            nodes(ForEach(-1..<2) { Text("\($0)") }).map(\.id.rawValue) == ["0-_2D1", "0-0", "0-1"])
        #expect(
            nodes(ForEach(Kind.allCases, id: \.self) { _ in Text("") }).map(\.id.rawValue) == [
                "0-one", "0-two",
            ])
    }
}
