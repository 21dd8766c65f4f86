import IntentSystem
import Synchronization
import WidgetKit

/// The widgets and controls that people have before them, for the app to ask (`WidgetCenter`, `ControlCenter`).
///
/// It is bounded: those go first that were not looked at for the longest time.
final class ShownPlaces: Sendable {
    /// A widget or a control of a person.
    struct Place: Hashable, Sendable {
        let person: Person
        let id: String
    }

    private struct State {
        var widgets: [Place: WidgetInfo] = [:]
        var controls: [Place: ControlInfo] = [:]
        /// Least recently seen first.
        var order: [Place] = []
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    var widgets: [WidgetInfo] {
        state.withLock { $0.widgets.values.sorted { $0.id < $1.id } }
    }

    var controls: [ControlInfo] {
        state.withLock { $0.controls.values.sorted { $0.id < $1.id } }
    }

    func note(_ widget: WidgetInfo, of person: Person) {
        note(Place(person: person.account, id: "widget \(widget.id)")) { $0.widgets[$1] = widget }
    }

    func note(_ control: ControlInfo, of person: Person) {
        note(Place(person: person.account, id: "control \(control.id)")) {
            $0.controls[$1] = control
        }
    }

    /// Forgets a widget that a person has removed.
    func forget(widget id: String, of person: Person) {
        let place = Place(person: person.account, id: "widget \(id)")
        state.withLock { state in
            state.widgets[place] = nil
            state.order.removeAll { $0 == place }
        }
    }

    private func note(_ place: Place, _ put: (inout State, Place) -> Void) {
        state.withLock { state in
            put(&state, place)
            if state.order.last == place { return }
            state.order.removeAll { $0 == place }
            state.order.append(place)
            if state.order.count > limit {
                let oldest = state.order.removeFirst()
                state.widgets[oldest] = nil
                state.controls[oldest] = nil
            }
        }
    }
}
