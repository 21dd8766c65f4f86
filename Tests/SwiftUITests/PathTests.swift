import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct PathTests {
    private func marks(_ view: some View) -> [ViewNode.Mark] {
        guard case .drawing(.marks(let marks))? = nodes(view).first?.kind else { return [] }
        return marks
    }

    private func commands(_ draw: (inout Path) -> Void) -> String {
        guard case .path(let data, _, _)? = marks(Path(draw)).first else { return "" }
        return data.commands
    }

    @Test("Lines and curves become commands")
    func lines() {
        let text = commands { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3.12345, y: -4))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            path.addCurve(
                to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2),
                control2: CGPoint(x: 3, y: 3))
            path.closeSubpath()
            #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        }
        #expect(text == "M1 2L3.123 -4Q7 8 5 6C2 2 3 3 1 1Z")
    }

    @Test("A line without a beginning begins at its end; numbers that are none become zero")
    func oddities() {
        #expect(commands { $0.addLine(to: CGPoint(x: 1, y: 1)) } == "M1 1")
        #expect(commands { $0.closeSubpath() } == "")
        #expect(commands { $0.move(to: CGPoint(x: Double.nan, y: .infinity)) } == "M0 0")
        #expect(Path().isEmpty && !Path(CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
    }

    @Test("An arc of numbers without an end is drawn as far as it is known")
    func endlessArcs() {
        for radius in [Double.infinity, 1e300, .leastNonzeroMagnitude] {
            for center in [CGPoint.zero, CGPoint(x: Double.nan, y: .infinity)] {
                let text = commands { path in
                    path.move(to: CGPoint(x: 1, y: 2))
                    path.addArc(
                        center: center, radius: radius, startAngle: .degrees(10),
                        endAngle: .degrees(200), clockwise: false)
                    path = path.trimmedPath(from: 0, to: 0.5)
                }
                #expect(!text.contains("n"), "\(text)")
            }
        }
    }

    @Test("Rectangles and ellipses")
    func figures() {
        let box = CGRect(x: 0, y: 0, width: 4, height: 2)
        #expect(commands { $0.addRect(box) } == "M0 0L4 0L4 2L0 2Z")
        #expect(commands { $0.addEllipse(in: box) } == "M4 1A2 1 0 0 1 0 1A2 1 0 0 1 4 1Z")
        let rounded = commands {
            $0.addRoundedRect(in: box, cornerSize: CGSize(width: 9, height: 1))
        }
        #expect(
            rounded
                == "M2 0L2 0A2 1 0 0 1 4 1L4 1A2 1 0 0 1 2 2L2 2A2 1 0 0 1 0 1L0 1A2 1 0 0 1 2 0Z")
    }

    @Test("Arcs go the way that Apple's go in a view")
    func arcs() {
        func arc(_ end: Double, clockwise: Bool) -> String {
            commands {
                $0.addArc(
                    center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .degrees(0),
                    endAngle: .degrees(end), clockwise: clockwise)
            }
        }
        #expect(arc(180, clockwise: false) == "M10 0A10 10 0 0 1 0 10A10 10 0 0 1 -10 0")
        #expect(arc(180, clockwise: true) == "M10 0A10 10 0 0 0 0 -10A10 10 0 0 0 -10 0")
        #expect(arc(360, clockwise: false) == "M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0")
    }

    @Test("A path is filled with the foreground, or filled and stroked as it is told")
    func inks() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)]) }
        let data = ViewNode.PathData("M0 0L1 1")
        #expect(marks(line) == [.path(data, fill: .paint(.named(.primary)))])
        #expect(
            marks(line.fill(.red, style: FillStyle(eoFill: true))) == [
                .path(
                    .init("M0 0L1 1", countsCrossings: true), fill: .paint(.named(.red)))
            ])
        #expect(
            marks(line.foregroundStyle(.red)) == [.path(data, fill: .paint(.named(.red)))])
        #expect(
            marks(line.stroke(.blue, lineWidth: 3))
                == [.path(data, stroke: .init(.paint(.named(.blue)), width: 3))])
        let gradient = LinearGradient(
            colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        guard case .path(_, .paint(.linearGradient)?, nil)? = marks(line.fill(gradient)).first
        else {
            Issue.record("The gradient is lost.")
            return
        }
    }
}
