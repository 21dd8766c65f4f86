import AppIntents
import Testing

private enum KitchenError: Error, CustomLocalizedStringResourceConvertible {
    case closed

    var localizedStringResource: LocalizedStringResource { "The kitchen is closed." }
}

private struct GuestError: Error, CustomAppIntentErrorConvertible,
    CustomLocalizedStringResourceConvertible
{
    var appIntentError: AppIntentError { AppIntentError.UserActionRequired.signin }
    var localizedStringResource: LocalizedStringResource { "unused" }
}

private struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"

    @Parameter(title: "Quantity") var quantity: Int?

    func perform() async throws -> some IntentResult {
        guard quantity != nil else { throw $quantity.needsValueError("How many?") }
        return .result()
    }
}

@Suite struct AppIntentErrorTests {
    @Test func errorsOfTheAppAreWrapped() {
        #expect(
            AppIntentError(wrapping: KitchenError.closed).description == "The kitchen is closed.")
        #expect(AppIntentError(wrapping: GuestError()) == AppIntentError.UserActionRequired.signin)
        #expect(AppIntentError(description: "No.").description == "No.")
    }

    @Test("ERR-4 a predefined error keeps its kind under another text")
    func predefinedErrorsKeepTheirKind() {
        let error = AppIntentError(
            predefinedError: AppIntentError.PermissionRequired.location(precise: true),
            description: "Where are you?")
        #expect(error.description == "Where are you?")
        guard case .predefined(let predefined) = error.kind else {
            Issue.record("The kind is \(error.kind).")
            return
        }
        #expect(predefined == .locationPermission(precise: true))
        #expect(predefined.remedy == .permission)
        #expect(error != AppIntentError.PermissionRequired.location(precise: true))
        #expect(AppIntentError.Unrecoverable.unknown == AppIntentError.Unrecoverable.unknown)
        #expect(AppIntentError.restartPerform != AppIntentError.Unrecoverable.unknown)
    }

    @Test("ERR-5 an error that is not predefined keeps its kind, too, and stops nothing")
    func otherErrorsKeepTheirKind() {
        let error = AppIntentError(
            predefinedError: AppIntentError(description: "No."), description: "Not now.")
        #expect(error.description == "Not now.")
        guard case .described = error.kind else {
            Issue.record("The kind is \(error.kind).")
            return
        }
    }

    @Test func aRequestForAValueNamesItsParameter() async throws {
        let intent = CountIntent()
        let error = await #expect(throws: AppIntentError.self) { _ = try await intent.perform() }
        guard case .needsValue(let parameter, let dialog)? = error?.kind else {
            Issue.record("The kind is \(String(describing: error?.kind)).")
            return
        }
        #expect(parameter === IntentContents(of: intent).parameters.first?.parameter)
        #expect(dialog.map { String(localized: $0.full) } == "How many?")
        #expect(error == intent.$quantity.needsValueError())
        #expect(error != CountIntent().$quantity.needsValueError())
    }
}
