import AppIntents

extension Person: SystemProvided {
    /// The person for whom the present task calls the app; `nil` if it does so for no person.
    @TaskLocal static var current: Person?

    /// The person of the present task.
    ///
    /// In a task of the app's own that doesn't inherit task-local values, such as a detached one, it is
    /// no person: such code gets the person as a value.
    package static var provided: Person { current ?? .everyone }
}
