import Testing

@testable import _IntentDiscovery

private protocol Movable { static var places: Int { get } }
private typealias MovableNumber = Equatable & Movable
private struct Chair: Movable { static let places = 1 }
private struct Bench: Movable { static let places = 3 }
private enum Stool: Movable { static let places = 1 }
private struct House {}
private class Vehicle: Movable { class var places: Int { 4 } }
private final class Tram: Vehicle { override class var places: Int { 90 } }
private struct Row<Seat> {}
extension Row: Movable where Seat: Movable { static var places: Int { 5 * Seat.places } }
private struct Crate<Content> { struct Lid: Movable { static var places: Int { 0 } } }

extension Int: Movable { fileprivate static var places: Int { 7 } }

@Suite("Conformance index")
struct ConformanceIndexTests {
    private let index = ConformanceRecords.index

    @Test("A type that conforms can be used as the protocol's")
    func conforming() {
        let types: [(Any.Type, Int)] = [
            (Chair.self, 1), (Bench.self, 3), (Stool.self, 1), (Int.self, 7),
        ]
        for (type, places) in types {
            #expect(index.cast(type, to: (any Movable.Type).self)?.places == places, "\(type)")
        }
    }

    @Test("Classes, generic types and what is inside them are asked of the runtime")
    func runtime() {
        let types: [(Any.Type, Int)] = [
            (Vehicle.self, 4), (Tram.self, 90), (Row<Chair>.self, 5), (Row<Row<Bench>>.self, 75),
            (Crate<House>.Lid.self, 0),
        ]
        for (type, places) in types {
            #expect(index.cast(type, to: (any Movable.Type).self)?.places == places, "\(type)")
        }
    }

    @Test("A type that doesn't conform can't be used so")
    func notConforming() {
        let types: [Any.Type] = [
            House.self, Row<House>.self, String.self, Int?.self, (Chair, Chair).self,
            (() -> Chair).self, (any Movable).self, Chair.Type.self, Crate<Chair>.self,
        ]
        for type in types {
            #expect(index.cast(type, to: (any Movable.Type).self) == nil, "\(type)")
        }
    }

    @Test("Every record of the program gives the runtime's own answer")
    func everyType() {
        let types = ConformanceRecords.types(conformingTo: (any Equatable).self).map(\.type)
        #expect(types.count > 100)
        for type in types {
            #expect(
                (index.cast(type, to: (any Hashable.Type).self) == nil)
                    == !(type is any Hashable.Type), "\(type)")
            #expect(
                (index.cast(type, to: (any Error.Type).self) == nil)
                    == !(type is any Error.Type), "\(type)")
        }
    }

    @Test("What is no metatype of one protocol is an ordinary cast")
    func otherTargets() {
        #expect(index.cast(Chair.self, to: Chair.Type.self) == Chair.self)
        #expect(index.cast(Chair.self, to: Bench.Type.self) == nil)
        #expect(index.cast(Int.self, to: (any MovableNumber.Type).self) != nil)
        #expect(index.cast(Chair.self, to: (any MovableNumber.Type).self) == nil)
        #expect(index.cast(Chair.self, to: Any.Type.self) != nil)
    }
}
