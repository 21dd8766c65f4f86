/// The members of a JSON object, in the order in which they were written.
///
/// Names are unique: setting an existing member replaces its value in place. Lookups are linear,
/// which is the fastest way for the few members that messages have.
package struct JSONObject: Sendable {
    package typealias Member = (name: String, value: JSONValue)

    package private(set) var members: [Member]

    package init() {
        members = []
    }

    /// Creates an object from members whose names are known to be unique.
    package init(unique members: [Member]) {
        self.members = members
    }

    package var count: Int { members.count }
    package var isEmpty: Bool { members.isEmpty }
    package var names: [String] { members.map(\.name) }

    /// The value of a member; setting `nil` removes the member.
    package subscript(name: String) -> JSONValue? {
        get {
            for member in members where member.name == name { return member.value }
            return nil
        }
        set {
            guard let newValue else { return members.removeAll { $0.name == name } }
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = newValue
            } else {
                members.append((name, newValue))
            }
        }
    }

    /// Returns these members, then those of `other`; if a name is in both, the value of `other`
    /// counts.
    package func merging(_ other: JSONObject) -> JSONObject {
        var result = self
        for member in other.members { result[member.name] = member.value }
        return result
    }
}

extension JSONObject: Sequence {
    package func makeIterator() -> IndexingIterator<[Member]> {
        members.makeIterator()
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init()
        members.reserveCapacity(elements.count)
        for (name, value) in elements { self[name] = value }
    }
}

/// Two objects are equal if they have equal members in any order: the order has no meaning in JSON.
extension JSONObject: Equatable {
    package static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.count == right.count && left.members.allSatisfy { right[$0.name] == $0.value }
    }
}
