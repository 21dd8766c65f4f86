import AppIntents
import IntentSystem
import Synchronization
import WidgetKit

/// The widgets and controls that people look at, which the app can request (`WidgetCenter`,
/// `ControlCenter`).
///
/// The number is limited: those that weren't looked at for the longest time are removed first.
final class ShownPlaces: Sendable {
    /// A widget or a control of a person.
    private struct Place: Hashable {
        let person: Person
        let id: String
    }

    private let shownWidgets: Mutex<LRUCache<Place, WidgetInfo>>
    private let shownControls: Mutex<LRUCache<Place, ControlInfo>>

    init(limit: Int) {
        shownWidgets = Mutex(LRUCache(limit: limit))
        shownControls = Mutex(LRUCache(limit: limit))
    }

    var widgets: [WidgetInfo] { shownWidgets.withLock { $0.values }.sorted { $0.id < $1.id } }

    var controls: [ControlInfo] { shownControls.withLock { $0.values }.sorted { $0.id < $1.id } }

    func note(_ widget: WidgetInfo, of person: Person) {
        shownWidgets.withLock { $0[Place(person: person.account, id: widget.id)] = widget }
    }

    func note(_ control: ControlInfo, of person: Person) {
        shownControls.withLock { $0[Place(person: person.account, id: control.id)] = control }
    }

    /// Removes a widget that a person has removed.
    func forget(widget id: String, of person: Person) {
        shownWidgets.withLock { $0[Place(person: person.account, id: id)] = nil }
    }
}
