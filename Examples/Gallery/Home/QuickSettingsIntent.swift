import AppIntents
import SwiftUI

struct QuickSettingsIntent: AppIntent {
    static let title: LocalizedStringResource = "Quick Settings"
    static let description = IntentDescription("Three switches, as a page of settings has them.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: QuickSettingsSnippetIntent())
    }
}

struct QuickSettingsSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Quick Settings"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: QuickSettingsView(settings: await SettingsDrawer.shared.settings))
    }
}

struct ChangeSettingIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Change Setting"
    static let isDiscoverable = false

    @Parameter(title: "Setting") var setting: String
    @Parameter(title: "On") var value: Bool

    init() {}
    init(setting: String) { self.setting = setting }

    func perform() async throws -> some IntentResult {
        await SettingsDrawer.shared.set(setting, on: value)
        return .result()
    }
}

actor SettingsDrawer {
    struct Setting: Identifiable {
        let id: String
        let symbol: String
        let color: Color
        var isOn: Bool
    }

    static let shared = SettingsDrawer()

    private(set) var settings = [
        Setting(id: "Airplane Mode", symbol: "airplane", color: .orange, isOn: false),
        Setting(id: "Wi-Fi", symbol: "wifi", color: .blue, isOn: true),
        Setting(
            id: "Share Location With Family", symbol: "location.fill", color: .green, isOn: true),
    ]

    func set(_ id: String, on isOn: Bool) {
        guard let index = settings.firstIndex(where: { $0.id == id }) else { return }
        settings[index].isOn = isOn
    }
}

struct QuickSettingsView: View {
    let settings: [SettingsDrawer.Setting]
    @ScaledMetric var tile = 30.0

    var body: some View {
        VStack(spacing: 12) {
            ForEach(settings) { setting in
                Toggle(isOn: setting.isOn, intent: ChangeSettingIntent(setting: setting.id)) {
                    Label {
                        Text(setting.id)
                    } icon: {
                        Image(systemName: setting.symbol)
                            .font(.subheadline)
                            .foregroundStyle(.white)
                            .frame(width: tile, height: tile)
                            .background(setting.color, in: RoundedRectangle(cornerRadius: 7))
                    }
                }
            }
        }
    }
}

#Preview("One switch") {
    QuickSettingsView(
        settings: [.init(id: "Wi-Fi", symbol: "wifi", color: .blue, isOn: true)])
}
