import AppIntents
import SwiftUI

struct HomeIntent: AppIntent {
    static let title: LocalizedStringResource = "Home"
    static let description = IntentDescription(
        "The lamps and devices of a home, as tiles to switch.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: HomeSnippetIntent())
    }
}

struct HomeSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Home"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: HomeView(devices: await House.shared.devices))
    }
}

struct SwitchDeviceIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch Device"
    static let isDiscoverable = false

    @Parameter(title: "Device") var device: String
    @Parameter(title: "On") var value: Bool

    init() {}
    init(device: String) { self.device = device }

    func perform() async throws -> some IntentResult {
        await House.shared.set(device, on: value)
        return .result()
    }
}

actor House {
    struct Device: Identifiable {
        let id: String
        let room: String
        let symbol: String
        var isOn: Bool
    }

    static let shared = House()

    private(set) var devices = [
        Device(id: "Ceiling Lamp", room: "Kitchen", symbol: "lightbulb.fill", isOn: true),
        Device(id: "Fan", room: "Bedroom", symbol: "fan.fill", isOn: false),
        Device(id: "Heating", room: "Bathroom", symbol: "thermometer.medium", isOn: true),
        Device(id: "Front Door", room: "Hall", symbol: "lock.fill", isOn: false),
    ]

    func set(_ id: String, on isOn: Bool) {
        guard let index = devices.firstIndex(where: { $0.id == id }) else { return }
        devices[index].isOn = isOn
    }
}

struct HomeView: View {
    let devices: [House.Device]
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let column = GridItem(.flexible(), spacing: 10)
        LazyVGrid(
            columns: textSize.isAccessibilitySize ? [column] : [column, column], spacing: 10
        ) {
            ForEach(devices) { tile($0) }
        }
    }

    private func tile(_ device: House.Device) -> some View {
        Toggle(isOn: device.isOn, intent: SwitchDeviceIntent(device: device.id)) {
            VStack(alignment: .leading, spacing: 6) {
                Image(systemName: device.symbol).font(.title3)
                Text(device.id).font(.subheadline.weight(.semibold))
                Text(device.room).font(.caption).opacity(0.9)
            }
        }
        .toggleStyle(TileStyle())
    }
}

struct TileStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(12)
            .foregroundStyle(configuration.isOn ? Color.white : Color.primary)
            .background(
                configuration.isOn
                    ? Color(red: 0.56, green: 0.29, blue: 0) : Color.gray.opacity(0.18),
                in: RoundedRectangle(cornerRadius: 14))
    }
}

#Preview("Two lamps") {
    HomeView(
        devices: [
            .init(id: "Desk", room: "Study", symbol: "lightbulb.fill", isOn: true),
            .init(id: "Shelf", room: "Study", symbol: "lightbulb.fill", isOn: false),
        ])
}
