/// What the tests look for; the attribute keeps unused conformers in optimized builds.
@_alwaysEmitConformanceMetadata
protocol Findable {
    associatedtype Output
    init()
    static var label: String { get }
    func output() -> Output
}

extension Findable {
    static var label: String { "\(Self.self)" }
    func output() -> some Any { 1 }
}

public struct PublicStructure: Findable { public init() {} }
struct Structure: Findable {}
enum Enumeration: Findable {
    case only
    init() { self = .only }
}
final class FinalClass: Findable {}
class OpenClass: Findable {
    required init() {}
}
class Subclass: OpenClass {}
struct ConformsInExtension {}
extension ConformsInExtension: Findable {}

enum Kitchen {
    struct Order: Findable {}
    enum Cellar { struct Wine: Findable {} }
}
enum Garage {
    struct Order: Findable {}
}
extension Kitchen.Cellar { struct Cheese: Findable {} }
extension String { struct Quote: Findable {} }
extension Dictionary.Index { enum InGenericExtension { struct Never: Findable {} } }

private struct Hidden: Findable {}
extension Garage { fileprivate struct Tool: Findable {} }

struct Generic<Value>: Findable { struct Inner: Findable {} }

@_alwaysEmitConformanceMetadata
protocol Refined: Findable {}
struct Refining: Refined {}

// The standard library has a protocol of this name too, which `Int` conforms to.
protocol CustomStringConvertible {}
struct ConformsToOurs: CustomStringConvertible {}
struct ConformsToTheirs: Swift.CustomStringConvertible {
    var description: String { "" }
}

func declareLocally() -> Any.Type {
    struct Local: Findable {}
    return Local.self
}

func declareLocallyElsewhere() -> Any.Type {
    struct Local: Findable {}
    return Local.self
}
