import AppIntentsMetadata
import IntentSystem
import SurfaceKit
import SwiftUI

/// Events that have everything that an event may have, between them.
enum PresentationEventFixtures {
    static let all: [PresentationEvent] = [
        .state(.init(sequence: 12)),
        .state(
            .init(
                sequence: 13,
                run: RunPresentation(intent: "Order", title: "Order", fractionCompleted: 0.4))),
        .state(.init(sequence: 14, card: result)),
        .state(.init(sequence: 15, card: card(question: form))),
        .state(.init(sequence: 16, card: card(question: .init(id: 5, kind: .choice(options))))),
        .state(.init(sequence: 17, card: card(question: confirmation))),
        .state(
            .init(
                sequence: 18, card: card(content: .parts([Array("<p id=\"n-0\">é</p>".utf8)[...]])))
        ),
        .state(.init(sequence: 19, card: card(content: .unchanged))),
        .state(.init(sequence: 20, card: renewed)),
        .announcement(PresentedDialog(full: "Order placed.", supporting: "Placed")),
        .refusal(Refusal(reason: .stale, message: "That card is gone.")),
    ]

    private static let buttons = [
        SystemButton(role: .cancel, label: "Cancel"),
        SystemButton(role: .confirm, label: "Delete", isDestructive: true),
    ]

    private static let result = PresentedCard(
        id: 3, generation: 5, title: "Order “Soup”", systemImageName: "cart",
        dialog: PresentedDialog(full: "Here it is.", supporting: "", systemImageName: "star"),
        content: .html(Array("<div class=\"snippet\">1 & 2</div>".utf8)),
        files: [FileReference(id: "f1", name: "Bill.pdf", contentType: "application/pdf", size: 9)],
        isBusy: true, error: "No “soup”",
        buttons: [SystemButton(role: .done, label: "Done")], copied: "soup", isPinned: true)

    static func card(
        question: Question? = nil, content: PresentedCard.Content = .none
    ) -> PresentedCard {
        PresentedCard(
            id: 4, generation: 1, title: "Order", content: content, question: question,
            buttons: buttons)
    }

    private static let renewed = PresentedCard(
        id: 4, generation: 2, title: "Clock", content: .html(Array("<p>09:41</p>".utf8)),
        isRenewed: true, buttons: buttons)

    private static let section = Question.Heading(
        title: "Warm", subtitle: "From the pot", systemImageName: "flame", imageName: "pot")

    private static let options = [
        Question.Option(
            title: "Tomato", subtitle: "Red", systemImageName: "leaf", imageName: "tomato"),
        Question.Option(title: "All", style: .destructive),
    ]

    private static let confirmation: Question = {
        var question = Question(
            id: 6,
            kind: .confirmation(
                .init(acceptLabel: "Delete", denyLabel: "Cancel", isDestructive: true)))
        question.examples = ["Delete", "Cancel"]
        return question
    }()

    private static let form = Question(
        id: 4,
        kind: .values([

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
                        name: "",
                        fields: [
                            .init(
                                name: "value", title: "Number", shape: .number, defaultValue: 1.5,
                                lowerBound: 0, upperBound: 10),
                            .init(
                                name: "unit", title: "Unit", shape: .text,
                                choices: [.init(value: "m", title: "Meters")], isOptional: true),
                        ]))),
        ]),
        layout: FormLayout(
            sentence: [.text("Order "), .field("soup")], shown: ["count"], more: ["note"],
            changes: true))

    private static func field(
        _ name: String, _ shape: ValueShape, _ change: (inout Question.Field) -> Void = { _ in }
    ) -> Question.Field {
        var field = Question.Field(
            parameter: ParameterMetadata(
                name: name, title: name.capitalized, shape: shape, isOptional: false))
        change(&field)
        return field
    }
}
