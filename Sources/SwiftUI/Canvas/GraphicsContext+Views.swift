public import Foundation

extension GraphicsContext {
    /// A resolved text, ready to draw.
    public struct ResolvedText: Sendable {
        let nodes: [ViewNode]
        let sheet: CanvasSheet

        /// Returns the size of the text in the available space.
        public func measure(in size: CGSize) -> CGSize {
            MainActor.assumeIsolated { [sheet] in sheet.size(of: nodes, in: size) }
        }
    }

    /// A resolved picture, ready to draw.
    public struct ResolvedImage: Sendable {
        let nodes: [ViewNode]
        let stretched: [ViewNode]
        /// The picture's natural size.
        public let size: CGSize
    }

    /// A resolved view of the canvas, ready to draw.
    public struct ResolvedSymbol: Sendable {
        let nodes: [ViewNode]
        /// The view's natural size.
        public let size: CGSize
    }

    /// Resolves a text to measure and draw it.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(
            nodes: MainActor.assumeIsolated { [sheet] in sheet.nodes { text._draw(in: &$0) } },
            sheet: sheet)
    }

    /// Resolves a picture to measure and draw it.
    public func resolve(_ image: Image) -> ResolvedImage {
        MainActor.assumeIsolated { [sheet] in
            let nodes = sheet.nodes { image._draw(in: &$0) }
            return ResolvedImage(
                nodes: nodes, stretched: sheet.nodes { image.resizable()._draw(in: &$0) },
                size: sheet.size(of: nodes, in: nil))
        }
    }

    /// Resolves the view with a tag to draw it; `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        // Safe: the closure runs at once, on the thread that this method runs on.
        nonisolated(unsafe) let tag = AnyHashable(id)
        return MainActor.assumeIsolated { [sheet] in
            guard let nodes = sheet.nodes(ofSymbol: tag) else { return nil }
            return ResolvedSymbol(nodes: nodes, size: sheet.size(of: nodes, in: nil))
        }
    }

    // MARK: Texts

    /// Draws a text in a box.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let size = text.measure(in: rect.size)
        draw(text.nodes, in: CGRect(origin: rect.origin, size: size))
    }

    /// Draws a text with its anchor at a point of the sheet.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = MainActor.assumeIsolated { [sheet] in sheet.size(of: text.nodes, in: nil) }
        draw(text.nodes, size, at: point, anchor)
    }

    /// Draws a text in a box.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text with its anchor at a point of the sheet.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Pictures

    /// Draws a picture that fills a box.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.stretched, in: rect)
    }

    /// Draws a picture with its anchor at a point of the sheet.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.nodes, image.size, at: point, anchor)
    }

    /// Draws a picture that fills a box.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect)
    }

    /// Draws a picture with its anchor at a point of the sheet.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Views

    /// Draws a view in a box.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.nodes, in: rect) }

    /// Draws a view with its anchor at a point of the sheet.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.nodes, symbol.size, at: point, anchor)
    }

    private func draw(
        _ nodes: [ViewNode], _ size: CGSize, at point: CGPoint, _ anchor: UnitPoint
    ) {
        draw(
            nodes,
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
                width: size.width, height: size.height))
    }

    /// Draws nodes in a box, which is transformed as a whole.
    private func draw(_ nodes: [ViewNode], in rect: CGRect) {
        let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
        var look = look
        let scale = transform.lengthFactor
        let degrees = Double(atan2(transform.b, transform.a)) * 180 / .pi
        var turns: [ViewNode.Attribute] = []
        if abs(degrees) > 0.01 { turns.append(.rotation(degrees)) }
        if abs(scale - 1) > 0.0001 { turns.append(.scale(Double(scale))) }
        look.insert(contentsOf: turns, at: 0)
        let box = CGRect(
            x: middle.x - rect.width / 2, y: middle.y - rect.height / 2, width: rect.width,
            height: rect.height)
        MainActor.assumeIsolated { [sheet, look] in sheet.add(nodes, in: box, look) }
    }
}
