import AppIntents
import Testing

@Suite struct LRUCacheTests {
    @Test("Of too many values the least recently used one goes")
    func order() {
        var cache = LRUCache<String, Int>(limit: 2)
        cache["a"] = 1
        cache["b"] = 2
        #expect(cache["a"] == 1)
        cache["c"] = 3
        #expect(cache.values.sorted() == [1, 3])
        cache["a"] = 4
        cache["d"] = 5
        #expect(cache.values.sorted() == [4, 5])
        #expect(cache["c"] == nil)
    }

    @Test("To change all values uses none of them")
    func updatingAll() {
        var cache = LRUCache<Int, Int>(limit: 3)
        for number in 0..<3 { cache[number] = number }
        cache.updateAll { key, value in if key != 1 { value += 10 } }
        #expect(cache.values.sorted() == [1, 10, 12])
        cache[3] = 3
        #expect(cache[0] == nil)
        #expect(cache.values.sorted() == [1, 3, 12])
    }

    @Test("A removed value leaves its place to others")
    func removing() {
        var cache = LRUCache<Int, Int>(limit: 2)
        for number in 0..<2 { cache[number] = number }
        cache[0] = nil
        cache[2] = 2
        #expect(cache.values.sorted() == [1, 2])
        cache.removeAll()
        #expect(cache.values.isEmpty)
    }
}
