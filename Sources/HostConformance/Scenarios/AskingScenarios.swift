import AppIntentsMetadata

// Questions of every kind.

private struct AskForAValue: ScenarioDeclaration {
    let name = "A missing value is asked for until it will do"
    let rules = ["INV-2", "INV-5"]

    func play(_ script: HostScript) async throws {
        let question = """
            Order Soup
            “How many bowls?”
            Bowls: %
            [Cancel] [Continue]
            """
        func asked(_ field: String) -> String { question.replacing("%", with: field) }
        try await script.perform("ConformanceOrderIntent")
        try await script.expect(asked("____"))
        try await script.answer([:])
        try await script.expect(asked("____  ! A value is needed."))
        try await script.answer(["bowls": "many"])
        try await script.expect(asked("many  ! “many” is not a whole number."))
        try await script.answer(["bowls": 12])
        try await script.expect(asked("12  ! Choose a number from 1 to 9."))
        try await script.expectNothingDone()
        try await script.answer(["bowls": 3])
        try await script.expect("Order Soup\n“Ordered 3.”\n[Done]")
        try await script.expect(notes: "ordered 3")
    }
}

private struct Disambiguate: ScenarioDeclaration {
    let name = "A text that means several things is asked about"
    let rules = ["REQ-3", "ERR-6"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceFindIntent", ["fruit": "Pear"])
        try await script.expect(
            """
            Find Fruit
            Fruit: Pear  ! No Fruit matches “Pear”.
              ( ) Green Apple
              ( ) Red Apple
              ( ) Plum
            [Cancel] [Continue]
            """)
        try await script.answer(["fruit": "Apple"])
        try await script.expect(
            """
            Find Fruit
            “Which one?”
            Fruit: ____  ! “Apple” could be any of 2 things; choose one Fruit.
              ( ) Green Apple
              ( ) Red Apple
            [Cancel] [Continue]
            """)
        try await script.answer(["fruit": .entity(type: "ConformanceFruit", id: "red")])
        try await script.expect("Find Fruit\n“Found: Red Apple.”\n[Done]")
        try await script.expect(notes: "found red")
    }
}

private struct Choose: ScenarioDeclaration {
    let name = "A choice goes on with what was chosen"
    let rules = ["REQ-1", "REQ-2"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformancePickIntent")
        try await script.expect("Pick Spice\n“How spicy?”\n( ) Mild\n( ) Hot\n[Cancel]")
        try await script.choose("Hot")
        try await script.expect("Pick Spice\n“Picked.”\n[Done]")
        try await script.expect(notes: "picked hot")
    }
}

private struct CancelAChoice: ScenarioDeclaration {
    let name = "Cancel ends a run that offers a choice"
    let rules = ["REQ-1", "ERR-8"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformancePickIntent")
        try await script.expect("Pick Spice\n“How spicy?”\n( ) Mild\n( ) Hot\n[Cancel]")
        try await script.cancel()
        try await script.expect("(nothing)")
        try await script.expectNothingDone()
    }
}

private struct Confirm: ScenarioDeclaration {
    let name = "A confirmation goes on where it asked"
    let rules = ["CON-1", "CON-2"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceAskIntent")
        try await script.expect("Send Order\n“Send the order?”\n[Cancel] [Send]")
        try await script.expect(notes: "asked")
        try await script.confirm()
        try await script.expect("Send Order\n“Sent.”\n[Done]")
        try await script.expect(notes: "asked", "sent")
    }
}

private struct Cancel: ScenarioDeclaration {
    let name = "Cancel ends a run that wants to be confirmed"
    let rules = ["CON-3", "CON-5", "ERR-8"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceAskIntent")
        try await script.cancel()
        try await script.expect("(nothing)")
        try await script.expect(notes: "asked", "not confirmed")
    }
}

private struct ButtonsInAConfirmation: ScenarioDeclaration {
    let name = "Buttons inside a confirmation work, and its card stays until the run ends"
    let rules = ["CON-4", "FLW-1", "FLW-7"]

    func play(_ script: HostScript) async throws {
        func card(_ count: Int, _ end: String = "") -> String {
            """
            Buy Basket
            | \(count) in the basket
            | [Add]
            | [Say]
            | [Break]
            | [Open]
            [Cancel] [Buy]\(end)
            """
        }
        try await script.perform("ConformanceBuyIntent")
        try await script.expect(card(0))
        try await script.tap("Add")
        try await script.expect(card(1))
        try await script.tap("Add")
        try await script.expect(card(2))
        try await script.driver.confirm()
        try await script.arrive(at: "paying")
        try await script.expect(card(2, "\n(busy)"))
        try await script.leave("paying")
        try await script.expect("Buy Basket\n“Bought 2.”\n[Done]")
        try await script.expect(notes: "added", "added", "bought 2")
    }
}

private struct ConfirmTwice: ScenarioDeclaration {
    let name = "A second confirm is refused"
    let rules = ["CON-2"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceAskIntent")
        try await script.confirm()
        try await script.sendAgain()
        try await script.expect("Send Order\n“Sent.”\n[Done]\n(refused: answered)")
        try await script.expect(notes: "asked", "sent")
    }
}
