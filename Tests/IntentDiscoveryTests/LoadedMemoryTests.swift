import Testing

@testable import _IntentDiscovery

@Suite("Loaded memory")
struct LoadedMemoryTests {
    private static let text: StaticString = "a constant of this image"
    private let address = UInt(bitPattern: LoadedMemoryTests.text.utf8Start)

    @Test("A constant of an image can be read and is no code")
    func constant() {
        let memory = LoadedMemory()
        #expect(memory.string(at: address) == "a constant of this image")
        #expect(memory.read(UInt8.self, at: address) == UInt8(ascii: "a"))
        #expect(!memory.isExecutable(address))
    }

    @Test("Addresses outside the images give nothing", arguments: [0, 1, 4096, .max, .max - 3])
    func outside(address: UInt) {
        let memory = LoadedMemory()
        #expect(memory.read(UInt32.self, at: address) == nil)
        #expect(memory.target(ofRelativeReferenceAt: address) == nil)
        #expect(memory.target(ofIndirectableReferenceAt: address) == nil)
        #expect(memory.pointer(at: address) == nil)
        #expect(memory.bytes(terminatedAfter: address) == nil)
        #expect(memory.string(at: address) == nil)
        #expect(!memory.isExecutable(address))
        #expect(TypeContext(ofTypeAt: address, in: memory) == nil)
    }

    @Test("The heap belongs to no image")
    func heap() {
        let memory = LoadedMemory()
        withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 8) { buffer in
            let address = UInt(bitPattern: buffer.baseAddress)
            #expect(memory.read(UInt32.self, at: address) == nil)
        }
    }

    @Test("A read that begins in a segment and ends behind it gives nothing")
    func straddling() {
        let memory = LoadedMemory()
        var last = address
        var step: UInt = 1 << 30
        while step > 0 {
            if memory.isReadable(address, count: last + step - address) { last += step }
            step /= 2
        }
        #expect(memory.read(UInt8.self, at: last - 1) != nil)
        #expect(memory.read(UInt32.self, at: last - 1) == nil)
        #expect(!memory.isReadable(last - 1, count: 2))
        #expect(!memory.isReadable(last - 1, count: .max))
    }

    @Test("Bytes that are no descriptor are no context")
    func noContext() {
        let memory = LoadedMemory()
        for offset in 0..<20 {
            #expect(TypeContext(ofTypeAt: address + UInt(offset), in: memory) == nil)
        }
    }

    @Test("Reading any bytes of an image as a context ends, and never in a fault")
    func anyBytes() {
        let memory = LoadedMemory()
        var contexts = 0
        for step in 0..<20_000 {
            let place = address &+ UInt(step) &* 12
            if TypeContext(ofTypeAt: place, in: memory) != nil { contexts += 1 }
            _ = memory.target(ofIndirectableReferenceAt: place).flatMap(memory.pointer(at:))
            _ = memory.target(ofRelativeReferenceAt: place).flatMap(memory.string(at:))
        }
        #expect(contexts < 20_000)
    }

    @Test("A section is read in whole references only")
    func references() {
        #expect(Array(RelativeReferences(start: 100, length: 11)) == [100, 104])
        #expect(Array(RelativeReferences(start: 0, length: 8)).isEmpty)
        #expect(Array(RelativeReferences(start: 100, length: -4)).isEmpty)
    }
}
