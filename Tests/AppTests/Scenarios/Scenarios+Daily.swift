import AppIntents
import Foundation

extension AppScenarios {
    static let toDo = AppScenarios(
        "ToDo",
        scenarios: [
            Scenario(ToDoApp.AddTask.self) { $0.name = "Milk" },
            Scenario(ToDoApp.AddTask.self, "without a name", then: .answer(["name": "Bread"])),
            Scenario(ToDoApp.CompleteTask.self) { $0.task = ToDoApp.Task.all[0] },
            Scenario(
                ToDoApp.CompleteTask.self, "asked which",
                then: .answer(["task": .entity(type: "Task", id: "2")])),
            Scenario(ToDoApp.CompleteTasks.self) { $0.tasks = ToDoApp.Task.all },
            Scenario(ToDoApp.DeleteTask.self, then: .confirm) {
                $0.entities = [ToDoApp.Task.all[1]]
            },
            Scenario(ToDoApp.DeleteTask.self, "kept", then: .cancel) {
                $0.entities = ToDoApp.Task.all
            },
            Scenario(ToDoApp.ChooseTask.self, then: .choose("Call the bank")) { $0.words = "call" },
            Scenario(ToDoApp.CountTasks.self),
            Scenario(ToDoApp.FirstTask.self),
            Scenario(ToDoApp.ImportTasks.self) { $0.count = 5 },
            Scenario(ToDoApp.ImportTasks.self, "too many") { $0.count = 20 },
            Scenario(ToDoApp.ImportTasks.self, "out of range") { $0.count = 99 },
            Scenario(ToDoApp.ClearList.self, then: .confirm),
            Scenario(ToDoApp.RenameTask.self, then: .answer(["newName": "Water them"])) {
                $0.task = ToDoApp.Task.all[0]
            },
        ])

    static let journal = AppScenarios(
        "Journal",
        scenarios: [
            Scenario(JournalApp.WriteEntry.self) { $0.text = "It rained all day." },
            Scenario(JournalApp.MeasureMood.self) { $0.text = "Rain again" },
            Scenario(JournalApp.EntryCard.self) { $0.entry = JournalApp.Entry(id: "a") },
            Scenario(JournalApp.ShowEntry.self) { $0.entry = JournalApp.Entry(id: "b") },
            Scenario(JournalApp.OpenEntry.self) { $0.target = JournalApp.Entry(id: "a") },
            Scenario(JournalApp.StartEntry.self),
            Scenario(JournalApp.PickDay.self) { $0.day = DateComponents(month: 5, day: 17) },
            Scenario(JournalApp.SearchEntries.self) {
                $0.criteria = StringSearchCriteria(term: "rain")
            },
            Scenario(JournalApp.SealEntry.self, then: .confirm) {
                $0.entry = JournalApp.Entry(id: "a")
            },
        ])

    static let money = AppScenarios(
        "Money",
        setUp: { $0.add(dependency: MoneyApp.Bank()) },
        scenarios: [
            Scenario(MoneyApp.ShowBalance.self) {
                $0.account = MoneyApp.Account(id: "Savings", balance: 4000)
            },
            Scenario(MoneyApp.ShowBalance.self, "the default account"),
            Scenario(MoneyApp.TotalBalance.self),
            Scenario(MoneyApp.SendMoney.self, then: .confirm) {
                $0.amount = 20
                $0.recipient = "Ada"
            },
            Scenario(MoneyApp.SendMoney.self, "kept", then: .cancel) {
                $0.amount = 500
                $0.recipient = "Bob"
            },
            Scenario(MoneyApp.PayBill.self, then: .choose("All")),
            Scenario(MoneyApp.ConvertMoney.self) { $0.amount = 2.5 },
            Scenario(MoneyApp.LogExpense.self) {
                $0.amount = IntentCurrencyAmount(amount: 3.2, currencyCode: "EUR")
            },
            Scenario(MoneyApp.FreezeCard.self) { $0.frozen = true },
            Scenario(MoneyApp.OpenAccount.self) {
                $0.target = MoneyApp.Account(id: "Daily", balance: 120)
            },
            Scenario(MoneyApp.ListAccounts.self),
            Scenario(MoneyApp.CloseAccount.self) { $0.balance = 4 },
        ])

    static let player = AppScenarios(
        "Player",
        scenarios: [
            Scenario(PlayerApp.PlayStation.self) { $0.station = "Jazz" },
            Scenario(PlayerApp.PlayStation.self, "its default"),
            Scenario(PlayerApp.PlaySong.self) {
                $0.artist = "Bach"
                $0.genre = "Suite"
            },
            Scenario(PlayerApp.SetSpeed.self) { $0.speed = .fast },
            Scenario(PlayerApp.SetShuffle.self) { $0.value = true },
            Scenario(PlayerApp.SetVolume.self) { $0.volume = 0.4 },
            Scenario(PlayerApp.SkipAhead.self) { $0.time = Measurement(value: 2, unit: .minutes) },
            Scenario(PlayerApp.RecordMemo.self),
            Scenario(PlayerApp.NowPlaying.self, then: .tap("Shuffle")),
            Scenario(PlayerApp.ShuffleNow.self),
            Scenario(PlayerApp.SleepAfter.self) { $0.fade = true },
        ])

    static let home = AppScenarios(
        "Home",
        scenarios: [
            Scenario(HomeApp.SetLight.self) { $0.room = .kitchen },
            Scenario(HomeApp.SetLight.self, "with a color") {
                $0.room = .hall
                $0.brightness = 20
                $0.color = "red"
            },
            Scenario(
                HomeApp.SetLight.self, "asked where",
                then: .answer(["room": .enumeration(type: "Room", rawValue: "bath")])),
            Scenario(HomeApp.SetHeat.self) {
                $0.warmth = Measurement(value: 70, unit: .fahrenheit)
            },
            Scenario(HomeApp.LockDoors.self) { $0.rooms = [.kitchen, .hall] },
            Scenario(HomeApp.ToggleAlarm.self) { $0.value = false },
            Scenario(HomeApp.Vacuum.self),
            Scenario(HomeApp.OpenBlinds.self),
            Scenario(HomeApp.RaiseBlinds.self),
            Scenario(HomeApp.RingBell.self, then: .answer(["times": 3])) { $0.times = 0 },
            Scenario(HomeApp.ReadSensor.self) { $0.room = .bath },
            Scenario(HomeApp.Doorbell.self, "where there is no such radio"),
            Scenario(
                HomeApp.Away.self,
                then: .answer(["end": .date(Date(timeIntervalSince1970: 3 * 86_400))])
            ) {
                $0.start = Date(timeIntervalSince1970: 86_400)
                $0.end = Date(timeIntervalSince1970: 0)
            },
            Scenario(HomeApp.LightsCard.self),
            Scenario(HomeApp.RunScene.self, then: .choose("Yes")) { $0.room = .bath },
        ])
}
