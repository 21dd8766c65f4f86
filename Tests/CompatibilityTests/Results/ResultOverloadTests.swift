import AppIntents
import Testing

/// That every overload keeps exactly the parts that it was given.
@Suite struct ResultOverloadTests {
    private enum Part {
        case value, dialog, opens, view, snippet, button
    }

    @Test func eachOverloadKeepsItsParts() throws {
        let results = ResultOverloads()
        let table: [((any AnyIntentResultContainer)?, Set<Part>)] = [
            (parts(results.nothing()), []),
            (parts(results.actionButtonIntent()), [.button]),
            (parts(results.actionButtonIntentActivityIdentifier()), [.button]),
            (parts(results.actionButtonIntentActivityIdentifierDialog()), [.dialog, .button]),
            (parts(results.actionButtonIntentDialog()), [.dialog, .button]),
            (parts(results.content()), [.view]),
            (parts(results.dialog()), [.dialog]),
            (parts(results.dialogContent()), [.dialog, .view]),
            (parts(results.dialogSnippetIntent()), [.dialog, .snippet]),
            (parts(results.dialogView()), [.dialog, .view]),
            (parts(results.typedOpensIntent()), [.opens]),
            (parts(results.opensIntent()), [.opens]),
            (parts(results.typedOpensIntentContent()), [.opens, .view]),
            (parts(results.opensIntentContent()), [.opens, .view]),
            (parts(results.typedOpensIntentDialog()), [.dialog, .opens]),
            (parts(results.opensIntentDialog()), [.dialog, .opens]),
            (parts(results.typedOpensIntentDialogContent()), [.dialog, .opens, .view]),
            (parts(results.opensIntentDialogContent()), [.dialog, .opens, .view]),
            (parts(results.opensIntentDialogSnippetIntent()), [.dialog, .opens, .snippet]),
            (parts(results.typedOpensIntentDialogView()), [.dialog, .opens, .view]),
            (parts(results.opensIntentDialogView()), [.dialog, .opens, .view]),
            (parts(results.opensIntentSnippetIntent()), [.opens, .snippet]),
            (parts(results.typedOpensIntentView()), [.opens, .view]),
            (parts(results.opensIntentView()), [.opens, .view]),
            (parts(results.snippetIntent()), [.snippet]),
            (parts(results.value()), [.value]),
            (parts(results.valueActionButtonIntent()), [.value, .button]),
            (parts(results.valueActionButtonIntentActivityIdentifier()), [.value, .button]),
            (
                parts(results.valueActionButtonIntentActivityIdentifierDialog()),
                [.value, .dialog, .button]
            ),
            (parts(results.valueActionButtonIntentDialog()), [.value, .dialog, .button]),
            (parts(results.valueContent()), [.value, .view]),
            (parts(results.valueDialog()), [.value, .dialog]),
            (parts(results.valueDialogContent()), [.value, .dialog, .view]),
            (parts(results.valueDialogSnippetIntent()), [.value, .dialog, .snippet]),
            (parts(results.valueDialogView()), [.value, .dialog, .view]),
            (parts(results.typedValueOpensIntent()), [.value, .opens]),
            (parts(results.valueOpensIntent()), [.value, .opens]),
            (parts(results.typedValueOpensIntentContent()), [.value, .opens, .view]),
            (parts(results.valueOpensIntentContent()), [.value, .opens, .view]),
            (parts(results.typedValueOpensIntentDialog()), [.value, .dialog, .opens]),
            (parts(results.valueOpensIntentDialog()), [.value, .dialog, .opens]),
            (
                parts(results.typedValueOpensIntentDialogContent()),
                [.value, .dialog, .opens, .view]
            ),
            (parts(results.valueOpensIntentDialogContent()), [.value, .dialog, .opens, .view]),
            (
                parts(results.valueOpensIntentDialogSnippetIntent()),
                [.value, .dialog, .opens, .snippet]
            ),
            (parts(results.typedValueOpensIntentDialogView()), [.value, .dialog, .opens, .view]),
            (parts(results.valueOpensIntentDialogView()), [.value, .dialog, .opens, .view]),
            (parts(results.valueOpensIntentSnippetIntent()), [.value, .opens, .snippet]),
            (parts(results.typedValueOpensIntentView()), [.value, .opens, .view]),
            (parts(results.valueOpensIntentView()), [.value, .opens, .view]),
            (parts(results.valueSnippetIntent()), [.value, .snippet]),
            (parts(results.valueView()), [.value, .view]),
            (parts(results.view()), [.view]),
        ]
        #expect(table.count == 52)
        for (row, (container, expected)) in table.enumerated() {
            let container = try #require(container)
            var found: Set<Part> = []
            if container.anyValue != nil { found.insert(.value) }
            if container.dialog != nil { found.insert(.dialog) }
            if container.opens != nil { found.insert(.opens) }
            if container.snippetView != nil { found.insert(.view) }
            if container.snippetIntent != nil { found.insert(.snippet) }
            if container.actionButtonIntent != nil { found.insert(.button) }
            #expect(found == expected, "overload \(row)")
        }
    }
}
