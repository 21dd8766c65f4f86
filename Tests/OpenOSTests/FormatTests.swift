import Foundation
import OpenOS
import Testing

/// Messages of `os_log` whose format is `printf`'s.
@Suite struct FormatTests {
    @Test("A format's numbers are written, its texts withheld unless it says otherwise")
    func privacy() {
        let lines = Lines()
        let log = lines.log("old")
        os_log("no values", log: log)
        os_log("%@ %{public}@ %d %{private}d %s", log: log, type: .error, "a", "b", 3, 4, "c")
        os_log("%{public, private}@ %{sensitive}@ %{public}@", log: log, "a", "b", 5)
        #expect(
            lines.taken() == [
                "app.travel old notice: no values",
                "app.travel old error: <private> b 3 <private> <private>",
                "app.travel old notice: <private> <sensitive> 5",
            ])
    }

    @Test("The same text has the same hash")
    func hash() {
        let lines = Lines()
        os_log("%{private, mask.hash}@ %{mask.hash}@", log: lines.log("old"), "Ann", "Ann")
        let line = lines.taken().first ?? ""
        #expect(
            line.wholeMatch(of: /app.travel old notice: (<mask.hash: '[0-9a-z]+'>) \1/) != nil)
    }

    @Test("Numbers are written as `printf` would")
    func numbers() {
        let lines = Lines()
        let log = lines.log("")
        os_log("%05d|%+d|%-4d|%ld|%i|%u", log: log, 42, 7, 3, Int.min, Int8(-1), UInt64.max)
        os_log("%x|%#X|%o|%p|%c", log: log, Int8(-1), 255, 8, 4096, 65)
        os_log("%.2f|%6.1f|%e|%g|%.0f", log: log, 3.14159, Float(2.5), 1500.0, 0.5, 2.0)
        #expect(
            lines.taken() == [
                "app.travel app.travel notice: "
                    + "00042|+7|3   |-9223372036854775808|-1|18446744073709551615",
                "app.travel app.travel notice: ff|0XFF|10|0x1000|A",
                "app.travel app.travel notice: 3.14|   2.5|1.500000e+03|0.5|2",
            ])
    }

    @Test("A format that doesn't fit its values reads none as what it isn't")
    func mistakes() {
        let lines = Lines()
        let log = lines.log("")
        os_log("%d%% of %d", log: log, 50)
        os_log("%{public}d %{public}@ %{public}f", log: log, "text", 1, 2)
        os_log("90%, %m %*d %1000d %", log: log, 5)
        #expect(
            lines.taken() == [
                "app.travel app.travel notice: 50% of %d",
                "app.travel app.travel notice: text 1 2",
                "app.travel app.travel notice: 90%, %m %*d %1000d %",
            ])
    }

    @Test("A format that isn't wanted isn't written")
    func unwanted() {
        let lines = Lines(onlyErrors: true)
        os_log("%d", log: lines.log("old"), type: .debug, 1)
        os_log("%d", log: .disabled, type: .fault, 1)
        #expect(lines.taken().isEmpty)
    }
}
