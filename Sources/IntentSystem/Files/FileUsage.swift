import AppIntentsMetadata

/// The number of files and bytes of each session, of each person and of all.
struct FileUsage {
    /// Whose files are as many as they may be.
    enum Full: Error {
        case session
        /// With the sessions of the person.
        case person([SessionID])
        case system
    }

    private struct Count {
        var files = 0
        var bytes = 0

        func adding(_ bytes: Int, _ files: Int) -> Count {
            Count(files: self.files + files, bytes: self.bytes + bytes)
        }
    }

    private var sessions: [SessionID: Count] = [:]
    /// The persons to whom the files of sessions count.
    private var persons: [SessionID: Person.Identity] = [:]
    private var countsOfPersons: [Person.Identity: Count] = [:]
    /// The number of bytes of all.
    private(set) var bytes = 0

    /// Counts bytes, and files, to a session and its person; throws if they would be too many.
    ///
    /// Once a person is named for a session, all its files count to that person.
    mutating func reserve(
        _ new: Int, files: Int, for owner: SessionID, of person: Person?, _ limits: Limits
    ) throws(Full) {
        let usage = sessions[owner] ?? Count()
        let known = persons[owner]
        let person = known ?? person?.account.identity
        var usageOfPerson = person.flatMap { countsOfPersons[$0] } ?? Count()
        if known == nil { usageOfPerson = usageOfPerson.adding(usage.bytes, usage.files) }
        guard usage.files + files <= limits.maximumSessionFiles,
            new <= limits.maximumSessionFileBytes - usage.bytes
        else { throw .session }
        let most = limits.eachPerson
        guard
            person == nil
                || usageOfPerson.files + files <= most.files
                    && new <= most.fileBytes - usageOfPerson.bytes
        else { throw .person(persons.filter { $0.value == person }.map(\.key)) }
        guard new <= limits.maximumTotalFileBytes - bytes else { throw .system }
        sessions[owner] = usage.adding(new, files)
        if let person {
            persons[owner] = person
            countsOfPersons[person] = usageOfPerson.adding(new, files)
        }
        bytes += new
    }

    /// Takes bytes, and files, from a session and its person.
    mutating func release(_ old: Int, files: Int, of owner: SessionID) {
        bytes -= old
        guard let usage = sessions[owner]?.adding(-old, -files) else { return }
        sessions[owner] = usage.files > 0 ? usage : nil
        guard let person = persons[owner] else { return }
        if usage.files <= 0 { persons[owner] = nil }
        let left = countsOfPersons[person]?.adding(-old, -files)
        countsOfPersons[person] = left.flatMap { $0.files > 0 ? $0 : nil }
    }
}
