import Foundation

/// The alignment, limits and spacing of the lines of a text.
struct ParagraphStyle: Sendable {
    var alignment: TextAlignment = .leading
    var truncationMode: Text.TruncationMode = .tail
    var contentTransition: ContentTransition?
    var lineLimit: Int?
    var minimumScaleFactor: CGFloat = 1
    var lineSpacing: CGFloat = 0

    /// Adds the attributes that differ from a renderer's defaults.
    func describe(in attributes: inout [ViewNode.Attribute], leading: CGFloat) {
        if alignment != .leading { attributes.append(.textAlignment(alignment.position)) }
        if let lineLimit { attributes.append(.lineLimit(lineLimit)) }
        if truncationMode != .tail { attributes.append(.truncation(truncationMode.truncation)) }
        if minimumScaleFactor < 1 {
            attributes.append(.minimumScaleFactor(Double(minimumScaleFactor)))
        }
        let spacing = lineSpacing + leading
        if spacing != 0 { attributes.append(.lineSpacing(Double(spacing))) }
        if let contentTransition {
            attributes.append(.contentTransition(contentTransition.described))
        }
    }
}
