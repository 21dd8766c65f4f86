import _Localization

/// The changes that a person can take back, and those that they took back: two stacks of groups.
///
/// Foundation on Linux has no `UndoManager`; this one has the names and the behavior that Apple's page
/// on the class describes, apart from what needs Objective-C: selectors, invocations, run loops. Where
/// Apple's groups by passes of the run loop, this one groups by runs: what one run of an intent
/// registers is undone in one step.
@MainActor
open class UndoManager {
    /// Actions that are undone in one step.
    private final class Group {
        var name = ""
        var actions: [Action] = []
        /// The run that registered the actions; `nil` outside any.
        weak var run: (any SystemInteraction)?
        /// More actions of the same run belong to it.
        var isOpen = false
        /// The strictest policy of the intents that took part: who may not do it may not undo it.
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
    /// Hears of each change, apart from those in the middle of an undo or a redo.
    package var onChange: (@MainActor (UndoManager) -> Void)?
    /// The groups that were begun and not ended, outermost first.
    private var begun: [Group] = []
    private var disabled = 0

    /// How many steps are kept; the oldest go first, and 0 keeps all.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Actions outside any group begin one of their own; `false` makes that a mistake, which is
    /// passed over.
    public var groupsByEvent = true

    /// An action is being undone now.
    public private(set) var isUndoing = false

    /// An action is being redone now.
    public private(set) var isRedoing = false

    /// Creates a manager without actions.
    public init() {}

    // MARK: - Registering

    /// Registers what takes a change back, or what brings it back during `undo()`.
    ///
    /// The target is held weakly: the action goes with it. The handler is called on the main actor.
    ///
    /// - Parameters:
    ///   - target: The object that the change was made to.
    ///   - handler: Takes the change back.
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

    /// Registers nothing until `enableUndoRegistration()` is called as often.
    public func disableUndoRegistration() { disabled += 1 }

    /// Takes back one `disableUndoRegistration()`.
    public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Registrations count.
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }

    // MARK: - Groups

    /// How many groups were begun and not ended.
    public var groupingLevel: Int { begun.count }

    /// Begins a group: what is registered until its end is undone in one step.
    public func beginUndoGrouping() {
        begun.append(Group())
    }

    /// Ends the group that was begun last; inside another one, its actions become part of that.
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

    /// How many steps can be undone.
    public var undoCount: Int { undos.count }

    /// How many steps can be redone.
    public var redoCount: Int { redos.count }

    /// Takes back what was done last; ends all groups first.
    public func undo() {
        while groupingLevel > 0 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Takes back the last group.
    public func undoNestedGroup() {
        _ = performUndo()
    }

    /// Does again what was undone last.
    public func redo() {
        _ = performRedo()
    }

    /// The policy of the intent whose change the next undo takes back.
    package var undoPolicy: IntentAuthenticationPolicy { undos.last?.policy ?? .alwaysAllowed }

    /// The policy of the intent whose change the next redo brings back.
    package var redoPolicy: IntentAuthenticationPolicy { redos.last?.policy ?? .alwaysAllowed }

    /// The end of an undo or a redo.
    package enum Step: Equatable, Sendable {
        /// There was nothing to undo or to redo.
        case nothing
        /// It was done; this is its name.
        case done(String)
        /// All that the step was about is gone; it is no longer on the stack.
        case gone(String)
    }

    /// Takes back the last step.
    package func performUndo() -> Step {
        guard !isUndoing, !isRedoing, canUndo else { return .nothing }
        isUndoing = true
        defer {
            isUndoing = false
            tell()
        }
        return perform(undos.removeLast())
    }

    /// Does the step again that was undone last.
    package func performRedo() -> Step {
        guard !isUndoing, !isRedoing, canRedo else { return .nothing }
        isRedoing = true
        defer {
            isRedoing = false
            tell()
        }
        return perform(redos.removeLast())
    }

    /// Performs a group's actions, the last one first; what they register is the way back.
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

    /// Forgets everything that can be undone or redone.
    public func removeAllActions() {
        undos = []
        redos = []
        begun = []
        disabled = 0
    }

    /// Forgets what was registered for a target.
    public func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undos + redos + begun { group.actions.removeAll { $0.isAbout(target) } }
        undos.removeAll(where: \.isEmpty)
        redos.removeAll(where: \.isEmpty)
    }

    /// Tells whether the last step is one that a run registered.
    package func lastStep(isOf run: any SystemInteraction) -> Bool {
        undos.last.map { $0.run === run } ?? false
    }

    // MARK: - Names

    /// Names the step to which the last registered action belongs, as “Delete Trail”.
    public func setActionName(_ actionName: String) {
        (begun.last ?? (isUndoing ? redos.last : undos.last))?.name = actionName
    }

    /// The name of what would be undone; empty if it has none.
    public var undoActionName: String { undos.last?.name ?? "" }

    /// The name of what would be redone; empty if it has none.
    public var redoActionName: String { redos.last?.name ?? "" }

    /// “Undo” and the name of what would be undone.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// “Redo” and the name of what would be redone.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// “Undo” and a name.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty
            ? String(localized: LocalizedStringResource(system: "Undo"))
            : String(localized: LocalizedStringResource(system: "Undo \(actionName)"))
    }

    /// “Redo” and a name.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty
            ? String(localized: LocalizedStringResource(system: "Redo"))
            : String(localized: LocalizedStringResource(system: "Redo \(actionName)"))
    }
}
