import AppIntents
import SwiftUI

struct MedicationIntent: AppIntent {
    static let title: LocalizedStringResource = "Medication"
    static let description = IntentDescription("What to take today, and what was taken.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: MedicationSnippetIntent())
    }
}

struct MedicationSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Medication"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: MedicationView(doses: await MedicineChest.shared.doses))
    }
}

struct TakeDoseIntent: AppIntent {
    static let title: LocalizedStringResource = "Take a Dose"
    static let isDiscoverable = false

    @Parameter(title: "Dose") var dose: String

    init() {}
    init(dose: String) { self.dose = dose }

    func perform() async throws -> some IntentResult {
        await MedicineChest.shared.take(dose)
        return .result()
    }
}

actor MedicineChest {
    struct Dose: Identifiable {
        let id: String
        let amount: String
        let time: String
        var isTaken: Bool
    }

    static let shared = MedicineChest()

    private(set) var doses = [
        Dose(id: "Vitamin D", amount: "1 capsule", time: "08:00", isTaken: true),
        Dose(id: "Metoprolol", amount: "½ tablet", time: "12:30", isTaken: false),
        Dose(id: "Acetylsalicylic acid", amount: "1 tablet", time: "20:00", isTaken: false),
    ]

    func take(_ id: String) {
        guard let index = doses.firstIndex(where: { $0.id == id }) else { return }
        doses[index].isTaken = true
    }
}

struct MedicationView: View {
    let doses: [MedicineChest.Dose]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(doses) { dose in
                HStack(spacing: 10) {
                    Image(systemName: "pills.fill")
                        .font(.title3)
                        .foregroundStyle(.teal)
                        .frame(width: 28)
                        .accessibilityHidden(true)
                    VStack(alignment: .leading, spacing: 1) {
                        Text(dose.id).font(.headline)
                        Text("\(dose.amount) · \(dose.time)")
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                    Spacer(minLength: 0)
                    if dose.isTaken {
                        Label("Taken", systemImage: "checkmark.circle.fill")
                            .font(.subheadline.weight(.semibold))
                            .foregroundStyle(.green)
                    } else {
                        Button("Take", intent: TakeDoseIntent(dose: dose.id))
                            .buttonStyle(.borderedProminent)
                            .accessibilityLabel("Take \(dose.id)")
                    }
                }
            }
        }
    }
}
