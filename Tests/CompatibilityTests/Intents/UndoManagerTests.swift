import AppIntents
import Testing

/// `UndoManager` as Apple's page describes it, without a run.
@MainActor
@Suite struct UndoManagerTests {
    private final class Page {
        var words = ""

        @MainActor func write(_ text: String, _ manager: UndoManager) {
            let before = words
            words = text
            manager.registerUndo(withTarget: self) { $0.write(before, manager) }
        }
    }

    @Test("What is registered is undone last first, and redone in turn")
    func undoAndRedo() {
        let (page, manager) = (Page(), UndoManager())
        #expect(!manager.canUndo && !manager.canRedo)
        page.write("one", manager)
        page.write("two", manager)
        manager.undo()
        #expect(page.words == "one" && manager.canRedo)
        manager.undo()
        #expect(page.words == "" && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(page.words == "two" && !manager.canRedo)
        manager.undo()
        page.write("three", manager)
        #expect(!manager.canRedo, "A new change leaves nothing to redo.")
    }

    @Test("A group is one step, with one name that stays its own through undo and redo")
    func groups() {
        let (page, manager) = (Page(), UndoManager())
        manager.beginUndoGrouping()
        page.write("one", manager)
        page.write("two", manager)
        manager.endUndoGrouping()
        manager.setActionName("Write")
        #expect(manager.undoActionName == "Write" && manager.undoMenuItemTitle == "Undo Write")
        manager.undo()
        #expect(page.words == "" && manager.undoActionName == "")
        #expect(manager.redoActionName == "Write" && manager.redoMenuItemTitle == "Redo Write")
        manager.redo()
        #expect(page.words == "two" && manager.undoActionName == "Write")
    }

    @Test("The oldest steps go when there are more than may be kept")
    func levels() {
        let (page, manager) = (Page(), UndoManager())
        manager.levelsOfUndo = 2
        for number in 1...5 { page.write("\(number)", manager) }
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(page.words == "3" && !manager.canUndo)
    }

    @Test("A target that is gone is not kept, and what was about it does nothing")
    func goneTarget() {
        let manager = UndoManager()
        weak var gone: Page?
        do {
            let page = Page()
            gone = page
            page.write("one", manager)
        }
        #expect(gone == nil)
        manager.undo()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test("Nothing is registered while that is disabled, and targets can be forgotten")
    func disabling() {
        let (page, other, manager) = (Page(), Page(), UndoManager())
        manager.disableUndoRegistration()
        page.write("one", manager)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        page.write("two", manager)
        other.write("two", manager)
        manager.removeAllActions(withTarget: page)
        #expect(manager.undoCount == 1)
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }
}
