// Controls as items, including the space around their labels.
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
            // In drawing order: the appearance for on is first, whichever is shown.
            let (on, off) = toggle.looks(children: children)
            addChildren(on, to: index, after: &last, around, isHidden: !toggle.isOn)
            addChildren(off, to: index, after: &last, around, isHidden: toggle.isOn)
        }
    }

    /// Reads the line of progress or of a gauge into an item.
    func readLine(_ line: ViewNode.RangeLine, into index: Int32) {
        let item = item(index)
        switch line.form {
        case .bar: item.pointee.kind = .flexible
        case .ring:
            let side = Measures.ring * controlScale
            item.pointee.kind = .fixed
            (item.pointee.first, item.pointee.second) = (side, side)
        }
    }

    /// Adds a dial, whose labels are inside it.
    func addDial(to index: Int32) {
        let inset = Measures.dialInset * controlScale
        addChrome(
            LayoutChrome(
                insets: LayoutInsets(leading: inset, trailing: inset),
                side: Measures.dial * controlScale),
            to: index)
    }
}
