import AppIntents
import SwiftUI
import Synchronization
import WidgetKit

/// A control that does nothing but be tapped.
struct TickControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Tick") {
            ControlWidgetButton("Tick", action: TickIntent()) { _ in Image(systemName: "clock") }
        }
    }
}

/// Has the widgets' provider asked again.
struct TickIntent: AppIntent {
    static let title: LocalizedStringResource = "Tick"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

/// A control whose state a provider tells.
struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Lamp", provider: LampProvider()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: SwitchLampIntent()) { isOn in
                Label(isOn ? "Bright" : "Dark", systemImage: isOn ? "sun.max.fill" : "moon.fill")
            }
        }
    }
}

private let lampIsOn = Mutex(false)

struct LampProvider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool { lampIsOn.withLock { $0 } }
}

struct SwitchLampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch the Lamp"
    static let isDiscoverable = false

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult {
        lampIsOn.withLock { $0 = value }
        return .result()
    }
}
