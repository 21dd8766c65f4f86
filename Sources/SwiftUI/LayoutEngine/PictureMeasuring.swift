/// The sizes of pictures, and the reasons why some can't be drawn.
package protocol PictureMeasuring: Sendable {
    /// Returns the size of a picture in points, or `nil` if it isn't known.
    func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)?

    /// Returns why a picture isn't drawn as intended; `nil` if it is, or if that isn't known.
    func fault(of source: ViewNode.ImageContent.Source) -> PictureFault?
}

extension PictureMeasuring {
    package func fault(of source: ViewNode.ImageContent.Source) -> PictureFault? { nil }
}

/// A measuring that knows no pictures.
package struct UnknownPictures: PictureMeasuring {
    package init() {}

    package func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)? {
        nil
    }
}
