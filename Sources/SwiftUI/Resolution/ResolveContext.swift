import Synchronization

package typealias ResolveContext = _ResolveContext

/// The state of one resolution while it walks a view: the surroundings of the view at hand, the way
/// to it, and what has been collected so far.
public struct _ResolveContext: ~Copyable {
    /// The values around the view at hand.
    package var environment: EnvironmentValues
    package var path = NodePath()
    /// The nodes drawn so far inside the container at hand.
    package var nodes: [ViewNode] = []
    package private(set) var actions: [any Sendable] = []
    /// The states that toggles show, by their actions.
    package private(set) var states: [ActionID: Bool] = [:]
    package private(set) var issues: [String] = []

    /// Identities that authors chose with `id(_:)`.
    private var chosenIDs = NodePath.StepSet()
    /// Inside a control's own label no other control acts.
    private(set) var isInert = false
    /// The choice that the control at hand shows, while its options are drawn.
    var choice: Choice?
    /// The headers and footers of sections, while the rows of a list are drawn.
    var sectionEdges: [NodeID]?

    package init(environment: EnvironmentValues) {
        self.environment = environment
    }

    /// Draws the body of a view.
    @MainActor
    mutating func drawBody<V: View>(of view: V) {
        if V.Body.self == Never.self {
            report("\(V.self) has no body and is no view that snippets know.")
        } else if !lacksObject(for: view) {
            running { view.body }._draw(in: &self)
        }
    }

    /// Draws a view as one of several, told from the others by its position.
    @MainActor
    @usableFromInline
    mutating func draw<V: View>(_ view: V, at index: Int) {
        let mark = path.push(index: index)
        view._draw(in: &self)
        path.pop(to: mark)
    }

    /// The nodes that are drawn meanwhile, apart from those around them.
    @MainActor
    mutating func nodes(_ drawing: (inout ResolveContext) -> Void) -> [ViewNode] {
        var inner: [ViewNode] = []
        swap(&inner, &nodes)
        drawing(&self)
        swap(&inner, &nodes)
        return inner
    }

    /// The nodes of a view inside the container that stands at the path.
    @MainActor
    package mutating func children<V: View>(_ view: V) -> [ViewNode] {
        let mark = path.pushContainer()
        defer { path.pop(to: mark) }
        return nodes { view._draw(in: &$0) }
    }

    /// Draws a view that is a named part of the node at the path.
    @MainActor
    mutating func drawPart<V: View>(_ name: StaticString, _ view: V) {
        let mark = path.push(name)
        view._draw(in: &self)
        path.pop(to: mark)
    }

    /// The nodes of a view that is part of a node which is already there.
    @MainActor
    mutating func beside<V: View>(_ id: NodeID, _ part: String, _ view: V) -> [ViewNode] {
        let outer = path.replace(with: id.rawValue + part)
        defer { _ = path.replace(with: outer) }
        return nodes { view._draw(in: &$0) }
    }

    /// Tells whether a view, a modifier or a style reads an object that isn't there, and says so.
    @MainActor
    mutating func lacksObject<Subject>(for subject: Subject) -> Bool {
        guard MissingObject.isPossible.load(ordering: .relaxed),
            let text = MissingObject.found(in: subject, environment)
        else { return false }
        report("\(Subject.self) isn't drawn. \(text)")
        return true
    }

    /// Runs an author's code with the surroundings in reach of `@Environment`.
    @MainActor
    mutating func running<Result>(_ code: () -> Result) -> Result {
        EnvironmentValues.scoped(&environment, code)
    }

    /// Keeps what a control carries, and what it shows if it is a toggle, and gives it its number in
    /// the tree.
    mutating func register(_ action: ControlAction?, isOn: Bool? = nil) -> ActionID? {
        guard let action, !isInert else { return nil }
        let id = ActionID(ordinal: actions.count)
        actions.append(action.intent)
        if let isOn { states[id] = isOn }
        return id
    }

    /// The nodes of a control's label, in which other controls do not act.
    @MainActor
    mutating func label(_ drawing: (inout ResolveContext) -> Void) -> [ViewNode] {
        let outer = isInert
        isInert = true
        defer { isInert = outer }
        return nodes(drawing)
    }

    /// Notes a mistake of the view's author.
    mutating func report(_ issue: String) {
        issues.append(issue)
    }

    /// Draws a view under an identity that its author chose.
    @MainActor
    mutating func draw<V: View, ID: Hashable>(_ view: V, chosen id: ID) {
        var step = NodePath.step(of: id)
        if !chosenIDs.insert(step) {
            report("Two views have the identity “\(step)”.")
            step = NodePath.unused(step, in: &chosenIDs)
        }
        let outer = path.replace(with: "id-" + step)
        view._draw(in: &self)
        _ = path.replace(with: outer)
    }
}
