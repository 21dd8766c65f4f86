package typealias ResolveContext = _ResolveContext

/// What one resolution carries along while it walks a view: the surroundings of the view at hand,
/// the way to it, and what has been collected so far.
public struct _ResolveContext {
    /// Shared with what runs in it, so that running an author's code copies no values.
    private let surroundings: Surroundings
    package var path = NodePath()
    package private(set) var actions: [any Sendable] = []
    package private(set) var issues: [String] = []

    /// Identities that authors chose with `id(_:)`.
    private var chosenIDs: Set<String> = []
    /// Inside a control's own label no other control acts.
    private var isInert = false

    package init(environment: EnvironmentValues) {
        surroundings = Surroundings(environment)
    }

    /// The values around the view at hand.
    package var environment: EnvironmentValues {
        _read { yield surroundings.values }
        nonmutating _modify { yield &surroundings.values }
    }

    /// The nodes of a view in the surroundings at hand.
    @MainActor
    package mutating func resolve<V: View>(_ view: V) -> [ViewNode] {
        view._nodes(in: &self)
    }

    /// The nodes of the body of a view.
    @MainActor
    mutating func content<V: View>(of view: V) -> [ViewNode] {
        if V.Body.self == Never.self {
            report("\(V.self) has no body and is no view that snippets know.")
            return []
        }
        return running { view.body }._nodes(in: &self)
    }

    /// The nodes of a view inside the container that stands at the path.
    @MainActor
    package mutating func children<V: View>(_ view: V) -> [ViewNode] {
        let mark = path.pushContainer()
        defer { path.pop(to: mark) }
        return resolve(view)
    }

    /// The nodes of a view that is a named part of the node at the path.
    @MainActor
    mutating func part<V: View>(_ name: StaticString, _ view: V) -> [ViewNode] {
        let mark = path.push(name)
        defer { path.pop(to: mark) }
        return resolve(view)
    }

    /// The nodes of a view that is part of a node which is already there.
    @MainActor
    mutating func beside<V: View>(_ id: NodeID, _ part: String, _ view: V) -> [ViewNode] {
        let outer = path.replace(with: id.rawValue + part)
        defer { path.restore(outer) }
        return resolve(view)
    }

    /// Runs an author's code with the surroundings in reach of `@Environment`.
    @MainActor
    func running<Result>(_ code: () -> Result) -> Result {
        EnvironmentValues.scoped(surroundings, code)
    }

    /// Keeps what a control carries and gives it its number in the tree.
    mutating func register(_ action: ControlAction?) -> ActionID? {
        guard let action, !isInert else { return nil }
        actions.append(action.intent)
        return ActionID(ordinal: actions.count - 1)
    }

    /// Resolves the label of a control, in which other controls do not act.
    @MainActor
    mutating func label(_ resolution: (inout ResolveContext) -> [ViewNode]) -> [ViewNode] {
        let outer = isInert
        isInert = true
        defer { isInert = outer }
        return resolution(&self)
    }

    /// Notes a mistake of the view's author.
    mutating func report(_ issue: String) {
        issues.append(issue)
    }

    /// Resolves a view under an identity that its author chose.
    @MainActor
    mutating func resolve<V: View, ID: Hashable>(_ view: V, chosen id: ID) -> [ViewNode] {
        var step = NodePath.step(of: id)
        if !chosenIDs.insert(step).inserted {
            report("Two views have the identity “\(step)”.")
            step = NodePath.unused(step, in: &chosenIDs)
        }
        let outer = path.replace(with: "id-" + step)
        defer { path.restore(outer) }
        return resolve(view)
    }
}
