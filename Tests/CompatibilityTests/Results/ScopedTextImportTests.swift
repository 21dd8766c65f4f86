import Testing

import struct AppIntents.LocalizedStringResource

@Suite struct ScopedTextImportTests {
    @Test("LocalizedStringResource can be imported by itself")
    func byItself() {
        let text: LocalizedStringResource = "Water a Plant"
        #expect(text.key == "Water a Plant")
    }
}
