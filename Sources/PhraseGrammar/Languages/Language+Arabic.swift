extension Language {
    /// Letters that people write for one another are folded, so that the words here may be written as
    /// usual; what is written together with a word, the article above all, is a beginning.
    static let arabic: Language = {
        var table = Language()
        table.fillers = Set(
            words(
                """
                من فضلك فضلكم لو سمحت سمحتم رجاء الرجاء أرجو أرجوك أريد اريدك أود أرغب أحتاج عايز عاوز بدي ابغى ممكن يمكن \
                يمكنك يمكنني بإمكانك هل تستطيع تقدر أقدر أن لي إلي لنا أنا نحن أنت ما ماذا ماهو ماهي هو هي هذا هذه ذلك تلك يا \
                مرحبا أهلا السلام عليكم شكرا الآن حالا فورا بسرعة بعض أي أيضا هنا هناك أين كيف يوجد ساعدني أخبرني قل دعني \
                دعنا قم قومي هيا حسنا طيب ثم فقط جدا ياريت التي الذي الخاصة الخاص بي مني عندي لدي
                """))
        table.functions = Set(
            words(
                """
                في من على عن إلى ل ب مع باستخدام عبر بواسطة حول بين عند ضمن خلال داخل لأجل لزيارة بشأن الساعة يوم بـ لـ عنها عنه منها منه \
                فيها فيه لها له بها به إليها إليه
                """))
        table.fillers.subtract(table.functions)
        table.negations = Set(
            words("لا لم لن ليس ليست لست بدون دون أبدا ألا مش مو لاتفعل ممنوع مطلقا"))
        table.conjunctions = ["و", "ثم"]
        table.beginnings = words("وبال ولل وال بال كال فال لل ال و ب ل")
        table.endings = words("اتي تي ات ون ين ان نا ها وا ه ي")
        table.addArabicVerbs()
        table.addGroup(
            "أقرب", changes: nil,
            "الأقرب قريب القريب قريبة القريبة بالقرب قرب قربي بقربي حولي جواري بجواري المجاورة")
        table.addGroup(
            "مفضلة", changes: nil,
            "المفضلة مفضلتي مفضلاتي المفضلات مفضل المفضل مفضلا")
        table.addGroup("كل", changes: nil, "جميع الكل الجميع كافة")
        table.addGroup("تذاكر", changes: nil, "التذاكر تذكرة تذكرتين تذكرتان تذاكري")
        table.addGroup("أسعار", changes: nil, "سعر الأسعار")
        table.addGroup("معلم", changes: nil, "معالم المعالم معالمي مزارات مكان أماكن الأماكن")
        table.yes = Set(words("نعم أجل أيوه ايوا بلى صحيح صح"))
        table.no = Set(words("لا كلا خطأ"))
        table.numbers = arabicNumbers
        table.unitsCountOne = true
        table.addArabicUnits()
        table.calendar = arabicCalendar
        table.leads = .arabic
        table.answers = arabicAnswers
        for (word, name) in table.groups where table.groups[table.stem(word)] == nil {
            table.groups[table.stem(word)] = name
        }
        table.finish()
        return table
    }()

    /// Orders to a man and to a woman, the noun of the verb, and what "I want to" is followed by.
    ///
    /// The order to eat is left out: "all" is written alike, and is more common.
    private mutating func addArabicVerbs() {
        let seeking = [
            "بحث ابحث ابحثي ابحثوا البحث أبحث جد أجد اعثر أعثر العثور إيجاد فتش دور دوري",
            """
            عرض اعرض اعرضي أعرض أظهر أظهري إظهار أرني أريني ارني شاهد شاهدي أشاهد مشاهدة رؤية أرى شوف أشوف ورني وريني \
            فرجيني
            """,
            "فتح افتح افتحي أفتح",
            "تصفح تصفحي أتصفح استكشف أستكشف استعرض استعراض استكشاف اكتشف أكتشف",
        ]
        let changing = [
            "حذف احذف احذفي أحذف أزل إزالة امسح مسح أمسح امح", "إضافة أضف أضيفي أضيف ضف",
            "كتابة اكتب اكتبي أكتب", "شراء اشتر اشتري أشتري", "بيع بع أبيع", "حجز احجز احجزي أحجز",
            "طلب اطلب اطلبي أطلب", "تحديث حدث حدثي أحدث", "تغيير غير غيري أغير تعديل عدل أعدل بدل",
            "جعل اجعل اجعلي", "تعيين عين اضبط ضبط", "حفظ احفظ احفظي خزن", "إرسال أرسل أرسلي ابعث",
            "اتصال اتصل اتصلي كلم", "دفع ادفع أدفع سدد", "تشغيل شغل شغلي", "إيقاف أوقف أوقفي توقف",
            "إلغاء ألغ الغي ألغي", "تذكير ذكرني ذكريني", "ترجمة ترجم ترجمي", "حساب احسب احسبي",
            "مشاركة شارك شاركي", "طباعة اطبع", "تنزيل نزل حمل تحميل", "نسخ انسخ", "نقل انقل",
            "إغلاق أغلق سكر", "قفل اقفل", "بدء ابدأ", "إنهاء أنه أكمل", "تخطيط خطط",
            "طبخ اطبخ أطبخ",
            "إخفاء أخف", "شرح اشرح", "تقييم قيم", "زيارة زر أزور", "أكل آكل", "شرب اشرب أشرب",
        ]
        for (list, changes) in [(seeking, false), (changing, true)] {
            for forms in list {
                let verbs = Self.words(forms)
                addGroup(verbs[0], changes: changes, verbs.dropFirst().joined(separator: " "))
            }
        }
    }

    private static let arabicNumbers: NumberWords = {
        var numbers = NumberWords()
        for (number, forms) in [
            (0, "صفر"), (1, "واحد واحدة أحد إحدى"),
            (2, "اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا"),
            (3, "ثلاثة ثلاث"), (4, "أربعة أربع"), (5, "خمسة خمس"), (6, "ستة ست"), (7, "سبعة سبع"),
            (8, "ثمانية ثماني ثمان"), (9, "تسعة تسع"), (10, "عشرة عشر"), (20, "عشرون عشرين"),
            (30, "ثلاثون ثلاثين"), (40, "أربعون أربعين"), (50, "خمسون خمسين"), (60, "ستون ستين"),
            (70, "سبعون سبعين"), (80, "ثمانون ثمانين"), (90, "تسعون تسعين"),
            (200, "مئتان مئتين مائتان مائتين"),
            (2000, "ألفان ألفين"),
        ] {
            for word in words(forms) {
                numbers.values[word] = Double(number)
                // "And" is written together with the number after it.
                numbers.values["و" + word] = Double(number)
            }
        }
        for word in words("مئة مائة مية") { numbers.scales[word] = 100 }
        for word in words("ألف آلاف") { numbers.scales[word] = 1000 }
        for word in words("مليون ملايين") { numbers.scales[word] = 1e6 }
        for article in ["", "ال"] {
            for forms in [
                "أول ثاني ثالث رابع خامس سادس سابع ثامن تاسع عاشر",
                "أولى ثانية ثالثة رابعة خامسة سادسة سابعة ثامنة تاسعة عاشرة",
            ] {
                numbers.addOrdinals(
                    words(forms).map { article + $0 }.joined(separator: " "), from: 1)
            }
        }
        numbers.halves = ["نصف": 0.5, "ربع": 0.25]
        numbers.partsOfUnit = ["ونصف": 0.5, "وربع": 0.25]
        numbers.negatives = ["سالب", "ناقص"]
        return numbers
    }()

    private mutating func addArabicUnits() {
        addDuration(1, "ثانية ثوان ثواني")
        addDuration(60, "دقيقة دقائق")
        addDuration(3600, "ساعة ساعات")
        addDuration(86400, "يوم أيام يوما")
        addDuration(604_800, "أسبوع أسابيع أسبوعا")
        addDuration(2, "ثانيتان ثانيتين")
        addDuration(120, "دقيقتان دقيقتين")
        addDuration(7200, "ساعتان ساعتين")
        addDuration(172_800, "يومان يومين")
        addDuration(1_209_600, "أسبوعان أسبوعين")
        addUnit(.length, "km", "كم كيلومتر كيلومترات كيلومترا")
        addUnit(.length, "m", "متر أمتار مترا")
        addUnit(.length, "cm", "سنتيمتر سم سنتيمترات")
        addUnit(.length, "mm", "مليمتر ملم")
        addUnit(.length, "mi", "ميل أميال")
        addUnit(.mass, "kg", "كيلوغرام كيلوجرام كغ كجم كيلو")
        addUnit(.mass, "g", "غرام جرام غرامات جرامات")
        addUnit(.volume, "L", "لتر لترات")
        addUnit(.volume, "mL", "مليلتر مل")
        addUnit(.volume, "cup", "كوب أكواب")
        addUnit(.temperature, "°C", "درجة درجات")
        addUnit(.energy, "kcal", "سعرة سعرات")
        addUnit(.power, "W", "واط")
        addUnit(.power, "kW", "كيلوواط")
        addCurrency("EUR", "يورو")
        addCurrency("USD", "دولار دولارات دولارا")
        addCurrency("GBP", "إسترليني")
        addCurrency("JPY", "ين")
        addCurrency("CHF", "فرنك")
        addCurrency("SAR", "ريال ريالات ريالا")
        addCurrency("AED", "درهم دراهم درهما")
        addCurrency("EGP", "جنيه جنيهات جنيها")
    }
}
