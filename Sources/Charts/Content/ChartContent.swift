/// Content of a chart: marks, or content composed of marks.
///
///     struct Goal: ChartContent {
///         let steps: Int
///         var body: some ChartContent {
///             RuleMark(y: .value("Goal", steps))
///         }
///     }
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the body.
    associatedtype Body: ChartContent

    /// The marks that the content consists of.
    @ChartContentBuilder var body: Self.Body { get }

    /// Adds the marks to those of the chart; an extension provides it for custom content.
    func _collect(in collection: inout _ChartCollection)
}

extension ChartContent {
    public func _collect(in collection: inout _ChartCollection) {
        guard collection.enter() else { return }
        body._collect(in: &collection)
        collection.leave()
    }
}

extension ChartContent where Body == Never {
    /// Never read: a mark has no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ChartContent {
    public typealias Body = Never

    public func _collect(in collection: inout _ChartCollection) {
        switch self {}
    }
}

/// Content whose type is erased.
public nonisolated struct AnyChartContent: ChartContent {
    public typealias Body = Never
    private let content: any ChartContent

    /// Erases the type of content.
    public init<C: ChartContent>(_ content: C) {
        self.content = content
    }

    /// Erases the type of content.
    public init<C: ChartContent>(erasing content: C) {
        self.content = content
    }

    @MainActor
    public func _collect(in collection: inout _ChartCollection) {
        content._collect(in: &collection)
    }
}

/// Several marks that modifiers change together.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never
    private let content: Content

    /// Creates a group.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    public func _collect(in collection: inout _ChartCollection) {
        content._collect(in: &collection)
    }
}
