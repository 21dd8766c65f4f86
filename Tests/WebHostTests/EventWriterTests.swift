import AppIntentsMetadata
import Foundation
import NIOCore
import SnippetRendering
import SwiftUI
import Testing
import _JSON

@testable import IntentSystem
@testable import SurfaceKit
@testable import WebHost

@Suite struct EventWriterTests {
    private func text(_ event: PresentationEvent) -> String {
        String(buffer: EventWriter().message(for: event))
    }

    private func buttons(of question: Question) -> [SystemButton] {
        [SystemButton](question: question, undo: nil, retryLabel: nil, in: Locale(identifier: "en"))
    }

    @Test func escapesWhatJSONAsksFor() throws {
        let hostile = "</script>\"\\\u{0}\u{1F}\n\r\t\u{7F}é富🍅\u{202E}\u{2028}"
        var writer = JSONWriter()
        writer.string(hostile)
        let json = String(buffer: writer.buffer)
        #expect(
            json == #""</script>\"\\\u0000\u001f\n\u000d\u0009"# + "\u{7F}é富🍅\u{202E}\u{2028}\"")
        var reader = JSONReader(Array(json.utf8))
        #expect(try reader.readString() == hostile)
    }

    @Test func writesNumbersThatJSONHas() {
        var writer = JSONWriter()
        writer.array([1, 0.4, -2.5, 1e300, .infinity, .nan, 0]) { $0.double($1) }
        #expect(String(buffer: writer.buffer) == "[1,0.4,-2.5,1e+300,null,null,0]")
    }

    @Test func writesAnEmptyState() {
        let state = PresentationState(sequence: 13, run: nil, card: nil)
        #expect(
            text(.state(state)) == #"{"type":"state","format":1,"seq":13,"run":null,"card":null}"#)
    }

    @Test func leavesRoomForTheHeaderOfAFrame() {
        let state = PresentationState(sequence: 13, run: nil, card: nil)
        let message = EventWriter().message(for: .state(state), headerBytes: 10)
        #expect(message.readerIndex == 10)
        #expect(String(buffer: message).hasPrefix(#"{"type""#))
    }

    @Test func writesACardAsTheWireFormatSays() {
        let question = Question(
            id: 4,
            kind: .confirmation(
                .init(acceptLabel: "Order", denyLabel: "Cancel", isDestructive: true)))
        let card = PresentedCard(
            id: 3, generation: 5, title: "Order “Soup”",
            dialog: PresentedDialog(full: "How many?", supporting: "", systemImageName: "star"),
            question: question, isBusy: true, error: "No \"soup\"", buttons: buttons(of: question))
        let run = RunPresentation(intent: "Order", title: "Order", fractionCompleted: 0.4)
        #expect(
            text(.state(PresentationState(sequence: 1, run: run, card: card))) == """
                {"type":"state","format":1,"seq":1,"run":{"intent":"Order","title":"Order","progress":0.4},\
                "card":{"id":3,"generation":5,"title":"Order “Soup”",\
                "dialog":{"full":"How many?","supporting":"","symbol":"star"},"html":null,\
                "busy":true,"error":"No \\"soup\\"","question":{"id":4,"kind":"confirmation"},\
                "buttons":[{"role":"cancel","label":"Cancel","isDestructive":false},\
                {"role":"confirm","label":"Order","isDestructive":true}]}}
                """)
    }

    @Test func sendsAViewOnlyWhenThereIsANewOne() {
        var card = PresentedCard(id: 3, generation: 5, title: "T", content: .unchanged)
        let unchanged = text(.state(PresentationState(sequence: 1, run: nil, card: card)))
        #expect(!unchanged.contains("html"))
        card.content = .tree(ViewTree())
        let changed = text(.state(PresentationState(sequence: 2, run: nil, card: card)))
        #expect(changed.contains(#""html":"<div "#))
    }

    private func state(_ texts: String..., card: Int = 3) -> PresentationEvent {
        let nodes = texts.enumerated().map { index, text in
            ViewNode(id: NodeID("\(index)"), kind: .text([.init(text: text)]))
        }
        return .state(
            PresentationState(
                sequence: 1, run: nil,
                card: PresentedCard(
                    id: card, generation: 5, title: "T",
                    content: nodes.isEmpty ? .none : .tree(ViewTree(nodes: nodes)))))
    }

    @Test func changesAViewThatThePageHasInParts() {
        let delivered = DeliveredMarkup()
        func message(_ event: PresentationEvent) -> String {
            String(buffer: EventWriter().message(for: event, after: delivered))
        }
        #expect(message(state("a", "1", "c", "d")).contains(#""html":"<div "#))
        let part = #""parts":["<span id=\"n-1\" class=\"text\" dir=\"auto\">2</span>"],"busy""#
        #expect(message(state("a", "2", "c", "d")).contains(part))
        #expect(message(state("a", "2", "c", "d")).contains(#""parts":[],"busy""#))
    }

    @Test func sendsTheWholeViewWhereThePageHasAnotherOrMostOfItIsNew() {
        let delivered = DeliveredMarkup()
        func isWhole(_ event: PresentationEvent) -> Bool {
            String(buffer: EventWriter().message(for: event, after: delivered))
                .contains(#""html":"<div "#)
        }
        _ = isWhole(state("a", "b", "c", "d"))
        #expect(!isWhole(state("a", "b", "c", "e")))
        #expect(isWhole(state("a", "b", "c", "e", card: 4)))
        #expect(isWhole(state("a", "b", "c", card: 4)))
        #expect(isWhole(state("1", "2", "3", card: 4)))
        #expect(!isWhole(state(card: 4)))
        #expect(isWhole(state("1", "2", "3", card: 4)))
        delivered.forget()
        #expect(isWhole(state("1", "2", "3", card: 4)))
    }

    @Test func writesFieldsWithEverythingThatAFormNeeds() {
        let parameter = ParameterMetadata(
            name: "count", title: "Count", shape: .integer, isOptional: false,
            constraints: ValueConstraints(lowerBound: 1, upperBound: 10), control: .stepper)
        let field = Question.Field(
            parameter: parameter,
            options: [.init(title: "One", value: .entity(type: "N", id: "1"))], isSearchable: true,
            value: 3, error: nil)
        let card = PresentedCard(
            id: 1, generation: 1, title: "T", content: .unchanged,
            question: Question(id: 2, kind: .values([field])))
        #expect(
            text(.state(PresentationState(sequence: 1, run: nil, card: card))).contains(
                """
                "question":{"id":2,"kind":"values","fields":[{"name":"count","title":"Count",\
                "description":null,"type":"int","required":true,"control":"stepper","min":1,"max":10,\
                "dateKind":null,"multiline":false,"options":[{"title":"One","subtitle":null,\
                "symbol":null,"image":null,"section":null,"value":{"entity":"N","id":"1"}}],\
                "searchable":true,"value":3,"error":null}],"layout":null,"asks":"count"}
                """))
    }

    @Test func writesTheLooksOfOptions() {
        let section = Question.Heading(
            title: "Asia", subtitle: "Far", systemImageName: "globe", imageName: "Asia")
        let options = [
            Question.Option(title: "Fuji", imageName: "Fuji", section: section, value: 1)
        ]
        var writer = JSONWriter()
        options.write(to: &writer)
        #expect(
            String(buffer: writer.buffer) == """
                [{"title":"Fuji","subtitle":null,"symbol":null,"image":"Fuji",\
                "section":{"title":"Asia","subtitle":"Far","symbol":"globe","image":"Asia"},"value":1}]
                """)
    }

    @Test func writesTheSymbolOfTheIntentBesideThatOfTheWords() {
        func json(_ author: String?, _ intent: String?) -> String {
            let card = PresentedCard(
                id: 1, generation: 1, title: "T", systemImageName: intent,
                dialog: PresentedDialog(full: "F", supporting: "S", systemImageName: author))
            return text(.state(PresentationState(sequence: 1, run: nil, card: card)))
        }
        #expect(
            json("star", "map").contains(
                #""title":"T","symbol":"map","dialog":{"full":"F","supporting":"S","symbol":"star"}"#
            ))
        #expect(
            json(nil, nil).contains(
                #""title":"T","dialog":{"full":"F","supporting":"S","symbol":null}"#))
    }

    @Test func tellsWhetherTheActionOfAResultIsPinned() {
        func json(_ isPinned: Bool?) -> String {
            let card = PresentedCard(id: 1, generation: 1, title: "T", isPinned: isPinned)
            return text(.state(PresentationState(sequence: 1, run: nil, card: card)))
        }
        #expect(json(true).contains(#""error":null,"pinned":true,"question":null"#))
        #expect(json(false).contains(#""pinned":false"#))
        #expect(!json(nil).contains("pinned"))
    }

    @Test func writesTheWayOutOfAChoiceAsAButtonOnly() {
        let question = Question(
            id: 2, kind: .choice([Question.Option(title: "Red", style: .destructive)]),
            cancelLabel: "Stay")
        let card = PresentedCard(
            id: 1, generation: 1, title: "T", question: question, buttons: buttons(of: question))
        #expect(
            text(.state(PresentationState(sequence: 1, run: nil, card: card))).contains(
                """
                "question":{"id":2,"kind":"choice","options":[{"title":"Red","subtitle":null,\
                "symbol":null,"image":null,"style":"destructive"}]},\
                "buttons":[{"role":"cancel","label":"Stay","isDestructive":false}]
                """))
    }

    @Test func writesWhereTheFieldsOfAFormStand() {
        let photos = ParameterMetadata(
            name: "photos", title: "Photos", shape: .list(.file(contentTypes: ["image/*"])),
            isOptional: true)
        let layout = FormLayout(
            sentence: [.text("Order "), .field("soup")], shown: ["bowl"], more: ["photos"],
            changes: true)
        let card = PresentedCard(
            id: 1, generation: 1, title: "T", content: .unchanged,
            question: Question(
                id: 2, kind: .values([Question.Field(parameter: photos)]), layout: layout))
        let written = text(.state(PresentationState(sequence: 1, run: nil, card: card)))
        #expect(
            written.contains(
                #""type":"array","element":{"type":"file","contentTypes":["image/*"]}"#))
        #expect(
            written.contains(
                """
                "layout":{"sentence":["Order ",{"field":"soup"}],"shown":["bowl"],"more":["photos"],\
                "changes":true}
                """))
    }

    @Test func writesValuesThatCanBeReadAgain() throws {
        let values: [ParameterValue] = [
            .null, true, 3, 1.5, "a\"b", .date(Date(timeIntervalSince1970: 1_795_253_400)),
            .entity(type: "L", id: "1"), .enumeration(type: "S", rawValue: "t"), [1, ["x"]],
            .data([1, 2]),
        ]
        var writer = JSONWriter()
        writer.value(ParameterValue.array(values).json)
        var reader = JSONReader(Array(writer.buffer.readableBytesView))
        #expect(try reader.readParameterValue() == .array(values))
    }

    @Test func writesAnnouncementsAndRefusals() {
        #expect(
            text(.announcement(PresentedDialog(full: "Added.", supporting: "")))
                == #"{"type":"announce","full":"Added.","supporting":""}"#)
        #expect(
            text(.refusal(Refusal(reason: .stale, message: "Gone.")))
                == #"{"type":"refused","reason":"stale","message":"Gone."}"#)
    }
}
