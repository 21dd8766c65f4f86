import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct SharedLooksTests {
    private func runs(_ text: Text) -> [ViewNode.TextRun] {
        guard case .text(let runs)? = nodes(text).first?.kind else { return [] }
        return runs
    }

    @Test("Letters are spaced and raised, lines have their color")
    func letters() {
        let style = runs(Text("a").kerning(2).baselineOffset(3).strikethrough(color: .red))[0].style
        #expect(style?.letterSpacing == 2)
        #expect(style?.baselineOffset == 3)
        #expect(style?.isStruckThrough == true)
        #expect(style?.lineColor == .named(.red))
        guard case .text(let inside) = nodes(Text("a").tracking(1.5))[0].kind else { return }
        #expect(inside[0].style?.letterSpacing == 1.5)
    }

    @Test("A link in a text leads to its address")
    func link() {
        let parts = runs(Text("Read [the **full** text](https://example.org/a_b_c) now"))
        #expect(parts.plainText == "Read the full text now")
        #expect(
            parts.compactMap(\.style?.link?.absoluteString).allSatisfy {
                $0 == "https://example.org/a_b_c"
            })
        #expect(parts.contains { $0.style?.link != nil && $0.style?.isBold == true })
        #expect(runs(Text("a [b] (c)")).plainText == "a [b] (c)")
    }

    @Test(
        "Words agree with their number",
        arguments: [(1, "1 event"), (2, "2 events"), (0, "0 events")])
    func inflection(_ count: Int, _ text: String) {
        #expect(runs(Text("^[\(count) event](inflect: true)")).plainText == text)
    }

    @Test("A timer shows the time that is left, or that has passed")
    func timer() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let interval = start...(start + 3725)
        let left = Text(timerInterval: interval, pauseTime: start + 5)
        #expect(runs(left).plainText == "1:02:00")
        let passed = Text(timerInterval: interval, pauseTime: start + 65, countsDown: false)
        #expect(runs(passed).plainText == "1:05")
    }

    @Test(
        "A timer's format has as many numbers, and changes as often, as its author wants",
        arguments: [
            (5.0, 3, 1, "1:02:00"), (5.0, 2, 1, "1:02"), (3665.0, 2, 1, "1:00"),
            (5.0, 1, 1, "1 hour"), (3665.0, 1, 1, "1 minute"), (3425.0, 3, 60, "5 minutes"),
            (4.0, 3, 60, "1:03"),
        ])
    func timerFormat(_ passed: Double, _ fields: Int, _ precision: Int, _ text: String) {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let style = SystemFormatStyle.Timer(
            countingDownIn: start..<(start + 3725), maxFieldCount: fields,
            maxPrecision: .seconds(precision))
        #expect(runs(Text(start + passed, format: style)).plainText == text)
        #expect(runs(Text("\(start + passed, format: style) left")).plainText == "\(text) left")
    }

    @Test("A timer's format counts on from the present time, in either direction")
    func presentTime() {
        let now = Date()
        let left = Text(
            .currentDate, format: .timer(countingDownIn: now..<(now + 7200), maxFieldCount: 2))
        #expect(["2:00", "1:59"].contains(runs(left).plainText))
        let past = (now - 61)..<now
        let present = TimeDataSource<Date>.currentDate
        #expect(
            runs(Text("\(present, format: .timer(countingUpIn: past))")).plainText == "1:01")
        let format = SystemFormatStyle.Timer(countingUpIn: now..<(now + 60))
            .locale(Locale(identifier: "en"))
        #expect(format.format(now + 5) == AttributedString("0:05"))
    }

    @Test("A date's distance is told in words")
    func relative() {
        let text = runs(Text(Date() + 3600 * 26 + 30, style: .relative)).plainText
        #expect(text == "1 day, 2 hr")
        #expect(runs(Text(Date() - 3600 * 49, style: .offset)).plainText == "-2 days")
    }

    @Test("Styles of one's own draw progress, gauges, labeled content and boxes")
    func styles() {
        struct Percent: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
                    ProgressView(configuration)
                }
            }
        }
        struct Number: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.currentValueLabel
                    Text(verbatim: "\(configuration.value)")
                }
            }
        }
        struct Reversed: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.content
                configuration.label
            }
        }
        struct Plain: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.content
            }
        }
        let progress = resolved(
            ProgressView("Load", value: 0.25).progressViewStyle(Percent())
        ).tree.plainText
        #expect(progress == "Load\n25 %\nLoad")
        let gauge = resolved(
            Gauge(value: 5, in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text("5")
            }.gaugeStyle(Number())
        ).tree.plainText
        #expect(gauge == "Speed\n5\n0.5")
        let labeled = resolved(
            LabeledContent("Key", value: "Value").labeledContentStyle(Reversed()))
        #expect(labeled.tree.plainText == "Value\nKey")
        let box = resolved(GroupBox("Title") { Text("Inside") }.groupBoxStyle(Plain()))
        #expect(box.tree.plainText == "Inside")
        #expect(resolved(GroupBox("Title") { Text("Inside") }).tree.plainText == "Title\nInside")
    }

    @Test("Levels of a foreground are those that the author chose")
    func levels() {
        let view = Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .blue)
        #expect(attributes(view).contains(.foreground(.named(.blue))))
    }

    @Test("A system gray is another one in dark surroundings, and colors are mixed")
    func colors() {
        func fill(_ color: Color, _ scheme: ColorScheme) -> Paint? {
            let view = resolved(color) { $0.colorScheme = scheme }
            guard case .drawing(.outline(_, .paint(let paint)?, _))? = view.tree.nodes.first?.kind
            else { return nil }
            return paint
        }
        let gray = Color(uiColor: .systemGray6)
        let light = Paint.rgb(
            red: 0.9490196078431372, green: 0.9490196078431372, blue: 0.9686274509803922, opacity: 1
        )
        #expect(fill(gray, .light) == light)
        #expect(fill(gray, .dark) != light)
        let mixed = Color(white: 0).mix(with: Color(white: 1), by: 0.5, in: .device)
        let half = Paint.rgb(red: 0.5, green: 0.5, blue: 0.5, opacity: 1)
        #expect(fill(mixed, .light) == half)
    }

    @Test("A mask that is a shape cuts; another is told of")
    func masks() {
        #expect(attributes(Color.red.mask { Circle() }) == [.clip(.circle)])
        #expect(attributes(Color.red.mask(Color.black)) == [.clip(.rectangle)])
        #expect(
            attributes(Color.red.mask(Capsule().fill(.black.opacity(0.5)))) == [
                .clip(.capsule), .opacity(0.5),
            ])
        let view = resolved(Text("a").mask { Text("b") })
        #expect(view.tree.plainText == "a")
        #expect(view.issues.count == 1)
    }

    @Test("A gradient masks by how opaque it is, in a place of its own where it has a size")
    func gradientMasks() {
        let fade = LinearGradient(
            colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        let paint = Paint.linearGradient(
            stops: [
                .init(paint: .named(.black), location: 0),
                .init(paint: .named(.clear), location: 1),
            ], start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 1))
        #expect(attributes(Color.red.mask(fade)) == [.mask(.init(paint: paint))])
        #expect(
            attributes(Color.red.mask { Circle().fill(fade) }) == [
                .clip(.circle), .mask(.init(paint: paint)),
            ])
        #expect(
            attributes(Color.red.mask(alignment: .bottomLeading) { fade.frame(height: 40) }) == [
                .mask(
                    .init(paint: paint, height: 40, horizontal: .leading, vertical: .bottom))
            ])
        let dot = Circle().frame(width: 20, height: 20)
        let node = nodes(Color.red.clipShape(Circle()).mask(alignment: .top) { dot })[0]
        #expect(node.kind == .box)
        #expect(
            node.attributes == [
                .mask(
                    .init(
                        paint: .named(.primary), outline: .circle, width: 20, height: 20,
                        vertical: .top))
            ])
        // A circle in an oblong is a picture of its own.
        #expect(
            attributes(Color.red.mask { Circle().frame(width: 20) }) == [
                .mask(
                    .init(parts: [
                        .init(
                            paint: .named(.primary), outline: .circle,
                            x: .init(points: -10, share: 0.5), width: .init(points: 20))
                    ]))
            ])
    }

    @Test("Effects are attributes")
    func effects() {
        #expect(
            attributes(Text("a").saturation(0.5).blendMode(.multiply).zIndex(2)) == [
                .filter(.saturation, 0.5), .blend(.multiply), .zIndex(2),
            ])
    }

    @Test("A timeline is drawn for the last of its moments that has come")
    func timelineMoments() {
        func moment(_ schedule: some TimelineSchedule) -> String? {
            nodes(TimelineView(schedule) { Text(verbatim: "\($0.date.timeIntervalSince1970)") })
                .first?.text
        }
        func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
        #expect(moment(.explicit([date(10), date(20), .distantFuture])) == "20.0")
        #expect(moment(.explicit([date(7e9), date(8e9)])) == "7000000000.0")
        #expect(moment(.periodic(from: date(7e9), by: 5)) == "7000000000.0")
        // A minute has begun at most a minute ago.
        let minute = moment(.everyMinute).flatMap(Double.init) ?? 0
        #expect(minute.truncatingRemainder(dividingBy: 60) == 0)
        #expect(abs(Date().timeIntervalSince1970 - minute) < 120)
        let now = moment(.explicit([Date]())).flatMap(Double.init) ?? 0
        #expect(abs(Date().timeIntervalSince1970 - now) < 60)
    }

    @Test("A schedule that never comes to an end doesn't keep a card from being drawn")
    func endlessTimeline() {
        struct Still: TimelineSchedule {
            func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
                repeatElement(start, count: .max)
            }
        }
        #expect(nodes(TimelineView(Still()) { _ in Text("a") }).map(\.text) == ["a"])
    }

    @Test("A view of a schedule is drawn for now")
    func timeline() {
        let view = TimelineView(.periodic(from: .now, by: 60)) { context in
            Text(verbatim: abs(context.date.timeIntervalSinceNow) < 60 ? "now" : "then")
        }
        #expect(nodes(view).map(\.text) == ["now"])
    }
}
