import Foundation
import Testing

@testable import _Localization

@Suite struct LocalizedFormatTests {
    private func filled(_ format: String, _ value: String.LocalizationValue) -> String {
        LocalizedFormat.segments(format, value.arguments).reduce(into: "") { text, segment in
            switch segment {
            case .literal(let literal): text += literal
            case .argument(let argument): text += argument.text(in: Locale(identifier: "en"))
            }
        }
    }

    @Test("Arguments go where the translation names them")
    func positions() {
        #expect(filled("%2$lld × %1$@ (%1$@)", "\("a") \(2)") == "2 × a (a)")
        #expect(filled("%@, %lld", "\("a") \(2)") == "a, 2")
        #expect(filled("100%% %@", "\("a")") == "100% a")
    }

    @Test("A label names an argument, and says nothing to readers")
    func labels() {
        #expect(filled("%(count)lld × %(name)@ (%(name)@)", "\(2) \("a")") == "2 × a (a)")
        #expect(filled("%2$(name)@: %1$(count)lld", "\(2) \("a")") == "a: 2")
        #expect(filled("%(half %@", "\("a")") == "%(half a")
    }

    @Test("A translator's slip shows no specifier and takes no other argument")
    func slips() {
        #expect(filled("%3$@!", "\("a")") == "!")
        #expect(filled("%@ %@ %@", "\("a")") == "a  ")
        #expect(filled("50 % off", "\("a")") == "50 % off")
        #expect(filled("%", "\("a")") == "%")
        #expect(filled("%d", "\("text")") == "text")
    }
}
