package import IntentSystem
package import WidgetKit

/// The outcome of a person's change to their widgets.
package enum WidgetPlacing: Sendable, Hashable {
    /// The change is done, to the widget with this number.
    case done(Int)
    /// The person has the greatest number of widgets.
    case full
    /// The widget doesn't exist, or the app offers none of this kind and family.
    case unknown
}

/// A step from one position among a person's widgets to another.
package enum WidgetStep: String, Sendable {
    case earlier
    case later
}

extension WidgetBoard {
    /// Returns the widgets of a person in their order.
    ///
    /// Unspecified by Apple; until a person makes a change, they have one of each kind.
    @MainActor
    package func placedWidgets(of person: Person) -> [PlacedWidget] {
        system.configurations.board(of: person).widgets ?? offeredAtFirst
    }

    /// Turns the widgets that a person is offered into placed ones, so that each can be changed
    /// separately.
    @MainActor
    package func adoptWidgets(of person: Person) throws(NotKept) {
        let first = offeredAtFirst
        try system.configurations.change(person) { $0.adopt(first) }
    }

    @MainActor
    private var offeredAtFirst: [PlacedWidget] {
        kinds.prefix(system.limits.placedWidgets).enumerated().compactMap { place, kind in
            kind.family.map { PlacedWidget(id: place + 1, kind: kind.kind, family: $0.description) }
        }
    }

    @MainActor
    private var kinds: [(kind: String, family: WidgetFamily?)] {
        catalog.widgetOutlines().map { ($0.kind, Self.usualFamily(of: $0)) }
    }

    /// Places a widget after the others; with `recommendation`, in one of the configurations that
    /// its provider recommends.
    @MainActor
    package func add(
        _ kind: String, _ family: WidgetFamily, recommendation: Int? = nil, for person: Person
    ) throws(NotKept) -> WidgetPlacing {
        guard let outline = outline(ofWidget: kind), Self.families(of: outline).contains(family)
        else { return .unknown }
        var configuration: StoredCard.StoredRecipe?
        if let recommendation {
            let all = outline.source?.recommendations() ?? []
            guard all.indices.contains(recommendation) else { return .unknown }
            configuration = StoredCard.StoredRecipe(
                Recipe(of: all[recommendation].intent), in: system.catalog)
        }
        let limit = system.limits.placedWidgets
        return try change(person) { widgets, next in
            guard widgets.count < limit else { return .full }
            widgets.append(
                PlacedWidget(
                    id: next, kind: kind, family: family.description, configuration: configuration))
            next += 1
            return .done(next - 1)
        }
    }

    /// Places a widget before the others, with a configuration, in the family in which its kind is
    /// offered.
    @MainActor
    func addFirst(
        _ kind: String, _ recipe: Recipe?, for person: Person
    ) throws(NotKept) -> WidgetPlacing {
        guard let family = kinds.first(where: { $0.kind == kind })?.family else { return .unknown }
        let configuration = recipe.flatMap { StoredCard.StoredRecipe($0, in: system.catalog) }
        let limit = system.limits.placedWidgets
        return try change(person) { widgets, next in
            guard widgets.count < limit else { return .full }
            widgets.insert(
                PlacedWidget(
                    id: next, kind: kind, family: family.description, configuration: configuration),
                at: 0)
            next += 1
            return .done(next - 1)
        }
    }

    /// Removes a widget, with its configuration.
    @MainActor
    package func remove(_ id: Int, for person: Person) throws(NotKept) -> WidgetPlacing {
        let outcome = try change(person) { widgets, _ in
            guard let index = widgets.firstIndex(where: { $0.id == id }) else { return .unknown }
            widgets.remove(at: index)
            return .done(id)
        }
        if case .done = outcome { shown.forget(widget: "\(id)", of: person) }
        return outcome
    }

    /// Moves a widget by one position; at the end of the board it doesn't move.
    @MainActor
    package func move(
        _ id: Int, _ step: WidgetStep, for person: Person
    ) throws(NotKept) -> WidgetPlacing {
        try change(person) { widgets, _ in
            guard let index = widgets.firstIndex(where: { $0.id == id }) else { return .unknown }
            let other = step == .earlier ? index - 1 : index + 1
            if widgets.indices.contains(other) { widgets.swapAt(index, other) }
            return .done(id)
        }
    }

    @MainActor
    package func resize(
        _ id: Int, to family: WidgetFamily, for person: Person
    ) throws(NotKept) -> WidgetPlacing {
        let outlines = catalog.widgetOutlines()
        return try change(person) { widgets, _ in
            guard let index = widgets.firstIndex(where: { $0.id == id }),
                let outline = outlines.first(where: { $0.kind == widgets[index].kind }),
                Self.families(of: outline).contains(family)
            else { return .unknown }
            widgets[index].family = family.description
            return .done(id)
        }
    }

    /// Gives a widget one of the configurations that its provider recommends.
    @MainActor
    package func recommend(
        _ place: Int, to id: Int, for person: Person
    ) throws(NotKept) -> WidgetPlacing {
        guard let widget = placedWidgets(of: person).first(where: { $0.id == id }),
            let all = outline(ofWidget: widget.kind)?.source?.recommendations(),
            all.indices.contains(place)
        else { return .unknown }
        try adoptWidgets(of: person)
        try system.configurations.keep(
            Recipe(of: all[place].intent), at: .widget(id), for: person)
        return .done(id)
    }

    @MainActor
    private func change(
        _ person: Person,
        _ change: (inout [PlacedWidget], inout Int) -> WidgetPlacing
    ) throws(NotKept) -> WidgetPlacing {
        let first = offeredAtFirst
        return try system.configurations.change(person) { board in
            var changed = board
            changed.adopt(first)
            var widgets = changed.widgets ?? []
            let outcome = change(&widgets, &changed.nextWidget)
            changed.widgets = widgets
            if case .done = outcome { board = changed }
            return outcome
        }
    }
}

extension BoardContents {
    fileprivate mutating func adopt(_ first: [PlacedWidget]) {
        if widgets != nil { return }
        widgets = first
        nextWidget = (first.last?.id ?? 0) + 1
    }
}
