import Foundation
import SnippetRendering
import SwiftUI
import Testing

/// Progress and gauges as markup.
@MainActor
@Suite struct RangeHTMLTests {
    private func html(_ view: some View) -> String {
        HTMLRenderer().render(ViewResolver.resolve(view).tree)
    }

    @Test("The label of progress comes before the bar, its value behind it")
    func progress() throws {
        let output = html(
            ProgressView(value: 0.4) {
                Text("Files")
            } currentValueLabel: {
                Text("2 of 5")
            })
        let label = try #require(output.range(of: ">Files<"))
        let bar = try #require(output.range(of: "<progress class=\"bar\" max=\"1\" value=\"0.4\""))
        let value = try #require(output.range(of: ">2 of 5<"))
        #expect(label.upperBound < bar.lowerBound && bar.upperBound < value.lowerBound)
        #expect(
            output.contains(
                "role=\"progressbar\" aria-valuemin=\"0\" aria-valuemax=\"100\" "
                    + "aria-valuenow=\"40\" aria-label=\"Files\" aria-valuetext=\"2 of 5\""))
    }

    @Test("What goes on counting is not told as it was")
    func counting() {
        let start = Date(timeIntervalSince1970: 1000)
        let output = html(ProgressView(timerInterval: start...start.addingTimeInterval(60)))
        #expect(output.contains("data-count") && !output.contains("aria-valuetext"))
    }

    @Test(
        "A tint that is a gradient goes along the line, and around a dial, whatever its direction")
    func gradients() {
        let tint = Gradient(colors: [.blue, .red])
        let bar = html(ProgressView(value: 0.5).tint(tint))
        #expect(
            bar.contains(
                "--tint-line:linear-gradient(calc(90deg*var(--reading,1)),var(--blue) 0%,var(--red) 100%);"
            ))
        #expect(!html(ProgressView(value: 0.5).tint(.red)).contains("--tint-line"))
        let gauge = Gauge(value: 25, in: 0...100) { Text("Heat") }
        let marked = html(gauge.gaugeStyle(.accessoryLinear).tint(tint))
        #expect(marked.contains("--tint-marker:color-mix(in srgb,var(--red) 25%,var(--blue));"))
        let dial = html(gauge.gaugeStyle(.accessoryCircular).tint(tint))
        #expect(
            dial.contains(
                "<span class=\"arc\" data-style=\"background:conic-gradient(from 225deg,var(--blue) 0deg,"
                    + "var(--red) 270deg,transparent 0);\"></span><svg class=\"dial open\""))
        #expect(dial.contains("class=\"marker\"") && !dial.contains("ring-value"))
        let ring = html(gauge.gaugeStyle(.accessoryCircularCapacity).tint(tint))
        #expect(ring.contains("from 0deg,var(--blue) 0deg,var(--red) 90deg,transparent 0);"))
        #expect(ring.contains("rotate(90 32 32)") && ring.contains("ring-track"))
        #expect(!html(gauge.gaugeStyle(.accessoryCircular).tint(.red)).contains("arc"))
        let sheet = HTMLRenderer.stylesheet
        #expect(sheet.contains(".marked>.track{background:var(--tint-line,var(--tint))}"))
    }

    @Test("A line that fills with time tells the client when it does")
    func countingLines() {
        let start = Date(timeIntervalSince1970: 1000)
        let interval = start...start.addingTimeInterval(60)
        let bar = html(ProgressView(timerInterval: interval))
        #expect(
            bar.contains(
                #"max="1" value="0" data-count="down" data-from="1000000" data-to="1060000""#))
        let ring = html(
            ProgressView(timerInterval: interval, countsDown: false).progressViewStyle(.circular))
        #expect(ring.contains(#"stroke-dasharray="100 100" data-count="up" data-from="1000000""#))
        struct Framed: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                ProgressView(configuration).border(.red)
            }
        }
        let styled = html(ProgressView(timerInterval: interval).progressViewStyle(Framed()))
        #expect(styled.contains(#"value="0" data-count="down""#))
        let empty = html(
            ProgressView(timerInterval: start...start) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            })
        #expect(!empty.contains("data-count"))
    }

    @Test("A symbol in a gauge is drawn, and told in words")
    func symbol() {
        let output = html(
            Gauge(value: 0.25) {
                Text("Ride")
            } currentValueLabel: {
                Image(systemName: "bicycle")
            }.gaugeStyle(.accessoryCircular))
        #expect(output.contains("class=\"symbol") && !output.contains(">bicycle<"))
        #expect(output.contains("aria-label=\"Ride\" aria-valuetext=\"bicycle\""))
    }

    @Test("Gauges with a mark have it at the value, the others are filled up to it")
    func marks() {
        let gauge = Gauge(value: 0.25) { EmptyView() }
        #expect(
            html(gauge.gaugeStyle(.accessoryLinear)).contains(
                "<span class=\"marker\" data-style=\"inset-inline-start:calc((100% - 8px)*0.25);\">"
            ))
        let dial = html(gauge.gaugeStyle(.accessoryCircular))
        #expect(dial.contains("<svg class=\"dial open\""))
        #expect(dial.contains("transform=\"rotate(67.5 32 32)\""))
        let ring = html(gauge.gaugeStyle(.accessoryCircularCapacity))
        #expect(ring.contains("stroke-dasharray=\"25 100\"") && !ring.contains("marker"))
        #expect(html(gauge).contains("<progress class=\"bar\" max=\"1\" value=\"0.25\""))
    }
}
