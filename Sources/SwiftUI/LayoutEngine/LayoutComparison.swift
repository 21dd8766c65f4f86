// Compares two cards by what affects layout. If only symbols, colors, switches or monospaced digits
// of a card changed, all its elements keep their positions, so that it needn't be laid out again.
extension [ViewNode] {
    /// Tells whether layout would return the same placements for other nodes.
    ///
    /// Nodes with custom layouts aren't compared, and neither are full-bleed views: their
    /// backgrounds decide about their margins.
    func areLaidOut(like others: [ViewNode]) -> Bool {
        !fillsCard && !others.fillsCard && areAlike(others, Digits())
    }

    fileprivate func areAlike(_ others: [ViewNode], _ digits: Digits) -> Bool {
        guard count == others.count else { return false }
        if sharesMemory(with: others) { return true }
        for index in indices {
            var inner = digits
            guard self[index].attributes.areAlike(others[index].attributes, &inner),
                self[index].kind.isAlike(others[index].kind, inner),
                self[index].children.areAlike(others[index].children, inner),
                self[index].kind.looks.areAlike(others[index].kind.looks, inner)
            else { return false }
        }
        return true
    }
}

/// The inherited properties of an element that concern the widths of its digits.
private struct Digits {
    /// True if the font gives all digits one width.
    var areEqual = false
    /// True if the digits roll to their new values, and so have one width, too.
    var roll = false
    /// True if the letters in the middle of the text are counted when it doesn't fit.
    var areCounted = false

    var mayChange: Bool { (areEqual || roll) && !areCounted }
}

extension [ViewNode.Attribute] {
    /// Compares the attributes that affect layout, and collects those about the digits inside.
    fileprivate func areAlike(_ others: [ViewNode.Attribute], _ digits: inout Digits) -> Bool {
        let outer = digits
        var place = 0
        var otherPlace = 0
        while true {
            while place < count, !self[place].family.affectsLayout { place += 1 }
            while otherPlace < others.count, !others[otherPlace].family.affectsLayout {
                otherPlace += 1
            }
            guard place < count, otherPlace < others.count else {
                return place == count && otherPlace == others.count
            }
            guard self[place].isAlike(others[otherPlace], &digits, around: outer) else {
                return false
            }
            place += 1
            otherPlace += 1
        }
    }
}

extension ViewNode.Attribute {
    fileprivate func isAlike(
        _ other: ViewNode.Attribute, _ digits: inout Digits, around outer: Digits
    ) -> Bool {
        switch self {
        case .backgroundNodes: return isAlike(other, on: .behind, outer)
        case .overlayNodes: return isAlike(other, on: .inFront, outer)
        case .font(let font): digits.areEqual = font.isMonospacedDigit
        case .contentTransition(.numericText): digits.roll = true
        case .truncation(.middle): digits.areCounted = true
        default: break
        }
        return self == other
    }

    private func isAlike(
        _ other: ViewNode.Attribute, on side: ViewNode.Layer.Side, _ digits: Digits
    ) -> Bool {
        guard let layer = layer(side), let otherLayer = other.layer(side) else { return false }
        return layer.horizontal == otherLayer.horizontal && layer.vertical == otherLayer.vertical
            && layer.nodes.areAlike(otherLayer.nodes, digits)
    }
}

extension ViewNode.Kind {
    /// The elements of a toggle for its other state.
    fileprivate var looks: [ViewNode] {
        if case .toggle(let toggle) = self { toggle.flipped } else { [] }
    }

    fileprivate func isAlike(_ other: ViewNode.Kind, _ digits: Digits) -> Bool {
        switch (self, other) {
        case (.text(let runs), .text(let otherRuns)):
            runs == otherRuns || digits.mayChange && runs.differInDigitsAlone(from: otherRuns)
        case (.image(let image), .image(let otherImage)):
            image.isResizable == otherImage.isResizable
                && image.contentMode == otherImage.contentMode && image.scale == otherImage.scale
                && image.source.isAlike(otherImage.source)
        case (.stack(let layout), .stack(let otherLayout)): layout == otherLayout
        case (.spacer(let length), .spacer(let otherLength)): length == otherLength
        case (.divider, .divider), (.box, .box), (.link, .link), (.progress, .progress): true
        case (.label(let iconCount), .label(let otherCount)): iconCount == otherCount
        case (.button(let button), .button(let otherButton)): button.style == otherButton.style
        case (.toggle(let toggle), .toggle(let otherToggle)):
            toggle.style == otherToggle.style
                && (toggle.style != .custom || toggle.isOn == otherToggle.isOn)
        case (.gauge(let gauge), .gauge(let otherGauge)): gauge.style == otherGauge.style
        case (.drawing(let drawing), .drawing(let otherDrawing)): drawing.isAlike(otherDrawing)
        default: false
        }
    }
}

extension ViewNode.ImageContent.Source {
    /// All symbols have one size.
    fileprivate func isAlike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.symbol, .symbol): true
        default: self == other
        }
    }
}

extension ViewNode.Drawing {
    fileprivate func isAlike(_ other: ViewNode.Drawing) -> Bool {
        switch (self, other) {
        case (.outline(let outline, _, _), .outline(let otherOutline, _, _)):
            outline.isCircle == otherOutline.isCircle
        case (.marks, .marks): true
        case (.range(let line), .range(let otherLine)): line.form == otherLine.form
        default: false
        }
    }
}

extension ViewNode.Outline {
    fileprivate var isCircle: Bool { if case .circle = self { true } else { false } }
}

extension [ViewNode.TextRun] {
    /// Tells whether two texts have the same letters except for their digits.
    fileprivate func differInDigitsAlone(from others: [ViewNode.TextRun]) -> Bool {
        guard count == others.count else { return false }
        for index in indices {
            if self[index] == others[index] { continue }
            guard self[index].image == nil, others[index].image == nil,
                self[index].style == others[index].style,
                self[index].text.differsInDigitsAlone(from: others[index].text)
            else { return false }
        }
        return true
    }
}

extension String {
    fileprivate func differsInDigitsAlone(from other: String) -> Bool {
        let (letters, others) = (utf8, other.utf8)
        guard letters.count == others.count else { return false }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return zip(letters, others).allSatisfy { letter, other in
            letter == other || digits.contains(letter) && digits.contains(other)
        }
    }
}
