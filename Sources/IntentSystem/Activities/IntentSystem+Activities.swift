/// The runs that go on, for a program that ends when its one command has been performed.
extension IntentSystem {
    /// Something goes on.
    package var hasActivities: Bool { !activities.isEmpty }

    /// Returns when nothing goes on any more, or when the person has stopped what can't be stopped.
    package func activitiesOver() async { await activities.over() }

    /// Stops everything that goes on; what can't be stopped is waited for no longer.
    package func stopActivities() { activities.stopAll() }
}
