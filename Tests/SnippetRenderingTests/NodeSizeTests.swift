import SwiftUI
import Testing

@Suite struct NodeSizeTests {
    // Trees are handed around and walked at each refresh; what is large lies behind a reference.
    @Test func nodesStaySmall() {
        #expect(MemoryLayout<ViewNode>.size <= 64)
        #expect(MemoryLayout<ViewNode.Kind>.size <= 32)
        #expect(MemoryLayout<ViewNode.Attribute>.size <= 48)
    }
}
