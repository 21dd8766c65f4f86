import AppIntents
import Foundation

/// Accounts and payments: amounts, dependencies, confirmation with words, choices, property queries.
enum MoneyApp {
    struct Account: AppEntity {
        struct Query: EntityQuery {
            @Dependency var bank: Bank
            func entities(for identifiers: [String]) async throws -> [Account] {
                bank.accounts.filter { identifiers.contains($0.id) }
            }
            func suggestedEntities() async throws -> [Account] { bank.accounts }
            func defaultResult() async -> Account? { bank.accounts.first }
        }

        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Account", numericFormat: "\(placeholder: .int) accounts")
        static let defaultQuery = Query()
        let id: String
        @Property(title: "Balance") var balance: Int
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(id)", subtitle: "\(balance) €")
        }
        init(id: String, balance: Int) {
            self.id = id
            self.balance = balance
        }
    }

    final class Bank: Sendable {
        var accounts: [Account] {
            [Account(id: "Daily", balance: 120), Account(id: "Savings", balance: 4000)]
        }
    }

    struct ShowBalance: AppIntent {
        static let title: LocalizedStringResource = "Show Balance"
        @Parameter(title: "Account") var account: Account
        func perform() async throws -> some ReturnsValue<Int> { .result(value: account.balance) }
    }

    struct TotalBalance: AppIntent {
        static let title: LocalizedStringResource = "Total Balance"
        @AppDependency var bank: Bank
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "You have \(bank.accounts.reduce(0) { $0 + $1.balance }) €.")
        }
    }

    struct SendMoney: AppIntent {
        static let title: LocalizedStringResource = "Send Money"
        @Parameter(title: "Amount", inclusiveRange: (1, 500)) var amount: Int
        @Parameter(title: "To") var recipient: String
        static var parameterSummary: some ParameterSummary {
            Summary("Send \(\.$amount) to \(\.$recipient)")
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(
                actionName: .custom(
                    acceptLabel: "Transfer", acceptAlternatives: [], denyLabel: "Keep It",
                    denyAlternatives: [], destructive: false),
                dialog: "Send \(amount) € to \(recipient)?")
            return .result(dialog: "Sent.")
        }
    }

    struct PayBill: AppIntent {
        static let title: LocalizedStringResource = "Pay Bill"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let half = IntentChoiceOption(title: "Half")
            let whole = IntentChoiceOption(title: "All")
            let choice = try await requestChoice(between: [half, whole], dialog: "How much?")
            return .result(dialog: choice == whole ? "All is paid." : "Half is paid.")
        }
    }

    struct ConvertMoney: AppIntent {
        static let title: LocalizedStringResource = "Convert Money"
        @Parameter(title: "Amount") var amount: Double
        @Parameter(title: "Rate", default: 2) var rate: Double
        func perform() async throws -> some ReturnsValue<Double> { .result(value: amount * rate) }
    }

    struct LogExpense: AppIntent {
        static let title: LocalizedStringResource = "Log Expense"
        @Parameter(title: "Amount") var amount: IntentCurrencyAmount
        func perform() async throws -> some ReturnsValue<String> {
            .result(value: "\(amount.amount) \(amount.currencyCode)")
        }
    }

    struct FreezeCard: AppIntent {
        static let title: LocalizedStringResource = "Freeze Card"
        @Parameter(title: "Frozen") var frozen: Bool
        func perform() async throws -> some IntentResult & ProvidesDialog {
            frozen ? .result(dialog: "Frozen.") : .result(dialog: "Usable.")
        }
    }

    struct OpenAccount: OpenIntent {
        static let title: LocalizedStringResource = "Open Account"
        @Parameter(title: "Account") var target: Account
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(target.id) is open.")
        }
    }

    struct ListAccounts: AppIntent {
        static let title: LocalizedStringResource = "List Accounts"
        @Dependency var bank: Bank
        func perform() async throws -> some ReturnsValue<[Account]> {
            .result(value: bank.accounts)
        }
    }

    struct CloseAccount: AppIntent {
        static let title: LocalizedStringResource = "Close Account"
        @Parameter(title: "Balance") var balance: Int
        func perform() async throws -> some IntentResult {
            guard balance == 0 else { throw AppIntentError.Unrecoverable.notAllowed }
            return .result()
        }
    }
}
