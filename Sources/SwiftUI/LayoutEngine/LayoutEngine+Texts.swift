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

    /// Returns a text measured in the font of its element.
    func measured(_ runs: [ViewNode.TextRun], _ font: FontDescription) -> LayoutText {
        LayoutText(runs, font, measuring.measure(runs, font: font, textSize: textSize))
    }

    /// Returns the text as it was measured for another card; `nil` if it isn't near its expected
    /// index, because few texts are inserted or removed.
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
            // Only the client knows its proportions, and draws it inside this rectangle.
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

// MARK: - Truncation in the middle

extension LayoutEngine {
    /// The maximum number of characters that are tried for a line: hardly any line fits more.
    private static var longestHalf: Int { 500 }

    /// Returns the remaining characters of a text that is truncated in the middle of its single
    /// line; `nil` for all other texts, and if no letter fits.
    func middleTruncation(of index: Int32) -> ViewNode.MiddleTruncation? {
        let item = item(index)
        guard item.pointee.kind == .text, item.pointee.lines == 1, middleTruncated.contains(index)
        else { return nil }
        let text = texts[Int(item.pointee.text)]
        let letters = Array(text.runs.plainText)
        func width(_ runs: [ViewNode.TextRun]) -> Double {
            measured(runs, text.font).ideal
        }
        let room =
            item.pointee.contentSize.width / item.pointee.textScale
            - width([ViewNode.TextRun(text: "…")])
        let most = min(letters.count, Self.longestHalf)
        let first = text.runs.characters(0..<most)
        let last = text.runs.characters(letters.count - most..<letters.count)
        var start = Self.greatest(upTo: most) { width(first.characters(0..<$0)) <= room / 2 }
        // Space beside the ellipsis is not part of a word.
        while start > 0, letters[start - 1].isWhitespace { start -= 1 }
        let rest = start > 0 ? room - width(first.characters(0..<start)) : room
        var end = Self.greatest(upTo: min(most, letters.count - start)) {
            width(last.characters(most - $0..<most)) <= rest
        }
        while end > 0, letters[letters.count - end].isWhitespace { end -= 1 }
        guard start > 0 || end > 0, start + end < letters.count else { return nil }
        return ViewNode.MiddleTruncation(start: Int32(start), end: Int32(end))
    }

    /// Returns the greatest count that matches a condition, which all smaller counts match.
    private static func greatest(upTo most: Int, where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, most)
        while low < high {
            let middle = (low + high + 1) / 2
            if condition(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
