extension Language {
    static let englishAnswers: AnswerWords = {
        var words = AnswerWords()
        words.add(
            .cancel, "cancel, never mind, nevermind, forget it, forget that, abort, quit, exit")
        words.add(.stop, "stop, stop it, stop that, stop listening, be quiet, enough")
        words.add(
            .undo, "undo that, undo, undo it, take that back, take it back, revert, revert that")
        words.add(
            .repeat,
            """
            say it again, say that again, say again, repeat, repeat that, repeat it, again, come again, \
            once more, pardon, what did you say
            """)
        words.add(
            .help,
            """
            what can I say, help, help me, what can I do, what are the choices, what are my choices, \
            what are the options, what are my options, what is there
            """)
        words.add(
            confirming: true,
            """
            yes, yeah, yep, yup, sure, ok, okay, correct, right, thats right, go ahead, go on, do it, \
            do that, please do, of course, sounds good, continue, proceed, confirm, absolutely, \
            certainly, fine
            """)
        words.add(
            confirming: false,
            """
            no, nope, nah, no thanks, no thank you, dont, do not, dont do it, dont do that, do not do it, \
            do not do that, not now, not yet, better not, rather not
            """)
        words.add(
            .nothing,
            """
            none, nothing, none of them, neither, skip, skip it, skip that, skip this, no value, \
            leave it empty, leave it out, leave it blank, empty, not needed, no thanks
            """)
        words.add(.keep, "keep it, keep that, keep, the same, same, leave it, as it is, unchanged")
        words.add(.all, "all, all of them, both, both of them, everything, every one")
        words.add(
            .end,
            "done, thats all, thats it, that is all, that is it, nothing else, no more, finished")
        words.nouns = Set(Language.words("one option number choice item entry"))
        words.places = ["last": -1]
        words.files = FileWords(
            newest: "newest latest recent last", most: "most",
            dots: "dot point",
            any: "file files attachment",
            images: "photo photos picture pictures image images screenshot screenshots",
            videos: "video videos movie movies film clip",
            sounds: "song songs sound music audio track",
            documents: "document documents doc paper")
        words.examples = [
            .integer: "three", .decimal: "2.5", .ordinal: "the third", .flag: "yes",
            .duration: "20 minutes", .day: "next Friday", .time: "half past five",
            .dayAndTime: "tomorrow at five", .money: "20 dollars",
        ]
        return words
    }()
}
