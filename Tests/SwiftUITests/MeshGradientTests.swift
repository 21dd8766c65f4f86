import Foundation
import SwiftUI
import Testing

/// Colors between the points of a grid.
@MainActor
@Suite struct MeshGradientTests {
    private typealias Pixel = [UInt8]

    private func paint(_ mesh: MeshGradient) -> Paint? {
        guard
            case .drawing(.outline(.rectangle, .paint(let paint)?, nil))? = nodes(mesh).first?.kind
        else { return nil }
        return paint
    }

    /// The pixels, row by row.
    private func pixels(_ mesh: MeshGradient) throws -> [[Pixel]] {
        guard case .mesh(let picture)? = paint(mesh) else {
            throw MeshIsMissing()
        }
        let bytes = Array(picture.pixels)
        let all = stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
        return stride(from: 0, to: all.count, by: picture.width).map {
            Array(all[$0..<$0 + picture.width])
        }
    }

    private struct MeshIsMissing: Error {}

    private let black = Color(white: 0)
    private let white = Color(white: 1)
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    @Test("Colors go over into one another in both directions")
    func directions() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let green = Color(red: 0, green: 1, blue: 0)
        let rows = try pixels(
            MeshGradient(
                width: 2, height: 2, points: corners, colors: [red, green, black, white],
                smoothsColors: false))
        #expect(rows.count == 16 && rows.allSatisfy { $0.count == 16 })
        // The middle of the first pixel is a 32nd of the side away from both edges.
        let near = 31.0 / 32
        #expect(rows[0][0] == [UInt8((near * near * 255 + 0.25).rounded()), 8, 0, 255])
        #expect(rows[0][15][1] > 240 && rows[0][15][0] < 20)
        #expect(rows[15][0].prefix(3).allSatisfy { $0 < 20 })
        #expect(rows[15][15].prefix(3).allSatisfy { $0 > 230 })
    }

    @Test("A point that is moved takes its color along")
    func movedPoint() throws {
        func lightest(_ x: Float) throws -> Int {
            let points: [SIMD2<Float>] = [
                [0, 0], [0.5, 0], [1, 0], [0, 0.5], [x, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
            ]
            let colors = (0..<9).map { $0 == 4 ? white : black }
            let row = try pixels(
                MeshGradient(width: 3, height: 3, points: points, colors: colors))[8]
            return row.indices.max { row[$0][0] < row[$1][0] } ?? -1
        }
        #expect((7...8).contains(try lightest(0.5)))
        #expect((11...13).contains(try lightest(0.8)))
        #expect((2...4).contains(try lightest(0.2)))
    }

    @Test("Where the grid doesn't reach there is the background")
    func background() throws {
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
        let rows = try pixels(
            MeshGradient(
                width: 2, height: 2, points: points, colors: [black, black, black, black],
                background: Color(red: 0, green: 0, blue: 1, opacity: 0.5)))
        #expect(rows[5][3] == [0, 0, 0, 255])
        #expect(rows[5][12] == [0, 0, 255, 128])
    }

    @Test("A grid without what it says has one color, and numbers that are none do no harm")
    func odd() throws {
        #expect(
            paint(MeshGradient(width: 3, height: 2, points: corners, colors: [white, black]))
                == .rgb(red: 1, green: 1, blue: 1, opacity: 1))
        #expect(
            paint(
                MeshGradient(
                    width: .max, height: .max, points: [], colors: [], background: .red))
                == .named(.red))
        let points: [SIMD2<Float>] = [[.nan, 0], [.infinity, 0], [0, 1], [1, 1]]
        let rows = try pixels(
            MeshGradient(
                width: 2, height: 2, points: points, colors: [white, white, white, white],
                background: black))
        #expect(rows[3][3] == [0, 0, 0, 255])
    }

    @Test("The system's colors are those of the scheme, and an opacity is kept")
    func schemes() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: corners, colors: [.red, .red, .red, .red])
        func first(_ scheme: ColorScheme) -> [UInt8]? {
            let tree = resolved(Rectangle().fill(mesh.opacity(0.5))) { $0.colorScheme = scheme }
                .tree
            guard
                case .drawing(.outline(_, .paint(.mesh(let picture))?, _))? = tree.nodes.first?.kind
            else { return nil }
            return Array(picture.pixels.prefix(4))
        }
        #expect(first(.light) == [255, 59, 48, 128])
        #expect(first(.dark) == [255, 69, 58, 128])
    }
}
