// The messages to an author about the pictures and colors of a view.
extension ResolveContext {
    /// Tells whether a picture can be drawn as it is, and reports problems to the author.
    mutating func admits(_ source: ViewNode.ImageContent.Source) -> Bool {
        if case .data(let data, _) = source {
            guard data.count <= min(PictureFault.maximumBytes, record.budget.pictureBytes) else {
                reportOnce(PictureFault.tooLarge(bytes: data.count).finding(source, in: authorName))
                return false
            }
            record.budget.pictureBytes -= data.count
        }
        if let fault = pictures.fault(of: source) {
            reportOnce(fault.finding(source, in: authorName))
        }
        return true
    }

    @MainActor
    mutating func reportMissingColors() {
        for name in MissingColors.names {
            reportOnce(MissingColors.finding(name, in: authorName))
        }
        MissingColors.names = []
    }

    /// The type of the author's view whose body is being drawn, as the beginning of a sentence.
    private var authorName: String { author.map { "\($0)" } ?? "The view" }
}
