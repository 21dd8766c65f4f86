// Text and pictures as items.
extension LayoutEngine {
    func addText(
        _ runs: [ViewNode.TextRun], _ attributes: [ViewNode.Attribute], to index: Int32,
        _ around: Surroundings
    ) {
        var font = around.font ?? FontDescription()
        if around.rolls { font.isMonospacedDigit = true }
        var text = earlierText(runs, font) ?? measured(runs, font)
        if text.measured.hasUnmeasuredLetters { hasUnmeasuredLetters = true }
        for place in attributes.indices {
            switch attributes[place] {
            case .lineLimit(let lines): text.lineLimit = max(1, lines)
            case .lineSpacing(let points):
                text.spacing = max(points.boundedDistance, -Font.leadingPoints)
            case .minimumScaleFactor(let factor): text.leastScale = factor.clampedToUnit
            case .truncation(.middle) where text.paragraphs == 1 && runs.canTruncateMiddle:
                middleTruncated.insert(index)
            default: continue
            }
        }
        let item = item(index)
        item.pointee.kind = .text
        item.pointee.text = Int32(truncatingIfNeeded: texts.count)
        item.pointee.first = text.ideal
        item.pointee.second = text.measured.lineHeight
        texts.append(text)
    }

    /// A text in lines of its own font.
    func measured(_ runs: [ViewNode.TextRun], _ font: FontDescription) -> LayoutText {
        LayoutText(runs, font, measuring.measure(runs, font: font, textSize: textSize))
    }

    /// The same text as it was measured for another card; `nil` if it isn't about where it is expected, as few
    /// texts come and go.
    private func earlierText(_ runs: [ViewNode.TextRun], _ font: FontDescription) -> LayoutText? {
        let expected = nextEarlierText
        nextEarlierText += 1
        for distance in [0, 1, -1, 2, -2, 3, -3] {
            let place = expected + distance
            guard earlierTexts.indices.contains(place), earlierTexts[place].runs == runs,
                earlierTexts[place].font == font
            else { continue }
            nextEarlierText = place + 1
            return earlierTexts[place].withoutLimits
        }
        return nil
    }

    func readImage(
        _ image: ViewNode.ImageContent, into index: Int32, _ around: Surroundings
    ) {
        let item = item(index)
        let factor = image.scale.isFinite && image.scale > 0 ? image.scale : 1
        if case .symbol = image.source {
            let font = around.font ?? FontDescription()
            let side =
                measuring.points(of: font, textSize: textSize) * Measures.symbolEms * factor
            (item.pointee.first, item.pointee.second) = (side, side)
            item.pointee.isSymbol = true
        } else {
            let size =
                pictures.size(of: image.source)
                ?? (Measures.pictureWidth, Measures.pictureHeight)
            item.pointee.first = max(size.width.boundedLength, 1)
            item.pointee.second = max(size.height.boundedLength, 1)
        }
        if case .remote = image.source {
            // Its proportions are known to the client alone, which draws it inside this place.
            item.pointee.kind = .picture
            item.pointee.isWide = true
            return
        }
        switch (image.isResizable, image.contentMode) {
        case (false, _): item.pointee.kind = .fixed
        case (true, .stretch):
            item.pointee.kind = .picture
            item.pointee.isWide = true
        case (true, .fit): item.pointee.kind = .picture
        case (true, .fill):
            item.pointee.kind = .picture
            item.pointee.fills = true
        }
    }
}
