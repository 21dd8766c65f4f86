// How nodes become items, each before what is behind it, inside it and in front of it.
extension LayoutEngine {
    /// The most elements inside one another: each takes some of the thread's stack.
    static var greatestDepth: Int { 800 }

    /// What an element inherits.
    struct Surroundings {
        var axis = LayoutItem.Axis.none
        var font: FontDescription?
        /// Inside a control whose label is set in a heavier font.
        var isHeavy = false
    }

    /// Counts the items for nodes; `nil` if they lie too deep in one another.
    static func itemCount(of nodes: [ViewNode], depth: Int = 0) -> Int? {
        if depth > greatestDepth { return nodes.isEmpty ? 0 : nil }
        var count = nodes.count
        for index in nodes.indices {
            if !nodes[index].children.isEmpty {
                guard let inner = itemCount(of: nodes[index].children, depth: depth + 1) else {
                    return nil
                }
                count += inner
            }
            for attribute in nodes[index].attributes {
                guard case .backgroundNodes(let layer, _, _) = attribute else {
                    guard case .overlayNodes(let layer, _, _) = attribute else { continue }
                    guard let inner = itemCount(of: layer, depth: depth + 1) else { return nil }
                    count += inner
                    continue
                }
                guard let inner = itemCount(of: layer, depth: depth + 1) else { return nil }
                count += inner
            }
            if case .toggle(let toggle) = nodes[index].kind, !toggle.flipped.isEmpty {
                guard let inner = itemCount(of: toggle.flipped, depth: depth + 1) else {
                    return nil
                }
                count += inner
            }
        }
        return count
    }

    /// Adds items for nodes as the children of an item, behind those that it has.
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
        var lastLayer = LayoutItem.noItem
        if hasLayers { addLayers(attributes, .behind, of: index, after: &lastLayer, outer) }
        addContent(siblings, place, to: index, &around)
        if hasLayers { addLayers(attributes, .inFront, of: index, after: &lastLayer, outer) }
        findBounds(of: index)
        return index
    }

    /// Reads what concerns layout, and tells whether anything lies behind the element or in front.
    private func read(
        _ attributes: [ViewNode.Attribute], into index: Int32, _ around: inout Surroundings
    ) -> Bool {
        let item = item(index)
        var hasLayers = false
        for place in attributes.indices {
            switch attributes[place] {
            case .font(let font): around.font = font
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
            case .backgroundNodes, .overlayNodes: hasLayers = true
            case .foreground, .tint, .textAlignment, .lineLimit, .truncation, .minimumScaleFactor,
                .lineSpacing, .contentTransition, .background, .border, .clip, .opacity, .shadow,
                .rotation, .scale, .offset, .blur, .redacted, .invalidatable, .accessibilityLabel,
                .accessibilityValue, .accessibilityHint, .accessibilityHidden,
                .accessibilityCombined, .accessibilityHeader, .accessibilityIdentifier, .help:
                continue
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
        case .spacer(let minLength):
            item.pointee.kind = .spacer
            item.pointee.first = (minLength ?? Measures.placedSpacerLength).boundedLength
            if !item.pointee.hasPriority { item.pointee.priority = -.infinity }
        case .divider: item.pointee.kind = .divider
        case .drawing(.outline(.circle, _, _)): item.pointee.kind = .square
        case .drawing: item.pointee.kind = .flexible
        case .box:
            arrange(.pile)
            addInside(axis: around.axis)
            // A box around one view stands for it.
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
            case .automatic, .bordered, .borderedProminent: addSurface(to: index, &around)
            case .borderless, .plain, .custom: break
            }
            addInside(axis: .horizontal)
        case .toggle(let toggle):
            addToggle(siblings, place, toggle, to: index, &around)
        case .progress(let progress):
            arrange(
                .column, spacing: Measures.rangeLabelSpacing,
                progress.style == .linear ? .leading : .center)
            addInside(axis: .vertical)
            addBar(of: progress, hasLabel: !siblings[place].children.isEmpty, to: index)
        case .gauge(let gauge):
            arrange(
                .column, spacing: Measures.rangeLabelSpacing,
                gauge.style == .linear ? .leading : .center)
            addInside(axis: .vertical)
            addBar(of: gauge, hasLabel: !siblings[place].children.isEmpty, to: index)
        }
    }
}

// MARK: - Text and pictures

extension LayoutEngine {
    private func addText(
        _ runs: [ViewNode.TextRun], _ attributes: [ViewNode.Attribute], to index: Int32,
        _ around: Surroundings
    ) {
        var font = around.font ?? FontDescription()
        if around.isHeavy, font.weight == nil {
            if case .style(.headline) = font.size {} else { font.weight = .semibold }
        }
        var text = LayoutText(measuring.measure(runs, font: font, textSize: textSize))
        for place in attributes.indices {
            switch attributes[place] {
            case .lineLimit(let lines): text.lineLimit = max(1, lines)
            case .lineSpacing(let points): text.spacing = points.boundedLength
            case .minimumScaleFactor(let factor): text.leastScale = factor.clampedToUnit
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

    private func readImage(
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

// MARK: - Controls

extension LayoutEngine {
    private func addChrome(_ chrome: LayoutChrome, to index: Int32) {
        item(index).pointee.chrome = Int32(truncatingIfNeeded: chromes.count)
        chromes.append(chrome)
    }

    /// A label on a surface.
    private func addSurface(to index: Int32, _ around: inout Surroundings) {
        around.isHeavy = true
        let block = Measures.controlPaddingBlock
        let inline = Measures.controlPaddingInline
        addChrome(
            LayoutChrome(
                insets: LayoutInsets(top: block, leading: inline, bottom: block, trailing: inline),
                leastHeight: Measures.controlHeight), to: index)
    }

    private func addToggle(
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
                    leastHeight: Measures.controlHeight), to: index)
            addChildren(children, to: index, after: &last, around)
        case .button:
            item.pointee.kind = .row
            item.pointee.first = Measures.spacing
            around.axis = .horizontal
            addSurface(to: index, &around)
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

    private func addBar(
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

    private func addBar(of gauge: ViewNode.GaugeContent, hasLabel: Bool, to index: Int32) {
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
