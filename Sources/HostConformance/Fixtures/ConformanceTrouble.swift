import Foundation

/// An error with words for the person.
struct ConformanceTrouble: LocalizedError {
    let text: String
    var errorDescription: String? { text }
}
