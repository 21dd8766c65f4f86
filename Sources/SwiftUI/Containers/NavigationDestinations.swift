/// The views to which a stack leads, collected while its views are drawn.
struct NavigationDestinations {
    /// The views of values, by the types of the values.
    var ofValues: [ObjectIdentifier: @MainActor (Any) -> AnyView?] = [:]
    /// A view that is presented from the start.
    var presented: AnyView?
}

extension ResolveContext {
    /// Draws the view on top of a stack; the views below it are drawn to learn where they lead.
    @MainActor
    mutating func drawStack(_ root: some View, path: () -> [AnyHashable]) {
        let outer = destinations
        defer { destinations = outer }
        destinations = NavigationDestinations()
        let (before, start, told) = (record, nodes.count, preferences)
        root._draw(in: &self)
        var values = running(path)[...]
        while !record.budget.isEnded, let view = pushed(by: &values) {
            // What a covered view would do isn't part of the card, but drawing it took time.
            let budget = record.budget
            record = before
            (record.budget.views, record.budget.isEnded) = (budget.views, budget.isEnded)
            nodes.removeSubrange(start...)
            preferences = told
            drawPart("_d", view)
        }
    }

    /// Returns the view of the next value of a path that leads anywhere, then the views that are
    /// presented from the start; `nil` if none is left.
    @MainActor
    private mutating func pushed(by values: inout ArraySlice<AnyHashable>) -> AnyView? {
        while let value = values.popFirst()?.base {
            if let destination = destinations?.ofValues[ObjectIdentifier(type(of: value))],
                let view = running({ destination(value) })
            {
                destinations?.presented = nil
                return view
            }
        }
        defer { destinations?.presented = nil }
        return destinations?.presented
    }
}

extension View {
    /// Leads to the views of values; a stack shows one of them if its path ends with the value.
    nonisolated public consuming func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        drawn(with: destination) { context, destination, _ in
            context.destinations?.ofValues[ObjectIdentifier(D.self)] = { value in
                (value as? D).map { AnyView(destination($0)) }
            }
        }
    }

    /// Leads to a view, which a stack shows while a value is true.
    nonisolated public consuming func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        presenting(isPresented.wrappedValue ? destination() : nil)
    }

    /// Leads to a view, which a stack shows while there is an item.
    nonisolated public consuming func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        presenting(item.wrappedValue.map(destination))
    }

    nonisolated private consuming func presenting(_ view: (some View)?) -> some View {
        drawn(with: view) { context, view, _ in
            if let view { context.destinations?.presented = AnyView(view) }
        }
    }
}
