import AppIntents
import Foundation

extension AppScenarios {
    static let browser = AppScenarios(
        "Browser",
        scenarios: [
            Scenario(BrowserApp.OpenAddress.self, then: .answer(["address": "https://swift.org"])),
            Scenario(
                BrowserApp.OpenAddress.self, "not an address",
                then: .answer(["address": "no address"])),
            Scenario(BrowserApp.HostName.self) {
                $0.address = URL(filePath: "/tmp")
                if let address = URL(string: "https://swift.org/blog") { $0.address = address }
            },
            Scenario(BrowserApp.MakeAddress.self) { $0.words = "swift on linux" },
            Scenario(BrowserApp.CloseTab.self, then: .confirm) {
                $0.entities = Array(BrowserApp.Tab.all.prefix(2))
            },
            Scenario(BrowserApp.ListTabs.self) { $0.order = "visits" },
            Scenario(BrowserApp.SwitchTab.self) { $0.target = BrowserApp.Tab.all[0] },
            Scenario(BrowserApp.PrivateMode.self) { $0.value = true },
            Scenario(BrowserApp.FindInPage.self) {
                $0.words = "Linux"
                $0.page = AttributedString("Swift on Linux")
            },
            Scenario(BrowserApp.ClearHistory.self, then: .confirm),
            Scenario(BrowserApp.ReadLater.self, then: .undo) { $0.address = URL(filePath: "/a") },
        ])

    static let calendar = AppScenarios(
        "Calendar",
        scenarios: [
            Scenario(CalendarApp.AddEvent.self) {
                $0.name = "Picnic"
                $0.kind = .work
            },
            Scenario(CalendarApp.NextEvent.self),
            Scenario(CalendarApp.MoveEvent.self) { $0.event = CalendarApp.Event.all[0] },
            Scenario(CalendarApp.CancelEvent.self, then: .confirm) {
                $0.entities = CalendarApp.Event.all
            },
            Scenario(CalendarApp.RepeatEvent.self) {
                $0.rule = Calendar.RecurrenceRule(
                    calendar: Calendar(identifier: .gregorian), frequency: .weekly, interval: 2)
            },
            Scenario(CalendarApp.BusyDays.self) { $0.kind = .free },
            Scenario(CalendarApp.PickSlot.self, then: .choose("11")),
            Scenario(CalendarApp.Invite.self) {
                $0.event = CalendarApp.Event.all[1]
                $0.name = PersonNameComponents(givenName: "Grace")
            },
            Scenario(CalendarApp.ShareFree.self) { $0.days = 2 },
            Scenario(CalendarApp.EventDetails.self) { $0.target = CalendarApp.Event.all[2] },
        ])

    static let weather = AppScenarios(
        "Weather",
        scenarios: [
            Scenario(WeatherApp.ShowForecast.self, then: .tap("Refresh")) {
                $0.city = WeatherApp.City.all[1]
            },
            Scenario(WeatherApp.ShowForecast.self, "the default city"),
            Scenario(WeatherApp.Forecast.self) { $0.city = WeatherApp.City.all[0] },
            Scenario(WeatherApp.RefreshForecast.self) { $0.city = WeatherApp.City.all[0] },
            Scenario(WeatherApp.Temperature.self) { $0.city = WeatherApp.City.all[1] },
            Scenario(WeatherApp.WindSpeed.self),
            Scenario(WeatherApp.Pressure.self) {
                $0.pressure = Measurement(value: 1013, unit: .hectopascals)
            },
            Scenario(WeatherApp.Warmest.self) { $0.cities = WeatherApp.City.all },
            Scenario(WeatherApp.Compare.self) {
                $0.one = WeatherApp.City.all[0]
                $0.other = WeatherApp.City.all[1]
            },
            Scenario(WeatherApp.RainAlert.self),
            Scenario(WeatherApp.Storms.self),
        ])

    static let transit = AppScenarios(
        "Transit",
        scenarios: [
            Scenario(TransitApp.Departures.self) { $0.place = .stop(TransitApp.Stop(id: 9)) },
            Scenario(TransitApp.RouteHome.self),
            Scenario(
                TransitApp.StartTrip.self, then: .toggle("Wake me", true), .tap("Cancel")
            ) { $0.line = TransitApp.Line(id: "U1") },
            Scenario(TransitApp.SetAlarm.self) { $0.value = false },
            Scenario(TransitApp.TripCard.self),
            Scenario(TransitApp.CancelTrip.self),
            Scenario(
                TransitApp.BuyTicket.self,
                then: .answer(["fare": .enumeration(type: "Fare", rawValue: "day")]), .confirm),
            Scenario(TransitApp.NextTrain.self) { $0.line = TransitApp.Line(id: "S7") },
            Scenario(TransitApp.OpenMap.self),
            Scenario(TransitApp.FollowVehicle.self) { $0.line = TransitApp.Line(id: "U1") },
            Scenario(TransitApp.ReportDelay.self, then: .answer(["minutes": 5])) {
                $0.minutes = 90
                $0.lines = [TransitApp.Line(id: "U1")]
            },
        ])
}
