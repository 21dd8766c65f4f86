import Foundation
import PhraseGrammar

extension ExampleGrammar {
    static let german = Language.of(Locale(identifier: "de"))

    private static let landmarks = names(
        [
            "Fuji", "Burg Himeji", "Verbotene Stadt", "Victoria Peak", "Viktoriafälle",
            "Angkor Wat", "Petronas Towers", "Taj Mahal", "Goldener Tempel", "Golden Gate Bridge",
            "Petra", "Totes Meer", "Akropolis", "Karlsbrücke", "Schloss Neuschwanstein",
            "Brandenburger Tor", "Kölner Dom", "Eiffelturm", "Louvre", "Kolosseum",
            "Schiefer Turm von Pisa", "Sagrada Família", "Machu Picchu", "Uluru",
            "Schloss Schönbrunn", "Canal Grande", "Grand Canyon",
        ], german)

    private static let continents = names(
        ["Afrika", "Antarktis", "Asien", "Europa", "Nordamerika", "Ozeanien", "Südamerika"], german)

    static let germanTravel = [
        Action(
            id: "ClosestLandmark",
            phrases: [
                Phrase("Nächste Sehenswürdigkeit finden"), Phrase("Nächste finden"),
                Phrase("Finde die nächste Sehenswürdigkeit in ${applicationName}"),
                Phrase("Finde das Nächste mit ${applicationName}"),
                Phrase("Was ist in meiner Nähe in ${applicationName}"),
            ]),
        Action(
            id: "FindTickets", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Tickets finden"), Phrase("Die besten Ticketpreise für ${landmark} finden"),
                Phrase("Finde Tickets in ${applicationName}"),
                Phrase("Finde Tickets für ${landmark} mit ${applicationName}"),
            ]),
        Action(
            id: "BrowseLandmarks", slots: [Slot("continent", continents)],
            phrases: [
                Phrase("Sehenswürdigkeiten durchsuchen"),
                Phrase("Die Sehenswürdigkeiten von ${continent} durchsuchen"),
                Phrase("Sehenswürdigkeiten von ${continent} in ${applicationName} durchsuchen"),
            ]),
        Action(
            id: "ShowFavorites",
            phrases: [
                Phrase("Favoriten anzeigen"), Phrase("Zeig meine Favoriten in ${applicationName}"),
                Phrase("Zeig meine liebsten Sehenswürdigkeiten in ${applicationName}"),
            ]),
        Action(id: "UpdateFavorites", phrases: [Phrase("Favoriten ändern")]),
        Action(
            id: "OpenLandmark", slots: [Slot("target", landmarks)],
            phrases: [Phrase("Sehenswürdigkeit öffnen"), Phrase("${target} öffnen")],
            opens: "target"),
        Action(
            id: "WritePostcard", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("Postkarte schreiben"), Phrase("Eine Postkarte schreiben: ${landmark}"),
            ]),
        Action(
            id: "ShowLandmark", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("Sehenswürdigkeit anzeigen"), Phrase("${landmark} anzeigen")]),
    ]

    static let germanKitchen = [
        Action(
            id: "OrderSoup",
            slots: [
                Slot(
                    "soup",
                    names(["Misosuppe", "Phở", "Minestrone", "Gazpacho", "Borschtsch"], german)),
                Slot("quantity", .integer, isRequired: false),
            ],
            phrases: [
                Phrase("Suppe bestellen"), Phrase("${soup} bestellen"),
                Phrase("Bestell Suppe mit ${applicationName}"),
                Phrase("Bestell ${soup} mit ${applicationName}"),
            ]),
        Action(
            id: "OpenTodoList",
            phrases: [
                Phrase("Aufgabenliste anzeigen"),
                Phrase("Zeig die Aufgabenliste in ${applicationName}"),
            ]),
        Action(
            id: "DeleteEverything",
            phrases: [Phrase("Alles löschen"), Phrase("Lösch alles in ${applicationName}")]),
        Action(
            id: "AddTodo", slots: [Slot("text", .text)],
            phrases: [
                Phrase("Aufgabe hinzufügen"), Phrase("${text} auf die Aufgabenliste setzen"),
            ]),
        Action(
            id: "PlanDinner",
            slots: [Slot("budget", .money(currency: "EUR")), Slot("time", .duration)],
            phrases: [
                Phrase("Abendessen planen"), Phrase("Für ${guest} mit ${budget} kochen"),
            ]),
    ]
}
