/// The limits of a frame, without invalid lengths.
struct LayoutFrame {
    /// The limits along one axis.
    struct Limits {
        var fixed: Double?
        var least: Double?
        var greatest: Double?
        var ideal: Double?

        var isEmpty: Bool { fixed == nil && least == nil && greatest == nil && ideal == nil }

        /// Returns the length that is proposed to the content.
        func inner(_ offer: Double) -> Double {
            if let fixed { return fixed }
            let length = offer < 0 ? ideal : offer
            guard let length else { return LayoutProposal.none }
            return max(least ?? 0, min(length, greatest ?? .infinity))
        }

        /// Returns the length of the frame around a content.
        func outer(_ offer: Double, content: Double) -> Double {
            if let fixed { return fixed }
            if least == nil, greatest == nil { return offer < 0 ? ideal ?? content : content }
            let low = least ?? min(content, greatest ?? .infinity)
            let high = greatest ?? max(content, least ?? 0)
            return max(low, min(offer < 0 ? ideal ?? content : offer, high))
        }
    }

    var across: Limits
    var down: Limits
    var horizontal: ViewNode.HorizontalPosition
    var vertical: ViewNode.VerticalPosition

    /// Reads a frame; `hasMistake` becomes true if one of its lengths is invalid.
    init(_ frame: ViewNode.Frame, hasMistake: inout Bool) {
        horizontal = frame.horizontal
        vertical = frame.vertical
        func length(_ length: Double?, mayBeEndless: Bool = false) -> Double? {
            guard let length else { return nil }
            if length.isNaN || length < 0 || (length.isInfinite && !mayBeEndless) {
                hasMistake = true
                return nil
            }
            return length.isInfinite ? length : length.boundedLength
        }
        across = Limits(
            fixed: length(frame.width), least: length(frame.minWidth),
            greatest: length(frame.maxWidth, mayBeEndless: true), ideal: length(frame.idealWidth))
        down = Limits(
            fixed: length(frame.height), least: length(frame.minHeight),
            greatest: length(frame.maxHeight, mayBeEndless: true), ideal: length(frame.idealHeight))
    }
}

/// The proportions of an element.
struct LayoutAspect {
    /// Width over height; `nil` for those of the element's ideal size.
    var ratio: Double?
    var fills: Bool

    /// Returns the proposed size with other proportions.
    static func fitted(_ offer: LayoutProposal, ratio: Double, fills: Bool) -> LayoutProposal {
        switch (offer.width < 0, offer.height < 0) {
        case (true, true): return offer
        case (false, true): return LayoutProposal(width: offer.width, height: offer.width / ratio)
        case (true, false): return LayoutProposal(width: offer.height * ratio, height: offer.height)
        case (false, false):
            let height = offer.width / ratio
            let followsWidth = fills ? height >= offer.height : height <= offer.height
            return followsWidth
                ? LayoutProposal(width: offer.width, height: height)
                : LayoutProposal(width: offer.height * ratio, height: offer.height)
        }
    }
}

/// The space that a control takes around its label.
struct LayoutChrome {
    var insets = LayoutInsets()
    var leastWidth = 0.0
    var leastHeight = 0.0
    /// The side of a control that is a square of a fixed size, whatever its label is.
    var side: Double?
}
