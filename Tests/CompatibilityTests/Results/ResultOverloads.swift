import AppIntents
import SwiftUI

/// One call of each of the 52 overloads, from the place where an author would write it.
struct ResultOverloads {
    let snippet = PlaceSnippetIntent(place: Place(id: "Fuji"))

    func nothing() -> some IntentResult {
        .result()
    }

    func actionButtonIntent() -> some IntentResult {
        .result(actionButtonIntent: OpenPlaceIntent())
    }

    func actionButtonIntentActivityIdentifier() -> some IntentResult {
        .result(actionButtonIntent: OpenPlaceIntent(), activityIdentifier: "dive")
    }

    func actionButtonIntentActivityIdentifierDialog() -> some IntentResult & ProvidesDialog {
        .result(actionButtonIntent: OpenPlaceIntent(), activityIdentifier: "dive", dialog: "Done")
    }

    func actionButtonIntentDialog() -> some IntentResult & ProvidesDialog {
        .result(actionButtonIntent: OpenPlaceIntent(), dialog: "Done")
    }

    func content() -> some IntentResult & ShowsSnippetView {
        .result { Text("A") }
    }

    func dialog() -> some IntentResult & ProvidesDialog {
        .result(dialog: "Done")
    }

    func dialogContent() -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Done") { Text("A") }
    }

    func dialogSnippetIntent() -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
        .result(dialog: "Done", snippetIntent: snippet)
    }

    func dialogView() -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Done", view: Text("A"))
    }

    func typedOpensIntent() -> IntentResultContainer<Never, OpenPlaceIntent, Never, Never> {
        .result(opensIntent: OpenPlaceIntent())
    }

    func opensIntent() -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenPlaceIntent())
    }

    func typedOpensIntentContent() -> IntentResultContainer<
        Never, OpenPlaceIntent, _SnippetViewContainer, Never
    > {
        .result(opensIntent: OpenPlaceIntent()) { Text("A") }
    }

    func opensIntentContent() -> some IntentResult & OpensIntent & ShowsSnippetView {
        .result(opensIntent: OpenPlaceIntent()) { Text("A") }
    }

    func typedOpensIntentDialog() -> IntentResultContainer<
        Never, OpenPlaceIntent, Never, IntentDialog
    > {
        .result(opensIntent: OpenPlaceIntent(), dialog: "Done")
    }

    func opensIntentDialog() -> some IntentResult & OpensIntent & ProvidesDialog {
        .result(opensIntent: OpenPlaceIntent(), dialog: "Done")
    }

    func typedOpensIntentDialogContent() -> IntentResultContainer<
        Never, OpenPlaceIntent, _SnippetViewContainer, IntentDialog
    > {
        .result(opensIntent: OpenPlaceIntent(), dialog: "Done") { Text("A") }
    }

    func opensIntentDialogContent() -> some IntentResult & OpensIntent & ProvidesDialog
        & ShowsSnippetView
    {
        .result(opensIntent: OpenPlaceIntent(), dialog: "Done") { Text("A") }
    }

    func opensIntentDialogSnippetIntent() -> some IntentResult & OpensIntent & ProvidesDialog
        & ShowsSnippetIntent
    {
        .result(opensIntent: OpenPlaceIntent(), dialog: "Done", snippetIntent: snippet)
    }

    func typedOpensIntentDialogView() -> IntentResultContainer<
        Never, OpenPlaceIntent, _SnippetViewContainer, IntentDialog
    > {
        .result(opensIntent: OpenPlaceIntent(), dialog: "Done", view: Text("A"))
    }

    func opensIntentDialogView() -> some IntentResult & OpensIntent & ProvidesDialog
        & ShowsSnippetView
    {
        .result(opensIntent: OpenPlaceIntent(), dialog: "Done", view: Text("A"))
    }

    func opensIntentSnippetIntent() -> some IntentResult & OpensIntent & ShowsSnippetIntent {
        .result(opensIntent: OpenPlaceIntent(), snippetIntent: snippet)
    }

    func typedOpensIntentView() -> IntentResultContainer<
        Never, OpenPlaceIntent, _SnippetViewContainer, Never
    > {
        .result(opensIntent: OpenPlaceIntent(), view: Text("A"))
    }

    func opensIntentView() -> some IntentResult & OpensIntent & ShowsSnippetView {
        .result(opensIntent: OpenPlaceIntent(), view: Text("A"))
    }

    func snippetIntent() -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: snippet)
    }

    func value() -> some IntentResult & ReturnsValue<Int> {
        .result(value: 1)
    }

    func valueActionButtonIntent() -> some IntentResult & ReturnsValue<Int> {
        .result(value: 1, actionButtonIntent: OpenPlaceIntent())
    }

    func valueActionButtonIntentActivityIdentifier() -> some IntentResult & ReturnsValue<Int> {
        .result(value: 1, actionButtonIntent: OpenPlaceIntent(), activityIdentifier: "dive")
    }

    func valueActionButtonIntentActivityIdentifierDialog() -> some IntentResult & ReturnsValue<Int>
        & ProvidesDialog
    {
        .result(
            value: 1, actionButtonIntent: OpenPlaceIntent(), activityIdentifier: "dive",
            dialog: "Done")
    }

    func valueActionButtonIntentDialog() -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: 1, actionButtonIntent: OpenPlaceIntent(), dialog: "Done")
    }

    func valueContent() -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
        .result(value: 1) { Text("A") }
    }

    func valueDialog() -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: 1, dialog: "Done")
    }

    func valueDialogContent() -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
        & ShowsSnippetView
    {
        .result(value: 1, dialog: "Done") { Text("A") }
    }

    func valueDialogSnippetIntent() -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
        & ShowsSnippetIntent
    {
        .result(value: 1, dialog: "Done", snippetIntent: snippet)
    }

    func valueDialogView() -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
        & ShowsSnippetView
    {
        .result(value: 1, dialog: "Done", view: Text("A"))
    }

    func typedValueOpensIntent() -> IntentResultContainer<Int, OpenPlaceIntent, Never, Never> {
        .result(value: 1, opensIntent: OpenPlaceIntent())
    }

    func valueOpensIntent() -> some IntentResult & ReturnsValue<Int> & OpensIntent {
        .result(value: 1, opensIntent: OpenPlaceIntent())
    }

    func typedValueOpensIntentContent() -> IntentResultContainer<
        Int, OpenPlaceIntent, _SnippetViewContainer, Never
    > {
        .result(value: 1, opensIntent: OpenPlaceIntent()) { Text("A") }
    }

    func valueOpensIntentContent() -> some IntentResult & ReturnsValue<Int> & OpensIntent
        & ShowsSnippetView
    {
        .result(value: 1, opensIntent: OpenPlaceIntent()) { Text("A") }
    }

    func typedValueOpensIntentDialog() -> IntentResultContainer<
        Int, OpenPlaceIntent, Never, IntentDialog
    > {
        .result(value: 1, opensIntent: OpenPlaceIntent(), dialog: "Done")
    }

    func valueOpensIntentDialog() -> some IntentResult & ReturnsValue<Int> & OpensIntent
        & ProvidesDialog
    {
        .result(value: 1, opensIntent: OpenPlaceIntent(), dialog: "Done")
    }

    func typedValueOpensIntentDialogContent() -> IntentResultContainer<
        Int, OpenPlaceIntent, _SnippetViewContainer, IntentDialog
    > {
        .result(value: 1, opensIntent: OpenPlaceIntent(), dialog: "Done") { Text("A") }
    }

    func valueOpensIntentDialogContent() -> some IntentResult & ReturnsValue<Int> & OpensIntent
        & ProvidesDialog & ShowsSnippetView
    {
        .result(value: 1, opensIntent: OpenPlaceIntent(), dialog: "Done") { Text("A") }
    }

    func valueOpensIntentDialogSnippetIntent() -> some IntentResult & ReturnsValue<Int>
        & OpensIntent & ProvidesDialog & ShowsSnippetIntent
    {
        .result(value: 1, opensIntent: OpenPlaceIntent(), dialog: "Done", snippetIntent: snippet)
    }

    func typedValueOpensIntentDialogView() -> IntentResultContainer<
        Int, OpenPlaceIntent, _SnippetViewContainer, IntentDialog
    > {
        .result(value: 1, opensIntent: OpenPlaceIntent(), dialog: "Done", view: Text("A"))
    }

    func valueOpensIntentDialogView() -> some IntentResult & ReturnsValue<Int> & OpensIntent
        & ProvidesDialog & ShowsSnippetView
    {
        .result(value: 1, opensIntent: OpenPlaceIntent(), dialog: "Done", view: Text("A"))
    }

    func valueOpensIntentSnippetIntent() -> some IntentResult & ReturnsValue<Int> & OpensIntent
        & ShowsSnippetIntent
    {
        .result(value: 1, opensIntent: OpenPlaceIntent(), snippetIntent: snippet)
    }

    func typedValueOpensIntentView() -> IntentResultContainer<
        Int, OpenPlaceIntent, _SnippetViewContainer, Never
    > {
        .result(value: 1, opensIntent: OpenPlaceIntent(), view: Text("A"))
    }

    func valueOpensIntentView() -> some IntentResult & ReturnsValue<Int> & OpensIntent
        & ShowsSnippetView
    {
        .result(value: 1, opensIntent: OpenPlaceIntent(), view: Text("A"))
    }

    func valueSnippetIntent() -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
        .result(value: 1, snippetIntent: snippet)
    }

    func valueView() -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
        .result(value: 1, view: Text("A"))
    }

    func view() -> some IntentResult & ShowsSnippetView {
        .result(view: Text("A"))
    }
}
