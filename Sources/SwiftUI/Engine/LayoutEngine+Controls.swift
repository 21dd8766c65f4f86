// Controls as items: the room around their labels is theirs.
extension LayoutEngine {
    func addChrome(_ chrome: LayoutChrome, to index: Int32) {
        item(index).pointee.chrome = Int32(truncatingIfNeeded: chromes.count)
        chromes.append(chrome)
    }

    /// A label on a surface.
    func addSurface(to index: Int32) {
        let block = Measures.controlPaddingBlock
        let inline = Measures.controlPaddingInline
        addChrome(
            LayoutChrome(
                insets: LayoutInsets(top: block, leading: inline, bottom: block, trailing: inline)),
            to: index)
    }

    func addToggle(
        _ siblings: [ViewNode], _ place: Int, _ toggle: ViewNode.ToggleContent, to index: Int32,
        _ around: inout Surroundings
    ) {
        let item = item(index)
        let children = siblings[place].children
        var last = LayoutItem.noItem
        switch toggle.style {
        case .switch:
            item.pointee.kind = .column
            item.pointee.horizontal = .leading
            item.pointee.first = 0
            item.pointee.isWide = !children.isEmpty
            around.axis = .vertical
            addChrome(
                LayoutChrome(
                    insets: LayoutInsets(
                        trailing: children.isEmpty
                            ? Measures.switchWidth : Measures.switchInsets),
                    leastHeight: Measures.switchHeight), to: index)
            addChildren(children, to: index, after: &last, around)
        case .button:
            item.pointee.kind = .row
            item.pointee.first = Measures.spacing
            around.axis = .horizontal
            addSurface(to: index)
            addChildren(children, to: index, after: &last, around)
        case .custom:
            item.pointee.kind = .pile
            around.axis = .none
            // In the order of drawing: the look for on comes first, whichever is shown.
            let (on, off) = toggle.looks(children: children)
            addChildren(on, to: index, after: &last, around, isHidden: !toggle.isOn)
            addChildren(off, to: index, after: &last, around, isHidden: toggle.isOn)
        }
    }

    func addBar(
        of progress: ViewNode.ProgressContent, hasLabel: Bool, to index: Int32
    ) {
        let gap = hasLabel ? Measures.rangeSpacing : 0
        switch progress.style {
        case .linear:
            item(index).pointee.isWide = true
            addChrome(
                LayoutChrome(insets: LayoutInsets(bottom: gap + Measures.progressBar)), to: index)
        case .circular:
            let ring = Measures.ring * controlScale
            addChrome(
                LayoutChrome(insets: LayoutInsets(top: ring + gap), leastWidth: ring), to: index)
        }
    }

    func addBar(of gauge: ViewNode.GaugeContent, hasLabel: Bool, to index: Int32) {
        let gap = hasLabel ? Measures.rangeSpacing : 0
        let caption = Measures.gaugeCaption * controlScale * Measures.lineHeight
        let hasEnds = gauge.minimumValueLabel != nil || gauge.maximumValueLabel != nil
        switch gauge.style {
        case .linear:
            item(index).pointee.isWide = true
            let bar = hasEnds ? max(Measures.gaugeBar, caption) : Measures.gaugeBar
            let current =
                gauge.currentValueLabel == nil ? 0 : Measures.rangeSpacing + caption
            addChrome(
                LayoutChrome(insets: LayoutInsets(bottom: gap + bar + current)), to: index)
        case .ring:
            let dial = Measures.dial * controlScale
            addChrome(LayoutChrome(insets: LayoutInsets(top: dial), leastWidth: dial), to: index)
        case .circular:
            let dial = Measures.dial * controlScale
            let ends =
                hasEnds
                ? Measures.dialEnds * controlScale * Measures.lineHeight
                    - Measures.dialEndsRise : 0
            addChrome(
                LayoutChrome(
                    insets: LayoutInsets(
                        top: dial + ends + (hasLabel ? Measures.dialSpacing : 0)),
                    leastWidth: dial),
                to: index)
        }
    }
}
