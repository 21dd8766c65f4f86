import Foundation
import IntentSystem
import Testing

/// What every store of widgets must do.
@Suite struct BoardStoreContract {
    private func board(_ kind: String) -> BoardContents {
        var board = BoardContents()
        board.widgets = [PlacedWidget(id: 1, kind: kind, family: "systemSmall")]
        return board
    }

    @Test("A board is there for another process, each person's own", arguments: StoreMaker.allCases)
    func saves(maker: StoreMaker) throws {
        let place = try maker.place()
        for name in oddNames { try place.boards().save(board("first"), of: name) }
        for name in oddNames { try place.boards().save(board(name), of: name) }
        for name in oddNames { #expect(try place.boards().board(of: name) == board(name)) }
        #expect(try place.boards().board(of: "nobody") == nil)
    }

    @Test("A board that is set aside makes room for another", arguments: StoreMaker.allCases)
    func setsAside(maker: StoreMaker) throws {
        let place = try maker.place()
        let store = try place.boards()
        for kind in ["room", "hours"] {
            try store.save(board(kind), of: "owner")
            try store.setAside("owner")
            #expect(try place.boards().board(of: "owner") == nil)
        }
        try store.save(board("meals"), of: "owner")
        #expect(try place.boards().board(of: "owner") == board("meals"))
    }
}
