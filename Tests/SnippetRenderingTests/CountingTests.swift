import Foundation
import SnippetRendering
import SwiftUI
import Testing

/// Texts that go on counting say so to the client.
@MainActor
@Suite struct CountingTests {
    private let start = Date(timeIntervalSince1970: 1000)

    private func html(_ text: Text) -> String {
        HTMLRenderer().render(ViewResolver.resolve(text).tree)
    }

    @Test("A timer says from when, until when and in which direction it counts")
    func timer() {
        let interval = start...start.addingTimeInterval(60)
        #expect(
            html(Text(timerInterval: interval)).contains(
                #"data-count="down" data-from="1000000" data-to="1060000""#))
        #expect(
            html(Text(timerInterval: interval, countsDown: false, showsHours: false)).contains(
                #"data-count="up" data-from="1000000" data-to="1060000" data-hours="no""#))
    }

    @Test("A timer's format says how many numbers it has, and how often they change")
    func format() {
        let interval = start..<start.addingTimeInterval(60)
        let text = Text(
            .currentDate,
            format: .timer(countingDownIn: interval, maxFieldCount: 2, maxPrecision: .seconds(60)))
        #expect(
            html(text).contains(
                #"data-count="down" data-from="1000000" data-to="1060000" data-fields="2""#
                    + #" data-precision="60""#))
        #expect(!html(Text(start, format: .timer(countingDownIn: interval))).contains("data-count"))
    }

    @Test("A paused timer stays, and so does a date")
    func paused() {
        let paused = Text(timerInterval: start...start.addingTimeInterval(60), pauseTime: start)
        #expect(!html(paused).contains("data-count"))
        #expect(!html(Text(start, style: .date)).contains("data-count"))
    }

    @Test(
        "A distance says its moment",
        arguments: [(Text.DateStyle.timer, "away"), (.relative, "relative")])
    func moment(_ style: Text.DateStyle, _ kind: String) {
        #expect(
            html(Text(start, style: style)).contains(
                #"data-count="\#(kind)" data-from="1000000" data-to="1000000""#))
    }

    @Test("Neighbors count apart, and an endless date is a moment that a client can read")
    func neighbors() {
        let both = html(Text(start, style: .timer) + Text(start, style: .timer))
        #expect(both.components(separatedBy: "data-count").count == 3)
        #expect(
            html(Text(Date.distantFuture, style: .relative)).contains(
                #"data-from="64092211200000""#))
        let endless = Text(Date(timeIntervalSince1970: .infinity), style: .offset)
        #expect(html(endless).contains(#"data-from="8640000000000000""#))
    }
}
