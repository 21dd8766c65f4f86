public import Foundation

extension CSSearchableItemAttributeSet {
    /// The time when the event begins.
    public var startDate: Date? {
        get { value("startDate") }
        set { set(newValue, "startDate") }
    }

    /// The time when the event ends.
    public var endDate: Date? {
        get { value("endDate") }
        set { set(newValue, "endDate") }
    }

    /// The time by which the task is due.
    public var dueDate: Date? {
        get { value("dueDate") }
        set { set(newValue, "dueDate") }
    }

    /// The time when the task was completed.
    public var completionDate: Date? {
        get { value("completionDate") }
        set { set(newValue, "completionDate") }
    }

    /// Times that matter to the event.
    public var importantDates: [Date]? {
        get { value("importantDates") }
        set { set(newValue, "importantDates") }
    }

    /// The event takes the whole day.
    public var allDay: NSNumber? {
        get { value("allDay") }
        set { set(newValue, "allDay") }
    }
}
