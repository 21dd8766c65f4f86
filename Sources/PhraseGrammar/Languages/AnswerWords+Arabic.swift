extension Language {
    static let arabicAnswers: AnswerWords = {
        var words = AnswerWords()
        words.add(.cancel, "إلغاء, ألغ, ألغي, ألغ ذلك, انس الأمر, انسى الأمر, خروج, لا داعي")
        words.add(.stop, "توقف, توقفي, قف, أوقف, كفى, اسكت, يكفي, إيقاف")
        words.add(.undo, "تراجع, تراجع عن ذلك, تراجعي, التراجع, أعده كما كان, استرجع")
        words.add(
            .repeat,
            """
            قل ذلك مرة أخرى, أعد, كرر, كرر ذلك, أعد ما قلت, مرة أخرى, مرة ثانية, ماذا قلت, \
            قلها مرة أخرى
            """)
        words.add(
            .help,
            "ماذا يمكنني أن أقول, ماذا أقول, مساعدة, المساعدة, ساعدني, ما الخيارات, ما هي الخيارات")
        words.add(
            confirming: true,
            """
            نعم, أجل, أيوه, ايوا, بلى, حسنا, موافق, بالتأكيد, طبعا, أكيد, تمام, صحيح, افعل ذلك, افعل, تابع, أكمل, \
            استمر, تفضل, أوافق, ماشي, ok
            """)
        words.add(
            confirming: false,
            """
            لا, كلا, لا شكرا, لا تفعل, لا تفعل ذلك, ليس الآن, لا أريد, ليس بعد, لا أوافق, غير موافق
            """)
        words.add(.nothing, "لا شيء, تخطي, تخط, تجاوز, بدون, فارغ, اتركه فارغا, ولا واحد, لا أحد")
        words.add(.keep, "اتركه كما هو, كما هو, أبقه, احتفظ به, بدون تغيير, لا تغيره, نفسه")
        words.add(.all, "الكل, كلها, كلهم, جميعها, جميعهم, الجميع, كل شيء, كلاهما")
        words.add(.end, "انتهيت, تم, هذا كل شيء, لا شيء آخر, هذا كل ما في الأمر, خلاص")
        // The first word of "please" means something elsewhere, so it is part of the phrases.
        let please = Language.words("من فضلك").joined()
        func polite<Meaning>(_ table: inout [String: Meaning]) {
            for (key, meaning) in table {
                table[key + please] = meaning
                table[please + key] = meaning
            }
        }
        polite(&words.commands)
        polite(&words.confirmations)
        polite(&words.phrases)
        words.nouns = Set(Language.words("رقم الرقم خيار الخيار واحد عنصر العنصر"))
        for last in Language.words("الأخير الأخيرة آخر") { words.places[last] = -1 }
        words.files = FileWords(
            newest: "أحدث الأحدث آخر الأخير الأخيرة",
            dots: "نقطة",
            any: "ملف الملف ملفات المرفق",
            images: "صورة الصورة صور الصور",
            videos: "فيديو الفيديو",
            sounds: "أغنية الأغنية صوت الصوت موسيقى",
            documents: "مستند المستند وثيقة الوثيقة")
        words.examples = [
            .integer: "ثلاثة", .decimal: "2.5", .ordinal: "الثالث", .flag: "نعم",
            .duration: "20 دقيقة", .day: "يوم الجمعة", .time: "الساعة الخامسة والنصف",
            .dayAndTime: "غدًا الساعة الخامسة", .money: "20 دولارًا",
        ]
        return words
    }()
}
