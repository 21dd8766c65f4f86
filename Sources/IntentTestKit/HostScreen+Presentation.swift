import AppIntentsMetadata
public import IntentSystem
public import SurfaceKit

extension HostScreen {
    /// Reads everything that a client's screen shows, including the latest announcement and
    /// refusal; `view` is its card's view.
    public init(_ screen: SessionScreen, view: [Line]) {
        self.init(screen.state, view: view)
        announcement = screen.announcement?.full
        refusal = screen.refusal?.reason
    }

    /// Reads a state and the view of its card, which a state may lack.
    public init(_ state: PresentationState?, view: [Line]) {
        title = state?.card?.title ?? state?.run?.title
        isBusy = state?.isBusy ?? false
        progress = state?.run?.fractionCompleted.map { Int(($0 * 100).rounded()) }
        timeLeft = state?.run?.timeLeft
        tray = state?.tray.map(\.line) ?? []
        guard let card = state?.card else { return }
        self.view = view
        dialog = card.dialog?.supporting.shownWords
        error = card.error?.shownWords
        systemButtons = card.buttons.map(\.label)
        options = card.question?.options.map(Option.init) ?? []
        guard let question = card.question else { return }
        let layout = question.layout
        fields = question.shownFields.map { field in
            Field(field, isMore: layout?.more.contains(field.parameter.name) ?? false)
        }
        sentence =
            layout?.sentence.map { piece in
                switch piece {
                case .text(let text): text
                case .field(let name):
                    question.fields.first { $0.parameter.name == name }?.wordsInSentence ?? name
                }
            }.joined().shownWords
    }
}

extension TrayItem {
    /// The item as one line: “ready: Search, “3 found.””.
    fileprivate var line: String {
        let percent = fractionCompleted.map { "\(Int(($0 * 100).rounded())) %" }
        let words = words.map { "“\($0)”" }
        return (["\(kind.rawValue): \(title)"] + [words, percent, timeLeft].compactMap(\.self))
            .joined(separator: ", ")
    }
}

extension Question.Field {
    /// The word for the value of a switch, or else the title in braces.
    fileprivate var wordsInSentence: String {
        parameter.switchWord(for: value) ?? "{\(parameter.title)}"
    }
}

extension HostScreen.Field {
    fileprivate init(_ field: Question.Field, isMore: Bool) {
        self.init(
            title: field.parameter.title, value: field.valueWords?.shownWords,
            options: field.options?.map(HostScreen.Option.init) ?? [],
            error: field.error?.shownWords, isMore: isMore)
    }
}

extension HostScreen.Option {
    fileprivate init(_ option: Question.Option) {
        self.init(
            option.words, section: option.section?.words,
            picture: option.imageName ?? option.systemImageName)
    }
}

extension String {
    /// The visible words; `nil` if there are none.
    package var shownWords: String? {
        let words = withoutControlCharacters
        return words.isEmpty ? nil : words
    }
}
