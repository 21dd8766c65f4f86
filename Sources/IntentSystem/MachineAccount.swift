import Foundation

/// The account of the machine that the program runs as.
enum MachineAccount {
    /// The name of the account; `nil` if the machine knows none.
    static let name: String? = {
        let name = NSUserName()
        return name.isEmpty ? nil : name
    }()

    /// The names of the groups in which the account is, without those that have only a number.
    static let groups: Set<String> = {
        let count = getgroups(0, nil)
        guard count >= 0 else { return [] }
        var numbers = [gid_t](repeating: 0, count: Int(count))
        let read = getgroups(count, &numbers)
        guard read >= 0 else { return [] }
        return Set((numbers.prefix(Int(read)) + [getegid()]).compactMap(name(ofGroup:)))
    }()

    private static func name(ofGroup number: gid_t) -> String? {
        var entry = group()
        var found: UnsafeMutablePointer<group>?
        var buffer = [CChar](repeating: 0, count: 65_536)
        guard getgrgid_r(number, &entry, &buffer, buffer.count, &found) == 0, found != nil,
            let name = entry.gr_name
        else { return nil }
        return String(cString: name)
    }
}
