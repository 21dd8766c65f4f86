import _Localization

/// The changes that a person can undo and redo: two stacks of groups.
///
/// Foundation on Linux has no `UndoManager`; this one has the names and the behavior that Apple's
/// page on the class describes, apart from what needs Objective-C: selectors, invocations, run
/// loops. Apple's class groups by passes of the run loop; this one groups by runs: the
/// registrations of one run of an intent are undone in one step.
@MainActor
open class UndoManager {
    /// Actions that are undone in one step.
    private final class Group {
        var name = ""
        var actions: [Action] = []
        /// The run that registered the actions; `nil` outside any.
        weak var run: (any SystemInteraction)?
        /// Further actions of the run are added to the group.
        var isOpen = false
        /// The strictest policy of the intents in the group: a person who may not perform one of
        /// them may not undo it.
        var policy = IntentAuthenticationPolicy.alwaysAllowed

        var isEmpty: Bool { actions.isEmpty }
    }

    private struct Action {
        /// Performs the handler; `false` if its target is gone.
        let perform: @MainActor () -> Bool
        let isAbout: (AnyObject) -> Bool
    }

    private var undos: [Group] = [] {
        didSet { tell() }
    }
    private var redos: [Group] = [] {
        didSet { tell() }
    }
    /// A handler for each change, except those during an undo or a redo.
    package var onChange: (@MainActor (UndoManager) -> Void)?
    /// The groups that were begun and not ended, outermost first.
    private var begun: [Group] = []
    private var disabled = 0

    /// The maximum number of steps; the oldest are dropped first, and 0 keeps all.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Actions outside any group begin a new one; if `false`, such a registration is a mistake and
    /// is ignored.
    public var groupsByEvent = true

    /// An action is being undone now.
    public private(set) var isUndoing = false

    /// An action is being redone now.
    public private(set) var isRedoing = false

    public init() {}

    // MARK: - Registering

    /// Registers a handler that reverts a change, or that restores it during `undo()`.
    ///
    /// The target is held weakly: the action disappears with it. The handler is called on the main actor.
    public func registerUndo<TargetType>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) where TargetType: AnyObject {
        guard isUndoRegistrationEnabled, let group = groupForRegistration() else { return }
        group.actions.append(
            Action(
                perform: { [weak target] in
                    guard let target else { return false }
                    handler(target)
                    return true
                }, isAbout: { [weak target] in $0 === target }))
        if !isUndoing, !isRedoing { redos = [] }
        trim()
    }

    private func groupForRegistration() -> Group? {
        if let group = begun.last { return group }
        guard groupsByEvent else { return nil }
        let run = SystemInteractions.current
        if let run, let last = undos.last, last.isOpen, last.run === run { return last }
        undos.last?.isOpen = false
        let group = Group()
        group.run = run
        group.isOpen = run != nil
        group.policy = run?.authenticationPolicy ?? .alwaysAllowed
        undos.append(group)
        return group
    }

    /// Disables registration until `enableUndoRegistration()` is called as often.
    public func disableUndoRegistration() { disabled += 1 }

    /// Reverts one `disableUndoRegistration()`.
    public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Registration is enabled.
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }

    // MARK: - Groups

    /// The number of groups that were begun and not ended.
    public var groupingLevel: Int { begun.count }

    /// Begins a group: all actions registered until its end are undone in one step.
    public func beginUndoGrouping() {
        begun.append(Group())
    }

    /// Ends the group that was begun last; the actions of a nested group become part of the outer one.
    public func endUndoGrouping() {
        guard let group = begun.popLast() else { return }
        if let outer = begun.last {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
            outer.policy = outer.policy.orStricter(group.policy)
        } else if !group.isEmpty {
            group.run = SystemInteractions.current
            group.policy = group.policy.orStricter(
                group.run?.authenticationPolicy ?? .alwaysAllowed)
            if isUndoing { redos.append(group) } else { undos.append(group) }
            trim()
        }
    }

    private func tell() {
        if !isUndoing, !isRedoing { onChange?(self) }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undos.removeFirst(max(0, undos.count - levelsOfUndo))
        redos.removeFirst(max(0, redos.count - levelsOfUndo))
    }

    // MARK: - Undoing

    /// There is something to undo.
    public var canUndo: Bool { !undos.isEmpty }

    /// There is something to redo.
    public var canRedo: Bool { !redos.isEmpty }

    /// The number of steps that can be undone.
    public var undoCount: Int { undos.count }

    /// The number of steps that can be redone.
    public var redoCount: Int { redos.count }

    /// Undoes the last step; ends all groups first.
    public func undo() {
        while groupingLevel > 0 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group.
    public func undoNestedGroup() {
        _ = performUndo()
    }

    /// Redoes the step that was undone last.
    public func redo() {
        _ = performRedo()
    }

    /// The policy of the intent whose change the next undo reverts.
    package var undoPolicy: IntentAuthenticationPolicy { undos.last?.policy ?? .alwaysAllowed }

    /// The policy of the intent whose change the next redo restores.
    package var redoPolicy: IntentAuthenticationPolicy { redos.last?.policy ?? .alwaysAllowed }

    /// The result of an undo or a redo.
    package enum Step: Equatable, Sendable {
        /// There was nothing to undo or to redo.
        case nothing
        /// The step was performed; the value is its name.
        case done(String)
        /// All targets of the step are gone; it is no longer on the stack.
        case gone(String)
    }

    /// Undoes the last step.
    package func performUndo() -> Step {
        guard !isUndoing, !isRedoing, canUndo else { return .nothing }
        isUndoing = true
        defer {
            isUndoing = false
            tell()
        }
        return perform(undos.removeLast())
    }

    /// Redoes the step that was undone last.
    package func performRedo() -> Step {
        guard !isUndoing, !isRedoing, canRedo else { return .nothing }
        isRedoing = true
        defer {
            isRedoing = false
            tell()
        }
        return perform(redos.removeLast())
    }

    /// Performs a group's actions, the last one first; their registrations form the opposite step.
    private func perform(_ group: Group) -> Step {
        let outer = begun
        begun = []
        beginUndoGrouping()
        begun.last?.name = group.name
        begun.last?.policy = group.policy
        var isDone = false
        for action in group.actions.reversed() where action.perform() { isDone = true }
        while begun.count > 1 { endUndoGrouping() }
        endUndoGrouping()
        begun = outer
        return isDone ? .done(group.name) : .gone(group.name)
    }

    /// Removes everything that can be undone or redone.
    public func removeAllActions() {
        undos = []
        redos = []
        begun = []
        disabled = 0
    }

    /// Removes the actions of a target.
    public func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undos + redos + begun { group.actions.removeAll { $0.isAbout(target) } }
        undos.removeAll(where: \.isEmpty)
        redos.removeAll(where: \.isEmpty)
    }

    /// Returns whether a run registered the last step.
    package func lastStep(isOf run: any SystemInteraction) -> Bool {
        undos.last.map { $0.run === run } ?? false
    }

    // MARK: - Names

    /// Names the step to which the last registered action belongs, for example “Delete Trail”.
    public func setActionName(_ actionName: String) {
        (begun.last ?? (isUndoing ? redos.last : undos.last))?.name = actionName
    }

    /// The name of the next undo; empty if it has none.
    public var undoActionName: String { undos.last?.name ?? "" }

    /// The name of the next redo; empty if it has none.
    public var redoActionName: String { redos.last?.name ?? "" }

    /// “Undo” and the name of the next undo.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// “Redo” and the name of the next redo.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns “Undo” and a name.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty
            ? String(localized: LocalizedStringResource(system: "Undo"))
            : String(localized: LocalizedStringResource(system: "Undo \(actionName)"))
    }

    /// Returns “Redo” and a name.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty
            ? String(localized: LocalizedStringResource(system: "Redo"))
            : String(localized: LocalizedStringResource(system: "Redo \(actionName)"))
    }
}
