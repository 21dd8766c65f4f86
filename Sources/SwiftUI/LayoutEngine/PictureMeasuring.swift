/// Knows how large pictures are, and which can't be drawn.
package protocol PictureMeasuring: Sendable {
    /// Returns the size of a picture in points, or `nil` if it isn't known.
    func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)?

    /// Returns why a picture isn't drawn as its author means it, or `nil` if it is, or if that isn't
    /// known.
    func fault(of source: ViewNode.ImageContent.Source) -> PictureFault?
}

extension PictureMeasuring {
    package func fault(of source: ViewNode.ImageContent.Source) -> PictureFault? { nil }
}

/// Knows the sizes of no pictures.
package struct UnknownPictures: PictureMeasuring {
    package init() {}

    package func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)? {
        nil
    }
}
