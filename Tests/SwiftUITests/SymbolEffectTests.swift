import Foundation
import Testing

@testable import SwiftUI

@Suite("Symbols that move, and their colors")
@MainActor
struct SymbolEffectTests {
    private func symbol(_ view: some View) -> ViewNode.ImageContent? {
        guard case .image(let image) = nodes(view).first?.kind else { return nil }
        return image
    }

    @Test("An effect lasts while it is active, as fast and as often as its options say")
    func lasting() {
        let image = Image(systemName: "bell")
        #expect(
            symbol(image.symbolEffect(.pulse))?.motion?.lasting == [.init(effect: .pulse)])
        #expect(symbol(image.symbolEffect(.pulse, isActive: false))?.motion == nil)
        #expect(
            symbol(
                image.symbolEffect(.rotate.counterClockwise, options: .speed(2).repeat(3)))?
                .motion?.lasting == [.init(effect: .rotateBack, speed: 2, count: 3)])
        #expect(
            symbol(image.symbolEffect(.wiggle, options: .speed(.nan)))?.motion?.lasting
                == [.init(effect: .wiggle)])
    }

    @Test("An effect of a value is told by a number that stands for the value")
    func discrete() throws {
        func motion(_ value: Int) throws -> ViewNode.SymbolMotion {
            try #require(
                symbol(Image(systemName: "bell").symbolEffect(.bounce.down, value: value))?.motion)
        }
        let one = try motion(1)
        #expect(one.onChange == [.init(effect: .bounceDown, count: 1)])
        #expect(one.lasting.isEmpty)
        #expect(try motion(1) == one)
        #expect(try motion(2).value != one.value)
    }

    @Test("Effects add up, and are taken away together")
    func several() {
        let image = Image(systemName: "bell").symbolEffect(.pulse)
        #expect(
            symbol(image.symbolEffect(.breathe))?.motion?.lasting
                == [.init(effect: .breathe), .init(effect: .pulse)])
        #expect(
            symbol(Image(systemName: "bell").symbolEffectsRemoved().symbolEffect(.pulse))?.motion
                == nil)
        #expect(symbol(image.symbolEffectsRemoved())?.motion != nil)
    }

    @Test("Sizes and absence are states")
    func states() {
        let image = Image(systemName: "bell")
        #expect(symbol(image.symbolEffect(.scale.down))?.motion?.scale == 0.8)
        #expect(symbol(image.symbolEffect(.disappear))?.motion?.isGone == true)
        #expect(symbol(image.symbolEffect(.disappear, isActive: false))?.motion == nil)
    }

    @Test("A symbol takes another's place as its content transition says")
    func replacement() {
        let image = Image(systemName: "bell")
        #expect(
            symbol(image.contentTransition(.symbolEffect(.replace)))?.motion?.replacement == .grow)
        let magic = ContentTransition.symbolEffect(.replace.magic(fallback: .downUp.byLayer))
        #expect(symbol(image.contentTransition(magic))?.motion?.replacement == .grow)
        #expect(symbol(image.contentTransition(.opacity))?.motion?.replacement == .fade)
        #expect(symbol(image.contentTransition(.identity))?.motion == nil)
        #expect(symbol(image.contentTransition(.numericText()))?.motion == nil)
    }

    @Test("Pictures don't move")
    func pictures() {
        #expect(symbol(Image("fuji").symbolEffect(.pulse))?.motion == nil)
        #expect(symbol(Image("fuji").foregroundStyle(.red, .blue))?.secondary == nil)
    }

    @Test("Several levels of the foreground are a palette unless one color is wanted")
    func palette() {
        let image = Image(systemName: "heart.circle.fill")
        #expect(symbol(image.foregroundStyle(.red, .blue))?.secondary == .named(.blue))
        #expect(
            symbol(image.symbolRenderingMode(.palette).foregroundStyle(.red, .blue, .green))?
                .secondary == .named(.blue))
        #expect(
            symbol(image.foregroundStyle(.red, .blue).symbolRenderingMode(.monochrome))?.secondary
                == nil)
        #expect(symbol(image.foregroundStyle(.red))?.secondary == nil)
        let three = symbol(image.foregroundStyle(.red, .blue, .green))
        #expect(three?.secondary == .named(.blue) && three?.tertiary == .named(.green))
        #expect(symbol(image.foregroundStyle(.red, .blue))?.tertiary == nil)
    }

    @Test("The usual symbols have colors of their own where an author wants several")
    func multicolor() {
        func colors(
            _ name: String, _ change: (inout EnvironmentValues) -> Void = { _ in }
        ) -> [Paint?] {
            let view = Image(systemName: name).symbolRenderingMode(.multicolor)
            guard let node = resolved(view, change).tree.nodes.first,
                case .image(let content) = node.kind
            else { return [] }
            var primary: Paint?
            for case .foreground(let paint) in node.attributes { primary = paint }
            return [primary, content.secondary, content.tertiary]
        }
        #expect(colors("sun.max.fill") == [.named(.yellow), nil, nil])
        #expect(colors("cloud.rain") == [.named(.gray), .named(.blue), nil])
        #expect(
            colors("cloud.rain.fill") { $0.colorScheme = .dark }
                == [.named(.white), .named(.blue), nil])
        #expect(
            colors("exclamationmark.triangle.fill") == [.named(.black), .named(.yellow), nil])
        #expect(colors("exclamationmark.triangle") == [.named(.yellow), nil, nil])
        #expect(colors("heart.circle.fill") == [.named(.white), .named(.red), nil])
        #expect(colors("heart.circle") == [.named(.red), nil, nil])
        #expect(
            colors("envelope.badge.fill") == [.named(.white), .named(.blue), .named(.red)])
        #expect(colors("person.badge.plus") == [nil, .named(.green), nil])
        #expect(colors("flag") == [.named(.red), .named(.primary), nil])
        #expect(colors("battery.100percent") == [.named(.green), nil, nil])
        // A symbol without colors has that of text.
        #expect(colors("gear") == [nil, nil, nil])
        let sky = Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
            .foregroundStyle(.white)
        #expect(attributes(sky) == [.foreground(.named(.white))])
    }

    @Test("A hierarchy is shades of the foreground")
    func hierarchy() {
        let image = Image(systemName: "heart.circle.fill")
        #expect(
            symbol(image.foregroundStyle(.red).symbolRenderingMode(.hierarchical))?.secondary
                == Paint.named(.red).faded(by: 0.6))
        let plain: Image = image.symbolRenderingMode(.hierarchical)
        #expect(symbol(plain)?.secondary == .named(.secondary))
        #expect(symbol(plain)?.tertiary == .named(.tertiary))
    }
}
