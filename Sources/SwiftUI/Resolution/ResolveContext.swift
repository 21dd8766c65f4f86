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
    /// Code of the author's that layout calls.
    package private(set) var live: LiveParts?
    /// Directly inside a grid, where rows are rows.
    var isInGrid = false
    /// The views inside one another whose types don't tell how many they are.
    private var depth = 0

    /// Identities that authors chose with `id(_:)`.
    private(set) var chosenIDs = NodePath.StepSet()
    /// The values that the views drawn so far tell those around them.
    var preferences = Preferences()
    /// Inside a control's own label no other control acts.
    private(set) var isInert = false
    /// The choice that the control at hand shows, while its options are drawn.
    var choice: Choice?
    /// The type of the view whose body is drawn; `nil` outside of all.
    private(set) var author: Any.Type?
    /// The types of views whose authors were told of closures that nothing calls.
    var toldOfClosures: Set<ObjectIdentifier> = []
    /// Notes on the rows of a list, while they are drawn.
    var listRows: ListRows?

    package init(environment: EnvironmentValues) {
        self.environment = environment
    }

    /// Goes on after another resolution: with the actions and the code that it met.
    @MainActor
    init(environment: EnvironmentValues, after live: LiveParts) {
        self.environment = environment
        self.live = live
        actions = live.actions
        states = live.states
        chosenIDs = live.chosenIDs
        toldOfClosures = live.toldOfClosures
        depth = live.depth
    }

    /// Gives what was collected to what goes on after this resolution.
    @MainActor
    mutating func finish(_ live: LiveParts) {
        live.actions = actions
        live.states = states
        live.chosenIDs = chosenIDs
        live.toldOfClosures = toldOfClosures
        live.issues += issues
        issues = []
    }

    /// The table of code of the author's.
    @MainActor
    mutating func liveParts() -> LiveParts {
        if let live { return live }
        let new = LiveParts()
        live = new
        return new
    }

    /// The most views inside one another that `AnyView` or a body hides from the types.
    private static let greatestDepth = 400

    /// Draws something that may contain itself, unless it does so without end.
    @MainActor
    @inline(__always)
    mutating func descending(_ draw: (inout ResolveContext) -> Void) {
        guard depth < Self.greatestDepth else {
            let issue = """
                The view has more than \(Self.greatestDepth) views inside one another; the rest is left \
                out. Views that contain themselves need an end.
                """
            if !issues.contains(issue) { report(issue) }
            return
        }
        depth += 1
        draw(&self)
        depth -= 1
    }

    /// Draws the body of a view.
    @MainActor
    mutating func drawBody<V: View>(of view: V) {
        if V.Body.self == Never.self {
            report("\(V.self) has no body and is no view that snippets know.")
        } else if !lacksObject(for: view) {
            let outer = author
            author = V.self
            descending { context in context.running { view.body }._draw(in: &context) }
            author = outer
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
        let outer = isInGrid
        isInGrid = false
        defer {
            path.pop(to: mark)
            isInGrid = outer
        }
        return nodes { view._draw(in: &$0) }
    }

    /// The nodes of a view inside the grid that stands at the path.
    @MainActor
    mutating func rows<V: View>(_ view: V) -> [ViewNode] {
        let mark = path.pushContainer()
        let outer = isInGrid
        isInGrid = true
        defer {
            path.pop(to: mark)
            isInGrid = outer
        }
        return nodes { view._draw(in: &$0) }
    }

    /// Notes alignments of an author's own for the children of a node.
    @MainActor
    @inline(__always)
    mutating func addAlignments(
        _ alignments: (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?),
        to node: inout ViewNode
    ) {
        // Nearly all stacks have usual ones, and a card has many stacks.
        let isHorizontalOwn = alignments.horizontal?.isOwn == true
        let isVerticalOwn = alignments.vertical?.isOwn == true
        guard isHorizontalOwn || isVerticalOwn else { return }
        addCode(to: &node) { code in
            code.horizontal = isHorizontalOwn ? alignments.horizontal : nil
            code.vertical = isVerticalOwn ? alignments.vertical : nil
        }
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
