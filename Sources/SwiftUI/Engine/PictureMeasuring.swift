/// Knows how large pictures are.
package protocol PictureMeasuring: Sendable {
    /// Returns the size of a picture in points, or `nil` if it isn't known.
    func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)?
}

/// Knows the sizes of no pictures.
package struct UnknownPictures: PictureMeasuring {
    package init() {}

    package func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)? {
        nil
    }
}
