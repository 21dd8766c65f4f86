import Testing
import _IntentDiscovery

@Suite("Conformance records")
struct ConformanceRecordsTests {
    private let found = ConformanceRecords.types(conformingTo: (any Findable).self)
    private var qualifiedNames: [String] { found.map(\.qualifiedName) }
    private let module = "IntentDiscoveryTests"

    @Test(
        "Every kind of nominal type is found once",
        arguments: [
            "PublicStructure", "Structure", "Enumeration", "FinalClass", "OpenClass",
            "ConformsInExtension", "Refining", "Kitchen.Order", "Garage.Order",
            "Kitchen.Cellar.Wine", "Kitchen.Cellar.Cheese", "String.Quote", "Garage.Tool",
        ])
    func finds(name: String) {
        #expect(qualifiedNames.filter { $0 == "\(module).\(name)" }.count == 1)
    }

    @Test("Every found type conforms")
    func conforms() {
        for type in found {
            #expect(type.type is any Findable.Type, "\(type.identifier)")
        }
        #expect(found.contains { $0.type == Structure.self && $0.name == "Structure" })
    }

    @Test("A type is private to its file: two of one name differ by the file")
    func filePrivate() {
        let hidden = found.filter { $0.qualifiedName == "\(module).Hidden" }
        #expect(hidden.count == 2)
        #expect(Set(hidden.map(\.identifier)).count == 2)
    }

    @Test("Local types of one name differ by their function")
    func local() {
        let local = found.filter { $0.qualifiedName == "\(module).Local" }
        #expect(
            Set(local.map { ObjectIdentifier($0.type) }) == [
                ObjectIdentifier(declareLocally()), ObjectIdentifier(declareLocallyElsewhere()),
            ])
        #expect(Set(local.map(\.identifier)).count == 2)
    }

    @Test("Types of one name in different types keep their enclosing names")
    func nested() {
        let orders = found.filter { $0.name == "Order" }
        #expect(Set(orders.map(\.enclosing)) == [["Kitchen"], ["Garage"]])
        #expect(orders.allSatisfy { $0.scope == .module })
        #expect(orders.contains { $0.type == Kitchen.Order.self && $0.enclosing == ["Kitchen"] })
    }

    @Test("INV-10 Identifiers hold no address: they are these very words in every run")
    func identifiers() {
        let identifiers = Set(found.map(\.identifier))
        var expected: Set<String> = [
            "\(module).Structure", "\(module).Kitchen.Cellar.Cheese", "\(module).String.Quote",
        ]
        #if DEBUG
            expected.formUnion([
                "\(module).Hidden(in _6824C72D89FADF04E0909B9D0075DA5F)",
                "\(module).Hidden(in _3D48620F884F727C66BFD8E009B296F1)",
                "\(module).Garage.Tool(in _6824C72D89FADF04E0909B9D0075DA5F)",
                "\(module).Local(local $s20IntentDiscoveryTests14declareLocallyypXpyF5LocalL_V)",
            ])
        #else
            expected.formUnion(["\(module).Hidden(private)", "\(module).Hidden(private 2)"])
        #endif
        #expect(identifiers.isSuperset(of: expected), "\(identifiers.sorted())")
        #expect(identifiers.count == found.count)
    }

    @Test("Generic types, types inside them and subclasses are passed over")
    func passesOver() {
        for name in ["Generic", "Inner", "Subclass", "Never"] {
            #expect(!found.contains { $0.name == name })
        }
    }

    @Test("A protocol of the same name in another module is another protocol")
    func sameProtocolName() {
        let ours = ConformanceRecords.types(conformingTo: (any CustomStringConvertible).self)
        #expect(ours.map(\.name) == ["ConformsToOurs"])
        let theirs = ConformanceRecords.types(
            conformingTo: (any Swift.CustomStringConvertible).self)
        #expect(theirs.contains { $0.type == ConformsToTheirs.self })
        #expect(theirs.contains { $0.type == Int.self && $0.qualifiedName == "Swift.Int" })
        #expect(!theirs.contains { $0.type == ConformsToOurs.self })
    }

    @Test("A refining protocol finds its own conformers only")
    func refined() {
        let refined = ConformanceRecords.types(conformingTo: (any Refined).self)
        #expect(refined.map(\.qualifiedName) == ["\(module).Refining"])
    }

    @Test("What isn't one protocol has no conformers")
    func notOneProtocol() {
        let others: [Any.Type] = [
            Int.self, OpenClass.self, Any.self, AnyObject.self, (Int, Int).self,
            (() -> Void).self, Int?.self, Int.Type.self, (any Findable).Type.self,
            (any Findable & Error).self, (any Collection<Int>).self, (any OpenClass & Error).self,
        ]
        for type in others {
            #expect(ConformanceRecords.types(conformingTo: type).isEmpty, "\(type)")
        }
    }

    @Test("Another snapshot is the same snapshot")
    func again() {
        let again = ConformanceRecords.types(conformingTo: (any Findable).self)
        #expect(again.map(\.identifier) == found.map(\.identifier))
    }
}
