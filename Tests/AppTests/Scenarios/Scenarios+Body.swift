import AppIntents
import Foundation

extension AppScenarios {
    static let workout = AppScenarios(
        "Workout",
        scenarios: [
            Scenario(WorkoutApp.BeginWorkout.self, "where no workout can be followed") {
                $0.workoutStyle = .swim
            },
            Scenario(WorkoutApp.PauseTraining.self),
            Scenario(WorkoutApp.LogDistance.self) {
                $0.distance = Measurement(value: 2, unit: .miles)
            },
            Scenario(WorkoutApp.LogWeight.self),
            Scenario(WorkoutApp.LogHeartRate.self, then: .answer(["beats": 160])),
            Scenario(
                WorkoutApp.LogHeartRate.self, "out of range",
                then: .answer(["beats": 300]), .answer(["beats": 80])),
            Scenario(WorkoutApp.LogWater.self) {
                $0.amount = Measurement(value: 0.3, unit: .liters)
            },
            Scenario(WorkoutApp.LastWorkout.self),
            Scenario(WorkoutApp.RepeatWorkout.self),
            Scenario(WorkoutApp.WeekCard.self),
            Scenario(WorkoutApp.SetGoal.self, then: .answer(["minutes": 30])) { $0.minutes = 500 },
        ])

    static let timer = AppScenarios(
        "Timer",
        scenarios: [
            Scenario(TimerApp.StartTimer.self),
            Scenario(TimerApp.StartTimer.self, "with a label") {
                $0.duration = .seconds(90)
                $0.label = "Tea"
            },
            Scenario(
                TimerApp.StopTimer.self, then: .answer(["timer": .entity(type: "Timer", id: "8")])),
            Scenario(TimerApp.StopAll.self, then: .confirm),
            Scenario(TimerApp.AddMinutes.self) {
                $0 = TimerApp.AddMinutes(TimerApp.Timer.running[0], 5)
            },
            Scenario(TimerApp.RemindAt.self) { $0.time = DateComponents(hour: 7, minute: 30) },
            Scenario(TimerApp.AlarmOn.self) { $0.date = Date(timeIntervalSince1970: 86_400) },
            Scenario(TimerApp.CountDown.self),
            Scenario(TimerApp.TimeLeft.self),
            Scenario(TimerApp.Laps.self) { $0.times = [.seconds(61), .seconds(59)] },
            Scenario(TimerApp.ShowTimer.self) { $0.target = TimerApp.Timer.running[1] },
        ])

    static let habit = AppScenarios(
        "Habit",
        scenarios: [
            Scenario(HabitApp.ShowDay.self, then: .toggle("Floss", true), .undo),
            Scenario(HabitApp.DayCard.self),
            Scenario(HabitApp.MarkHabit.self, then: .undo) {
                $0.habit = HabitApp.Habit(id: "Stretch")
                $0.value = true
            },
            Scenario(HabitApp.AddHabit.self) {
                $0.name = "Sing"
                $0.days = [.monday]
                $0.times = 1
            },
            Scenario(HabitApp.Rest.self, then: .choose("No")) { $0.day = .sunday },
            Scenario(HabitApp.Streaks.self),
            Scenario(HabitApp.Skip.self, then: .choose("Sing")) {
                $0.habit = HabitApp.Habit(id: "Floss")
            },
            Scenario(HabitApp.Reset.self, then: .confirm),
        ])

    static let recipe = AppScenarios(
        "Recipe",
        setUp: { $0.add(dependency: RecipeApp.Book()) },
        scenarios: [
            Scenario(RecipeApp.Scale.self) { $0.recipe = RecipeApp.Book().recipes[1] },
            Scenario(
                RecipeApp.Scale.self, "asked which",
                then: .answer(["recipe": .entity(type: "Recipe", id: "Bread")])),
            Scenario(RecipeApp.Ingredients.self) { $0.recipe = RecipeApp.Book().recipes[0] },
            Scenario(RecipeApp.Shopping.self) { $0.recipes = RecipeApp.Book().recipes },
            Scenario(RecipeApp.Bake.self) { $0.recipe = RecipeApp.Book().recipes[0] },
            Scenario(RecipeApp.Cook.self, then: .tap("Next"), .tap("Next")),
            Scenario(RecipeApp.StepCard.self) { $0.step = 3 },
            Scenario(RecipeApp.NextStep.self) { $0.step = 2 },
            Scenario(RecipeApp.Rate.self) {
                $0.recipe = RecipeApp.Book().recipes[1]
                $0.stars = 4
                $0.words = "Thick."
            },
            Scenario(RecipeApp.OvenHeat.self) {
                $0.heat = Measurement(value: 392, unit: .fahrenheit)
            },
            Scenario(RecipeApp.OvenHeat.self, "off"),
            Scenario(RecipeApp.Substitute.self) { $0.name = "Salt" },
        ])
}
