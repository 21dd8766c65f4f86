// What layout sees of two cards. A card of which symbols, colors, switches or digits of one width have
// changed has all its elements where they were, so that its layout needn't be found again.
extension [ViewNode] {
    /// Tells whether layout would find the same places for other nodes.
    ///
    /// Nodes that code of the author's lays out aren't compared, and neither are full-bleed views: what
    /// paints them decides about their margins.
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

/// The facts that an element inherits about how wide its digits are.
private struct Digits {
    /// The font gives all of them one width.
    var areEqual = false
    /// They roll to their new values, for which they have one width, too.
    var roll = false
    /// The letters in the middle of the text are counted where it doesn't fit.
    var areCounted = false

    var mayChange: Bool { (areEqual || roll) && !areCounted }
}

extension [ViewNode.Attribute] {
    /// Compares what layout looks at, and notes what it says of the digits inside.
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
    /// The elements that a toggle has for its other state.
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
    /// Tells whether a text has the same letters as another, but for its digits.
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
