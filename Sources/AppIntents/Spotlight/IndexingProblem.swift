import Foundation

/// A property whose value can't fill the attribute of the index that its author names.
struct IndexingProblem: Error, Hashable, Sendable {
    let property: String
    let entity: String
    let valueType: String
    let key: String
}

extension IndexingProblem: LocalizedError, CustomStringConvertible {
    var description: String {
        """
        The property \(property) of \(entity) has a value of type \(valueType), which can't fill the \
        attribute \(key) of the index. Name an attribute of that type in its indexingKey, or one that \
        is a text or a list of texts, which takes any value.
        """
    }

    var errorDescription: String? { description }
}
