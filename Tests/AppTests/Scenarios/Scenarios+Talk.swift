import AppIntents
import Foundation

extension AppScenarios {
    static let message = AppScenarios(
        "Message",
        scenarios: [
            Scenario(MessageApp.SendMessage.self, then: .confirm) {
                $0.text = "On my way"
                $0.chat = MessageApp.Chat(id: "Choir")
            },
            Scenario(MessageApp.SendMessage.self, "not sent", then: .cancel) {
                $0.text = "Never mind"
                $0.chat = MessageApp.Chat(id: "Family")
            },
            Scenario(MessageApp.DraftCard.self) {
                $0 = MessageApp.DraftCard(text: "Hello", chat: MessageApp.Chat(id: "Climbers"))
            },
            Scenario(MessageApp.SendTo.self) {
                $0.person = IntentPerson(
                    identifier: .applicationDefined("ada"), name: .displayName("Ada"), handle: nil,
                    image: nil)
                $0.text = "Hi"
            },
            Scenario(MessageApp.AttachPicture.self) {
                $0.picture = IntentFile(data: png, filename: "a.png", type: .png)
            },
            Scenario(MessageApp.AttachPicture.self, "not a picture") {
                $0.picture = IntentFile(data: Data([1]), filename: "a.txt", type: .plainText)
            },
            Scenario(MessageApp.MarkRead.self) {
                $0.chats = [MessageApp.Chat(id: "Choir"), MessageApp.Chat(id: "Family")]
            },
            Scenario(
                MessageApp.Mute.self,
                then: .answer(["chat": .entity(type: "Chat", id: "Family"), "isMuted": true])),
            Scenario(MessageApp.UnreadCount.self),
            Scenario(MessageApp.OpenChat.self) { $0.target = MessageApp.Chat(id: "Choir") },
            Scenario(MessageApp.NewestChat.self),
            Scenario(MessageApp.Poll.self, then: .choose("Yes")) { $0.question = "Friday?" },
            Scenario(MessageApp.Poll.self, "given up", then: .cancel) { $0.question = "Saturday?" },
        ])

    static let mail = AppScenarios(
        "Mail",
        scenarios: [
            Scenario(MailApp.Compose.self, then: .answer(["subject": "Lunch"])) {
                $0.recipients = [
                    IntentPerson(
                        identifier: .unknown, name: .displayName("Ada"),
                        handle: .init(emailAddress: "ada@example.com"), image: nil)
                ]
            },
            Scenario(
                MailApp.MoveMail.self, then: .choose("Archive")
            ) {
                $0.source = MailApp.Mailbox(id: "Inbox")
                $0.target = MailApp.Mailbox(id: "Inbox")
            },
            Scenario(MailApp.Unread.self) { $0.mailbox = MailApp.Mailbox(id: "Inbox") },
            Scenario(MailApp.SendDraft.self, then: .confirm),
            Scenario(MailApp.Archive.self) {
                $0.mailboxes = [MailApp.Mailbox(id: "b"), MailApp.Mailbox(id: "a")]
            },
            Scenario(MailApp.Signature.self),
            Scenario(
                MailApp.Snooze.self,
                then: .answer(["until": .enumeration(type: "Until", rawValue: "evening")])),
            Scenario(MailApp.VacationReply.self) { $0.isOn = true },
            Scenario(MailApp.ShowMailbox.self) { $0.target = MailApp.Mailbox(id: "Inbox") },
            Scenario(MailApp.EmptyTrash.self),
        ])

    static let language = AppScenarios(
        "Language",
        scenarios: [
            Scenario(LanguageApp.Translate.self) {
                $0.word = "tea"
                $0.tongue = .welsh
            },
            Scenario(LanguageApp.Translate.self, "an unknown word") { $0.word = "coffee" },
            Scenario(LanguageApp.Quiz.self, then: .answer(["answer": "Tee"])),
            Scenario(LanguageApp.Guess.self, then: .choose("Welsh")) { $0.tongue = .french },
            Scenario(LanguageApp.DailyGoal.self) { $0.words = 20 },
            Scenario(LanguageApp.Practice.self) { $0.tongue = .german },
            Scenario(LanguageApp.Streak.self),
            Scenario(LanguageApp.Spell.self) { $0.word = "tŷ" },
            Scenario(LanguageApp.Languages.self),
            Scenario(LanguageApp.Accent.self) { $0.tongue = .french },
            Scenario(LanguageApp.Introduce.self) {
                $0.name = PersonNameComponents(givenName: "Ada", familyName: "Byron")
            },
        ])

    static let reading = AppScenarios(
        "Reading",
        scenarios: [
            Scenario(ReadingApp.ReadPages.self, then: .answer(["pages": "a chapter"])),
            Scenario(ReadingApp.LargeType.self),
            Scenario(ReadingApp.Shelve.self) { $0.name = "Emma" },
            Scenario(ReadingApp.LendBook.self),
            Scenario(ReadingApp.FinishedOn.self) { $0.day = Date(timeIntervalSince1970: 0) },
            Scenario(ReadingApp.ReadAloud.self) { $0.kind = .audiobook },
            Scenario(ReadingApp.Quote.self),
            Scenario(ReadingApp.ReadingTime.self) { $0.pages = 90 },
            Scenario(ReadingApp.Review.self) { $0.words = "Good book" },
            Scenario(ReadingApp.Review.self, "too short") { $0.words = "No" },
            Scenario(ReadingApp.Wishes.self) { $0.titles = ["Persuasion", "Emma"] },
        ])
}
