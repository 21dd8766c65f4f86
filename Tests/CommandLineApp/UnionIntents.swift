import AppIntents
import Foundation

/// A thing, a page about it, or how many there are.
@UnionValue
enum Errand: AppUnionValue {
    case tool(Tool)
    case page(URL)
    case size(CupSize)
    case count(Int)

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Errand"
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
        .tool: "Tool", .page: "Web Page", .size: "Cup", .count: "Number",
    ]
}

/// Gives back what it was sent for.
struct FetchIntent: AppIntent {
    static let title: LocalizedStringResource = "Fetch"
    @Parameter(title: "Errand") var errand: Errand
    @Parameter(title: "Then") var then: [Errand]?

    func perform() async throws -> some ReturnsValue<[Errand]> & ProvidesDialog {
        let kinds = ([errand] + (then ?? [])).map { errand in
            switch errand {
            case .tool(let tool): "tool \(tool.id)"
            case .page(let page): "page \(page)"
            case .size(let size): "size \(size)"
            case .count(let count): "count \(count)"
            }
        }
        return .result(
            value: [errand] + (then ?? []), dialog: "\(kinds.joined(separator: ", "))")
    }
}
