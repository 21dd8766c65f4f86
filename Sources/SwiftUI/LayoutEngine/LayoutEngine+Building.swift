// Converts nodes into items, each before its background, its children and its overlays.
extension LayoutEngine {
    /// The maximum depth of nested elements: each takes some of the thread's stack.
    static var greatestDepth: Int { 800 }

    /// The properties that an element inherits.
    struct Surroundings {
        var axis = LayoutItem.Axis.none
        var font: FontDescription?
        /// True inside a view with rolling numbers, which has monospaced digits.
        var rolls = false
        var isRightToLeft = false
    }

    /// Returns the count of items for nodes; `nil` if they are nested too deeply.
    static func itemCount(of nodes: [ViewNode]) -> Int? {
        nodes.elementCount(room: greatestDepth * TreeBounds.Room.child)
    }

    /// Adds items for nodes as children of an item, after its existing children.
    func addChildren(
        _ nodes: [ViewNode], to parent: Int32, after last: inout Int32, _ around: Surroundings,
        isHidden: Bool = false
    ) {
        for index in nodes.indices {
            let child = add(nodes, index, parent: parent, around)
            guard child >= 0 else { return }
            item(child).pointee.isHidden = isHidden
            if last >= 0 {
                item(last).pointee.next = child
            } else {
                item(parent).pointee.firstChild = child
            }
            last = child
            item(parent).pointee.childCount &+= 1
        }
    }

    private func addLayers(
        _ attributes: [ViewNode.Attribute], _ side: ViewNode.Layer.Side, of parent: Int32,
        after last: inout Int32, _ around: Surroundings
    ) {
        var around = around
        around.axis = .none
        for attribute in attributes {
            guard let layer = attribute.layer(side) else { continue }
            for index in layer.nodes.indices {
                let child = add(layer.nodes, index, parent: parent, around)
                guard child >= 0 else { return }
                item(child).pointee.isLayer = true
                item(child).pointee.layerHorizontal = layer.horizontal
                item(child).pointee.layerVertical = layer.vertical
                if last >= 0 {
                    item(last).pointee.next = child
                } else {
                    item(parent).pointee.firstLayer = child
                }
                last = child
            }
        }
    }

    private func add(
        _ siblings: [ViewNode], _ place: Int, parent: Int32, _ outer: Surroundings
    ) -> Int32 {
        var new = LayoutItem()
        new.parent = parent
        new.axis = outer.axis
        guard let index = append(new) else { return LayoutItem.noItem }
        var around = outer
        let attributes = siblings[place].attributes
        var hasLayers = false
        if !attributes.isEmpty { hasLayers = read(attributes, into: index, &around) }
        item(index).pointee.isRightToLeft = around.isRightToLeft
        var outer = outer
        outer.isRightToLeft = around.isRightToLeft
        var lastLayer = LayoutItem.noItem
        if hasLayers { addLayers(attributes, .behind, of: index, after: &lastLayer, outer) }
        item(index).pointee.contentStart = Int32(truncatingIfNeeded: count)
        addContent(siblings, place, to: index, &around)
        if hasLayers { addLayers(attributes, .inFront, of: index, after: &lastLayer, outer) }
        item(index).pointee.end = Int32(truncatingIfNeeded: count)
        findBounds(of: index)
        return index
    }

    /// Reads the attributes that concern layout, and returns true if the element has layers.
    private func read(
        _ attributes: [ViewNode.Attribute], into index: Int32, _ around: inout Surroundings
    ) -> Bool {
        let item = item(index)
        var hasLayers = false
        for place in attributes.indices {
            switch attributes[place] {
            case .font(let font): around.font = font
            case .contentTransition(.numericText): around.rolls = true
            case .direction(let direction):
                around.isRightToLeft = direction == .rightToLeft
            case .padding(let insets):
                item.pointee.hasBox = true
                item.pointee.padding = Int32(truncatingIfNeeded: paddings.count)
                paddings.append(
                    LayoutInsets(
                        top: insets.top.boundedDistance, leading: insets.leading.boundedDistance,
                        bottom: insets.bottom.boundedDistance,
                        trailing: insets.trailing.boundedDistance))
            case .frame(let frame):
                var hasMistake = false
                item.pointee.hasBox = true
                item.pointee.frame = Int32(truncatingIfNeeded: frames.count)
                frames.append(LayoutFrame(frame, hasMistake: &hasMistake))
                if hasMistake { report(LayoutIssue.noLength) }
            case .aspectRatio(let aspect):
                if let ratio = aspect.ratio, !(ratio.isFinite && ratio > 0) { continue }
                item.pointee.hasBox = true
                item.pointee.aspect = Int32(truncatingIfNeeded: aspects.count)
                aspects.append(LayoutAspect(ratio: aspect.ratio, fills: aspect.fills))
            case .fixedSize(let horizontal, let vertical):
                item.pointee.hasBox = true
                item.pointee.isFixedAcross = horizontal
                item.pointee.isFixedDown = vertical
            case .layoutPriority(let priority):
                item.pointee.priority = priority.isNaN ? 0 : priority
                item.pointee.hasPriority = true
            case .gridCell(let cell):
                item.pointee.cell = Int32(truncatingIfNeeded: cells.count)
                cells.append(cell)
            case .layoutCode(let number) where codes.indices.contains(number):
                item.pointee.code = Int32(truncatingIfNeeded: number)
                if !codes[number].guides.isEmpty { hasGuides = true }
            case .backgroundNodes, .overlayNodes: hasLayers = true
            default: continue
            }
        }
        return hasLayers
    }

    private func addContent(
        _ siblings: [ViewNode], _ place: Int, to index: Int32, _ around: inout Surroundings
    ) {
        let item = item(index)
        func addInside(axis: LayoutItem.Axis) {
            guard !siblings[place].children.isEmpty else { return }
            var inner = around
            inner.axis = axis
            var last = LayoutItem.noItem
            addChildren(siblings[place].children, to: index, after: &last, inner)
        }
        func arrange(
            _ kind: LayoutItem.Kind, spacing: Double? = nil,
            _ horizontal: ViewNode.HorizontalPosition = .center,
            _ vertical: ViewNode.VerticalPosition = .center
        ) {
            item.pointee.kind = kind
            item.pointee.horizontal = horizontal
            item.pointee.vertical = vertical
            item.pointee.first = spacing.map { $0.boundedDistance } ?? .nan
        }
        switch siblings[place].kind {
        case .text(let runs): addText(runs, siblings[place].attributes, to: index, around)
        case .image(let image): readImage(image, into: index, around)
        case .stack(.horizontal(let alignment, let spacing)):
            arrange(.row, spacing: spacing, .center, alignment)
            addInside(axis: .horizontal)
        case .stack(.vertical(let alignment, let spacing)):
            arrange(.column, spacing: spacing, alignment)
            addInside(axis: .vertical)
        case .stack(.depth(let horizontal, let vertical)):
            arrange(.pile, horizontal, vertical)
            addInside(axis: .none)
        case .stack(.phases):
            arrange(.pile)
            addInside(axis: .none)
        case .stack(.grid(let grid)):
            arrange(.grid, grid.horizontal, grid.vertical)
            item.pointee.detail = Int32(truncatingIfNeeded: grids.count)
            grids.append(grid)
            addInside(axis: .none)
        case .stack(.gridRow(let vertical)):
            // Outside a grid, it is an ordinary row.
            arrange(.gridRow, .center, vertical ?? .center)
            item.pointee.detail = vertical == nil ? LayoutItem.noItem : 0
            addInside(axis: .none)
        case .stack(.tracks(let layout)):
            arrange(.tracks, layout.horizontal, layout.vertical)
            item.pointee.detail = Int32(truncatingIfNeeded: trackLayouts.count)
            trackLayouts.append(layout)
            addInside(axis: .none)
        case .stack(.fitting(let horizontal, let vertical)):
            arrange(.fitting)
            item.pointee.detail = (horizontal ? 1 : 0) + (vertical ? 2 : 0)
            addInside(axis: around.axis)
        case .stack(.coded(let number)):
            let layout = codes.indices.contains(number) ? codes[number].layout : nil
            // Without its code, the children overlap each other.
            arrange(layout == nil ? .pile : .coded)
            item.pointee.detail = Int32(truncatingIfNeeded: number)
            switch layout?.axis {
            case .horizontal: addInside(axis: .horizontal)
            case .vertical: addInside(axis: .vertical)
            case nil: addInside(axis: .none)
            }
        case .stack(.reader(let number)):
            arrange(.reader, .leading, .top)
            item.pointee.detail = Int32(truncatingIfNeeded: number)
            addInside(axis: .none)
        case .spacer(let minLength):
            item.pointee.kind = .spacer
            item.pointee.first = (minLength ?? Measures.spacerLength).boundedLength
            if !item.pointee.hasPriority { item.pointee.priority = -.infinity }
        case .divider: item.pointee.kind = .divider
        case .drawing(.outline(.circle, _, _)): item.pointee.kind = .square
        case .drawing(.range(let line)): readLine(line, into: index)
        case .drawing(.outline), .drawing(.marks): item.pointee.kind = .flexible
        case .box:
            arrange(.pile)
            addInside(axis: around.axis)
            // A box around a single view takes that view's properties.
            if item.pointee.childCount == 1, !item.pointee.hasPriority {
                item.pointee.priority = self.item(item.pointee.firstChild).pointee.priority
            }
        case .label:
            let font = around.font ?? FontDescription()
            arrange(
                .row,
                spacing: Measures.labelGapEms * measuring.points(of: font, textSize: textSize),
                .center, .firstTextBaseline)
            addInside(axis: .horizontal)
        case .link:
            arrange(.row, spacing: Measures.spacing)
            addInside(axis: .horizontal)
        case .button(let button):
            arrange(.row, spacing: Measures.spacing)
            switch button.style {
            case .automatic, .bordered, .borderedProminent: addSurface(to: index)
            case .borderless, .plain, .custom: break
            }
            addInside(axis: .horizontal)
        case .toggle(let toggle):
            addToggle(siblings, place, toggle, to: index, &around)
        case .progress:
            arrange(.pile)
            addInside(axis: .none)
        case .gauge(let gauge):
            arrange(.pile)
            switch gauge.style {
            case .linear: break
            case .circular, .ring: addDial(to: index)
            }
            addInside(axis: .none)
        }
    }
}
