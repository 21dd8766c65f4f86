import AppIntentsMetadata
import IntentSystem
import SurfaceKit
import SwiftUI

/// Messages that have everything that a message may have, between them.
enum PresentationMessageFixtures {
    static let all: [PresentationMessage] = [
        .state(.init(sequence: 12)),
        .state(
            .init(
                sequence: 13,
                run: RunPresentation(intent: "Order", title: "Order", fractionCompleted: 0.4))),
        .state(.init(sequence: 14, card: result)),
        .state(.init(sequence: 15, card: card(question: .init(id: 4, kind: .values(form))))),
        .state(.init(sequence: 16, card: card(question: .init(id: 5, kind: .choice(options))))),
        .state(.init(sequence: 17, card: card(question: .init(id: 6, kind: .confirmation)))),
        .state(
            .init(sequence: 18, card: card(view: .parts([Array("<p id=\"n-0\">é</p>".utf8)[...]])))),
        .state(.init(sequence: 19, card: card(view: .unchanged))),
        .state(.init(sequence: 20, card: renewed)),
        .announcement(PresentedDialog(full: "Order placed.", supporting: "Placed")),
        .refusal(Refusal(reason: .stale, message: "That card is gone.")),
    ]

    private static let buttons = [
        SystemButton(role: .cancel, label: "Cancel"),
        SystemButton(role: .confirm, label: "Delete", isDestructive: true),
    ]

    private static let result = PresentationMessage.Card(
        id: 3, generation: 5, title: "Order “Soup”",
        dialog: PresentedDialog(full: "Here it is.", supporting: "", systemImageName: "star"),
        view: .html(Array("<div class=\"snippet\">1 & 2</div>".utf8)),
        files: [FileReference(id: "f1", name: "Bill.pdf", contentType: "application/pdf", size: 9)],
        isBusy: true, error: "No “soup”",
        buttons: [SystemButton(role: .done, label: "Done")])

    static func card(
        question: PresentedQuestion? = nil, view: PresentationMessage.View = .none
    ) -> PresentationMessage.Card {
        PresentationMessage.Card(
            id: 4, generation: 1, title: "Order", view: view, question: question, buttons: buttons)
    }

    private static let renewed = PresentationMessage.Card(
        id: 4, generation: 2, title: "Clock", view: .html(Array("<p>09:41</p>".utf8)),
        isRenewed: true, buttons: buttons)

    private static let section = Question.Heading(
        title: "Warm", subtitle: "From the pot", systemImageName: "flame", imageName: "pot")

    private static let options = [
        Question.Option(
            title: "Tomato", subtitle: "Red", systemImageName: "leaf", imageName: "tomato"),
        Question.Option(title: "All", style: .destructive),
    ]

    private static let form = PresentedForm(
        fields: [
            field("soup", .entity("Soup")) { field in
                field.parameter.description = "The soup to order"
                field.options = [
                    Question.Option(
                        title: "Tomato", section: section, value: .entity(type: "Soup", id: "1"))
                ]
                field.isSearchable = true
                field.value = .entity(type: "Soup", id: "1")
            },
            field("count", .integer) { field in
                field.parameter.control = .stepper
                field.parameter.constraints.lowerBound = 1
                field.parameter.constraints.upperBound = 9.5
                field.value = 12
                field.error = "At most 9."
            },
            field("note", .text) { $0.parameter.isMultiline = true },
            field("when", .date) { field in
                field.parameter.dateKind = .date
                field.parameter.isOptional = true
            },
            field("photos", .list(.file(contentTypes: ["image/*"]))),
            field(
                "size",
                .structure(
                    StructureShape(
                        name: "length",
                        fields: [
                            .init(
                                name: "value", title: "Number", shape: .number, defaultValue: 1.5,
                                lowerBound: 0, upperBound: 10),
                            .init(
                                name: "unit", title: "Unit", shape: .text,
                                choices: [.init(value: "m", title: "Meters")], isOptional: true),
                        ]))),
        ],
        layout: FormLayout(
            sentence: [.text("Order "), .field("soup")], shown: ["count"], more: ["note"],
            changes: true))

    private static func field(
        _ name: String, _ shape: ValueShape, _ change: (inout Question.Field) -> Void = { _ in }
    ) -> PresentedForm.Field {
        var field = Question.Field(
            parameter: ParameterMetadata(
                name: name, title: name.capitalized, shape: shape, isOptional: false))
        change(&field)
        return PresentedForm.Field(field)
    }
}
