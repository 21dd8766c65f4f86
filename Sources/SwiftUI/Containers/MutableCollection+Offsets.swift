public import Foundation

// The changes that an app makes when a person has moved or deleted rows of a list.
extension MutableCollection {
    /// Moves the elements at some offsets before the element at another; offsets that the
    /// collection doesn't have are left out.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let places = elements.indices
        let moved = places.filter { source.contains($0) }
        let before = places.filter { $0 < destination && !source.contains($0) }
        let after = places.filter { $0 >= destination && !source.contains($0) }
        var index = startIndex
        for place in before + moved + after {
            self[index] = elements[place]
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
