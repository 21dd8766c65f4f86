import Foundation
import SwiftUI
import Testing

/// When a view is drawn again by its own schedule.
@MainActor
@Suite struct TimelineViewTests {
    /// A view as it is drawn once.
    private struct Drawing: Equatable {
        var date: Double
        var cadence: TimelineViewDefaultContext.Cadence
        var next: Double?

        init(_ date: Double, _ cadence: TimelineViewDefaultContext.Cadence, next: Double?) {
            self.date = date
            self.cadence = cadence
            self.next = next
        }
    }

    /// Draws a view of a schedule where views are drawn again, by default at most once a second.
    private func draw(
        _ schedule: some TimelineSchedule, at now: Double, interval: Double? = 1
    ) -> Drawing? {
        var seen: TimelineViewDefaultContext?
        let view = TimelineView(schedule) { context -> Text in
            seen = context
            return Text(verbatim: "a")
        }
        let resolved = ViewResolver.resolve(
            view, moment: DrawnMoment(date(now), renewedAfter: interval))
        guard let seen else { return nil }
        return Drawing(
            seconds(seen.date), seen.cadence, next: resolved.nextMoment.map(seconds))
    }

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// Whole thousandths, since sums of fractions are off by a little.
    private func seconds(_ date: Date) -> Double {
        (date.timeIntervalSinceReferenceDate * 1000).rounded() / 1000
    }

    private func explicit(_ seconds: Double...) -> ExplicitTimelineSchedule<[Date]> {
        ExplicitTimelineSchedule(seconds.map(date))
    }

    /// The moments of a schedule that always gives the same.
    private struct Fixed<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
        let entries: Entries

        func entries(from start: Date, mode: Mode) -> Entries { entries }
    }

    @Test("A view is drawn again at the moment after the one that is drawn")
    func next() {
        #expect(draw(.everyMinute, at: 70) == Drawing(60, .minutes, next: 120))
        #expect(draw(.everyMinute, at: 60) == Drawing(60, .minutes, next: 120))
        #expect(draw(.periodic(from: date(3), by: 5), at: 14) == Drawing(13, .seconds, next: 18))
        #expect(draw(explicit(10, 20, 500), at: 30) == Drawing(20, .minutes, next: 500))
        // Of what has not come, the first is drawn already.
        #expect(draw(explicit(100, 130), at: 30) == Drawing(100, .seconds, next: 130))
        #expect(
            draw(.periodic(from: date(100), by: 90), at: 30) == Drawing(100, .minutes, next: 190))
    }

    @Test("A view without a further moment isn't drawn again")
    func last() {
        #expect(draw(explicit(10, 20), at: 30) == Drawing(20, .minutes, next: nil))
        #expect(draw(explicit(), at: 30) == Drawing(30, .minutes, next: nil))
        #expect(draw(explicit(40), at: 30) == Drawing(40, .minutes, next: nil))
        #expect(draw(.animation(paused: true), at: 30) == Drawing(30, .minutes, next: nil))
    }

    @Test("A view that is drawn for one moment has no next one")
    func once() {
        let drawing = Drawing(13, .minutes, next: nil)
        #expect(draw(.periodic(from: date(3), by: 5), at: 14, interval: nil) == drawing)
        #expect(draw(.animation, at: 30, interval: nil) == Drawing(30, .minutes, next: nil))
        #expect(
            ViewResolver.resolve(TimelineView(.everyMinute) { _ in Text("a") }).nextMoment == nil)
    }

    @Test("A schedule that is faster than views are drawn again is drawn as often as they are")
    func fast() {
        #expect(draw(.animation, at: 30) == Drawing(30, .seconds, next: 31))
        #expect(draw(.animation(minimumInterval: 4), at: 30) == Drawing(30, .seconds, next: 34))
        #expect(draw(.periodic(from: date(0), by: 0.25), at: 30) == Drawing(30, .seconds, next: 31))
        for step in [0, -1, 0.0001] {
            #expect(
                draw(.periodic(from: date(0), by: step), at: 30) == Drawing(30, .seconds, next: 31))
        }
        #expect(
            draw(.periodic(from: date(0), by: 1), at: 30, interval: 300)
                == Drawing(30, .minutes, next: 330))
        // No setting makes it a loop.
        #expect(draw(.animation, at: 30, interval: 0) == Drawing(30, .seconds, next: 30.1))
        #expect(draw(.animation, at: 30, interval: -.infinity)?.cadence == .minutes)
    }

    @Test("A clock of seconds leaves none out, however its drawings come late by a little")
    func clock() {
        var now = 0.3
        var seen: [Double] = []
        for _ in 0..<60 {
            guard let drawing = draw(.periodic(from: date(0), by: 1), at: now),
                let next = drawing.next
            else {
                Issue.record("It stands still at \(now).")
                return
            }
            #expect(next - now > 0.89)
            seen.append(drawing.date)
            now = next + 0.02
        }
        #expect(seen == (0..<60).map(Double.init))
    }

    @Test("Moments that are not in order, equal, or no dates are passed over")
    func disorder() {
        #expect(draw(explicit(10, 5, 20, 15, 60, 50), at: 30) == Drawing(20, .seconds, next: 60))
        #expect(draw(explicit(60, 10, 70), at: 30) == Drawing(60, .seconds, next: 70))
        #expect(draw(explicit(20, 20, 60, 60), at: 30) == Drawing(20, .seconds, next: 60))
        #expect(
            draw(explicit(.nan, 20, .infinity, 60), at: 30) == Drawing(20, .seconds, next: 60))
        #expect(draw(explicit(.nan), at: 30) == Drawing(30, .minutes, next: nil))
        for step in [Double.nan, .infinity, -.infinity] {
            #expect(
                draw(.periodic(from: date(3), by: step), at: 30) == Drawing(3, .minutes, next: nil))
            #expect(draw(.animation(minimumInterval: step), at: 30)?.date == 30)
        }
    }

    @Test("A schedule without an end that stands still, or holds no dates, comes to an end")
    func endless() {
        let still = Fixed(entries: repeatElement(date(20), count: .max))
        #expect(draw(still, at: 30) == Drawing(20, .minutes, next: nil))
        let nothing = Fixed(entries: repeatElement(date(.nan), count: .max))
        #expect(draw(nothing, at: 30) == Drawing(30, .minutes, next: nil))
        #expect(draw(.periodic(from: date(-1e300), by: 1), at: 30) != nil)
        #expect(draw(.periodic(from: date(1e300), by: 1), at: 30) != nil)
        #expect(draw(.periodic(from: .distantPast, by: 60), at: 30)?.cadence == .minutes)
    }

    @Test("Of several views the one that goes on first counts, wherever it stands")
    func several() {
        let view = VStack {
            TimelineView(.everyMinute) { _ in
                TimelineView(.periodic(from: self.date(0), by: 7)) { _ in Text("a") }
            }
            Button(action: {}) {
                TimelineView(.periodic(from: self.date(0), by: 40)) { _ in Text("b") }
            }
        }
        let resolved = ViewResolver.resolve(
            view, moment: DrawnMoment(date(65), renewedAfter: 1))
        #expect(resolved.nextMoment == date(70))
    }

    @Test("A view that is made for the room that there is counts once it is made")
    func reader() {
        let view = VStack {
            TimelineView(.everyMinute) { _ in Text("a") }
            GeometryReader { proxy in
                if proxy.size.width < 200 {
                    TimelineView(.periodic(from: self.date(0), by: 7)) { _ in Text("b") }
                } else {
                    TimelineView(.periodic(from: self.date(0), by: 9)) { _ in Text("c") }
                }
            }
        }
        func next(width: Double) -> Date? {
            var resolved = ViewResolver.resolve(
                view, moment: DrawnMoment(date(65), renewedAfter: 1))
            #expect(resolved.nextMoment == date(120))
            ViewLayout(width: width, measuring: EstimatedMeasuring()).place(
                &resolved, keepsPlaces: false)
            return resolved.nextMoment
        }
        #expect(next(width: 100) == date(70))
        #expect(next(width: 300) == date(72))
    }

    @Test("A clock's step leaves the actions and identities of what stands beside it")
    func identities() {
        func draw(at now: Double) -> ResolvedView {
            let view = TimelineView(.periodic(from: date(0), by: 1)) { context in
                Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)").id("clock")
                ForEach(0..<3) { Text(verbatim: "\($0)") }
            }
            return ViewResolver.resolve(view, moment: DrawnMoment(date(now), renewedAfter: 1))
        }
        let (first, second) = (draw(at: 1), draw(at: 2))
        #expect(first.tree != second.tree)
        #expect(
            first.tree.nodes.flatMap(\.identities) == second.tree.nodes.flatMap(\.identities))
        #expect(first.tree.nodes.dropFirst() == second.tree.nodes.dropFirst())
        #expect(draw(at: 1.5).tree == first.tree)
    }
}
