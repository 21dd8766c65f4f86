import Foundation
import Synchronization

package typealias ResolveContext = _ResolveContext

/// The data that a resolution collects besides nodes, and that a continued one begins with.
struct ResolutionRecord {
    /// The action of each control, by the ordinal of its `ActionID`.
    var actions: [any Sendable] = []
    /// The states that toggles show, by their actions.
    var states: [ActionID: Bool] = [:]
    /// Mistakes of the view's author.
    var issues: [String] = []
    /// Identities that authors chose with `id(_:)`.
    var chosenIDs = NodePath.StepSet()
    /// The types of views whose authors were informed about uncalled closures.
    var toldOfClosures: Set<ObjectIdentifier> = []
    /// The remaining views, elements and bytes.
    var budget = ResolutionBudget()
    /// The next moment at which a view's own schedule changes it.
    var nextMoment: Date?
}

/// The state of one resolution while it traverses a view: the environment of the current view, its
/// path, and the nodes collected so far.
public struct _ResolveContext: ~Copyable {
    /// The environment of the current view.
    package var environment: EnvironmentValues
    package var path = NodePath()
    /// The nodes drawn so far inside the current container.
    package var nodes: [ViewNode] = []
    /// The data collected besides the nodes.
    var record = ResolutionRecord()
    /// The author's code that layout calls.
    package private(set) var live: LiveParts?
    /// The type of the author's view whose body is being drawn.
    private(set) var author: Any.Type?
    /// The pictures that can be drawn.
    let pictures: any PictureMeasuring
    /// The moment for which views are drawn.
    let moment: DrawnMoment
    /// True directly inside a grid, where rows are rows.
    var isInGrid = false
    /// True directly inside tracks, where the edges of a section have separate lines.
    var isInTracks = false
    /// The nesting depth of views and modifiers.
    var level = 0
    /// The preference values of the views drawn so far.
    var preferences = Preferences()
    /// True inside a control's own label, where no other control acts.
    private(set) var isInert = false
    /// The element behind the current view, while that is drawn.
    var covered: ViewNode?
    /// True inside the replacement of a control that edits a value, where no other one is reported.
    var isInEditor = false
    /// The selection of the current control, while its options are drawn.
    var choice: TagSelection?
    /// The data about the rows of a list, while they are drawn.
    var listRows: ListRows?
    /// The views to which the enclosing stack leads; `nil` outside a stack.
    var destinations: NavigationDestinations?

    package init(
        environment: EnvironmentValues, pictures: any PictureMeasuring = UnknownPictures(),
        moment: DrawnMoment = DrawnMoment()
    ) {
        self.environment = environment
        self.pictures = pictures
        self.moment = moment
    }

    /// Continues after another resolution, with its actions and its code.
    @MainActor
    init(environment: EnvironmentValues, after live: LiveParts) {
        self.environment = environment
        self.live = live
        pictures = live.pictures
        moment = live.moment
        author = live.author
        record = live.record
        record.issues = []
    }

    /// Draws a view for the author's code, separately from the tree; identities start again.
    @MainActor
    init(environment: EnvironmentValues, beside live: LiveParts) {
        self.environment = environment
        self.live = live
        pictures = live.pictures
        moment = live.moment
        author = live.author
        record.budget = live.record.budget
    }

    /// Passes the collected data to the resolution that continues after this one.
    @MainActor
    mutating func finish(_ live: LiveParts) {
        settle(live)
        record.issues = live.record.issues
        record.nextMoment = live.record.nextMoment
        live.record = record
    }

    /// Passes the issues and the remaining limits to the resolution that continues after this one.
    @MainActor
    mutating func settle(_ live: LiveParts) {
        live.record.issues += record.issues
        record.issues = []
        live.record.budget = record.budget
        live.record.nextMoment =
            [live.record.nextMoment, record.nextMoment].compactMap(\.self).min()
    }

    /// Continues with the limits that a separate drawing left over.
    @MainActor
    mutating func resume(_ live: LiveParts) {
        record.budget = live.record.budget
    }

    /// Returns the table of the author's code.
    @MainActor
    mutating func liveParts() -> LiveParts {
        if let live { return live }
        let new = LiveParts(pictures: pictures, moment: moment)
        live = new
        return new
    }

    /// Draws the body of a view.
    @MainActor
    mutating func drawBody<V: View>(of view: V) {
        if V.Body.self == Never.self {
            report("\(V.self) has no body and is no view that snippets know.")
        } else if !lacksObject(for: view), enter() {
            let outer = author
            author = V.self
            running { view.body }._draw(in: &self)
            author = outer
            leave()
        }
    }

    /// Draws a view as one of several, identified by its position.
    @MainActor
    @usableFromInline
    mutating func draw<V: View>(_ view: V, at index: Int) {
        let mark = path.push(index: index)
        view._draw(in: &self)
        path.pop(to: mark)
    }

    /// Returns the nodes that a closure draws, separately from those around them.
    @MainActor
    mutating func nodes(_ drawing: (inout ResolveContext) -> Void) -> [ViewNode] {
        var inner: [ViewNode] = []
        swap(&inner, &nodes)
        drawing(&self)
        swap(&inner, &nodes)
        return inner
    }

    /// Returns the nodes of a view inside the container at the path.
    @MainActor
    package mutating func children<V: View>(_ view: V) -> [ViewNode] {
        inside(view, isGrid: false, isTracks: false)
    }

    @MainActor
    @inline(__always)
    private mutating func inside<V: View>(_ view: V, isGrid: Bool, isTracks: Bool) -> [ViewNode] {
        let mark = path.pushContainer()
        let outer = (isInGrid, isInTracks)
        (isInGrid, isInTracks) = (isGrid, isTracks)
        defer {
            path.pop(to: mark)
            (isInGrid, isInTracks) = outer
        }
        return nodes { view._draw(in: &$0) }
    }

    /// Adds a stack that lays out the nodes of a view; alignments are needed only if they may be custom ones.
    @MainActor
    @inline(__always)
    mutating func addStack<V: View>(
        _ layout: ViewNode.StackLayout, horizontal: HorizontalAlignment? = nil,
        vertical: VerticalAlignment? = nil, _ content: V
    ) {
        let id = path.id
        let children =
            switch layout {
            case .grid: inside(content, isGrid: true, isTracks: false)
            case .tracks: inside(content, isGrid: false, isTracks: true)
            default: children(content)
            }
        var node = ViewNode(id: id, kind: .stack(layout), children: children)
        // Nearly all stacks have standard alignments, and a card has many stacks.
        let isHorizontalCustom = horizontal?.guide.isCustom == true
        let isVerticalCustom = vertical?.guide.isCustom == true
        if isHorizontalCustom || isVerticalCustom {
            addCode(to: &node) { code in
                code.horizontal = isHorizontalCustom ? horizontal : nil
                code.vertical = isVerticalCustom ? vertical : nil
            }
        }
        nodes.append(node)
    }

    /// Draws a view that is a named part of the node at the path.
    @MainActor
    mutating func drawPart<V: View>(_ name: StaticString, _ view: V) {
        let mark = path.push(name)
        view._draw(in: &self)
        path.pop(to: mark)
    }

    /// Returns the nodes of a view that is part of an existing node.
    @MainActor
    mutating func beside<V: View>(_ id: NodeID, _ part: String, _ view: V) -> [ViewNode] {
        let outer = path.replace(with: id.rawValue + part)
        defer { _ = path.replace(with: outer) }
        return nodes { view._draw(in: &$0) }
    }

    /// Tells whether a view, a modifier or a style reads a missing object, and reports it.
    @MainActor
    mutating func lacksObject<Subject>(for subject: Subject) -> Bool {
        guard MissingObject.isPossible.load(ordering: .relaxed),
            let text = MissingObject.found(in: subject, environment)
        else { return false }
        report("\(Subject.self) isn't drawn. \(text)")
        return true
    }

    /// Runs the author's code with the environment available to `@Environment`.
    @MainActor
    package mutating func running<Result>(_ code: () -> Result) -> Result {
        let result = EnvironmentValues.scoped(&environment, code)
        if !MissingColors.names.isEmpty { reportMissingColors() }
        return result
    }

    /// Stores a control's action, and a toggle's state, and returns its identifier in the tree.
    mutating func register(_ action: ControlAction?, isOn: Bool? = nil) -> ActionID? {
        guard let action, !isInert else { return nil }
        let id = ActionID(ordinal: record.actions.count)
        record.actions.append(action.intent)
        if let isOn { record.states[id] = isOn }
        return id
    }

    /// Returns the nodes of a control's label, in which other controls do not act.
    @MainActor
    mutating func label(_ drawing: (inout ResolveContext) -> Void) -> [ViewNode] {
        let outer = isInert
        isInert = true
        defer { isInert = outer }
        return nodes(drawing)
    }

    /// Records a mistake of the view's author.
    mutating func report(_ issue: String) {
        record.issues.append(issue)
    }

    /// Records a mistake that the author may make in many places of one view.
    package mutating func reportOnce(_ issue: String) {
        if record.budget.told.insert(issue).inserted { report(issue) }
    }

    /// Draws a view with an identity that its author chose.
    @MainActor
    mutating func draw<V: View, ID: Hashable>(_ view: V, chosen id: ID) {
        var step = NodePath.step(of: id)
        if !record.chosenIDs.insert(step) {
            report("Two views have the identity “\(step)”.")
            step = NodePath.unused(step, in: &record.chosenIDs)
        }
        let outer = path.replace(with: "id-" + step)
        view._draw(in: &self)
        _ = path.replace(with: outer)
    }
}
