import AppIntentsMetadata
import Foundation
import IntentSystem

/// The error of a test's request, for the author of the test.
struct TestingProblem: Error, LocalizedError, CustomStringConvertible, Equatable {
    let description: String

    var errorDescription: String? { description }

    init(description: String) {
        self.description = description
    }

    /// Creates the error of a value that is not of the type that the test expects.
    init(_ value: ReadValue, isNo type: Any.Type, at steps: String) {
        self.init(description: "“\(steps)” is \(value.words), no \(type).")
    }

    /// Creates the error of a property that a value doesn't have.
    init(noProperty name: String, of value: ReadValue, at steps: String) {
        guard let properties = value.properties else {
            self.init(
                description: """
                    “\(steps)” is \(value.words), so it has no property “\(name)”.
                    """)
            return
        }
        let near = Spelling.question(for: name, among: properties.keys.sorted())
        self.init(description: "“\(steps)” has no property “\(name)”.\(near)")
    }

    /// Creates the error of an element that a value doesn't have.
    init(noElement index: Int, of value: ReadValue, at steps: String) {
        self.init(description: "“\(steps)” is \(value.words), so it has no element \(index).")
    }
}

extension ReadValue {
    /// The value in words, for the author of a test.
    var words: String {
        switch data {
        case .null: "nothing"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): "the text “\(value.clipped)”"
        case .date(let value): "the date \(value.ISO8601Format())"
        case .duration(let value): "the duration \(value)"
        case .entity(let type, let id):
            properties == nil ? "a reference to the \(type) “\(id)”" : "the \(type) “\(id)”"
        case .enumeration(let type, let rawValue): "the case \(type).\(rawValue)"
        case .array(let values): "a list of \(values.count)"
        case .structure(let fields):
            type.map { "a \($0)" } ?? "a value of \(fields.keys.sorted().joined(separator: ", "))"
        case .file(let file): "the file “\(file.name)”"
        case .data: "a value that only the app can read"
        }
    }
}
