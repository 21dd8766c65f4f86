/// The words of a language beside a person or a place that a sentence tells.
struct LeadingWords: Sendable {
    /// "With Anna", "for Anna".
    var persons: Set<String> = []
    /// "In Paris", "near Paris".
    var places: Set<String> = []
    /// They stand behind the name: アンナと, パリの.
    var areBehind = false
    /// Words for a person or a place that only the talk before tells: "her", "there".
    var pronouns: Set<String> = []

    /// Prepositions that are parts of the names of persons.
    static let particles: Set<String> = [
        "von", "vom", "zu", "zum", "zur", "de", "du", "d", "des", "del",
    ]

    /// Returns the words beside a value of a kind; `nil` for kinds that aren't told by any words.
    func words(beside kind: Slot.Kind) -> Set<String>? {
        switch kind {
        case .person: persons
        case .place: places
        default: nil
        }
    }

    private init(
        persons: String, places: String, areBehind: Bool = false, pronouns: String
    ) {
        self.persons = Set(Language.words(persons))
        self.places = Set(Language.words(places))
        self.areBehind = areBehind
        self.pronouns = Set(Language.words(pronouns))
    }

    init() {}

    static let english = LeadingWords(
        persons: "with for to from by", places: "in at near for to from around",
        pronouns: """
            me him her them us you he she they it myself everyone everybody someone somebody anyone anybody \
            nobody one here there home everywhere somewhere anywhere something anything
            """)

    static let german = LeadingWords(
        persons: "mit für an von", places: "in im bei nach für um von aus am zu",
        pronouns: """
            mich mir dich dir ihn ihm sie ihr ihnen uns euch er es alle allen jeden jedem jemand jemanden niemand \
            niemanden hier dort da zuhause hause überall irgendwo etwas
            """)

    static let french = LeadingWords(
        persons: "avec pour à de d", places: "à au aux en dans pour de d près vers",
        pronouns: """
            moi toi lui elle eux elles nous vous leur tous toutes quelqu'un personne ici là maison partout quelque \
            chose
            """)

    static let spanish = LeadingWords(
        persons: "con para a de", places: "en a de para cerca",
        pronouns: """
            mí ti él ella ellos ellas nosotros nosotras vosotros usted ustedes todos todas alguien nadie aquí ahí \
            allí casa algo conmigo contigo
            """)

    static let arabic = LeadingWords(
        persons: "مع إلى من ل", places: "في إلى من قرب عند",
        pronouns: "هو هي هم نحن أنا أنت هنا هناك الجميع أحد شخص البيت شيء")

    static let chinese = LeadingWords(
        persons: "和 跟 与 與 给 給 为 為 向 同", places: "在 到 从 從 去",
        pronouns: "我 你 您 他 她 它 我们 我們 你们 你們 他们 他們 她们 她們 大家 这里 這裡 那里 那裡 家")

    static let japanese = LeadingWords(
        persons: "と に へ から", places: "の で に へ から", areBehind: true,
        pronouns: "私 僕 俺 彼 彼女 彼ら あなた みんな 皆 誰か ここ そこ あそこ 家 何か")
}
