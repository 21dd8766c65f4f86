import Foundation
import PhraseGrammar

extension ExampleGrammar {
    static let arabic = Language.of(Locale(identifier: "ar"))

    private static let landmarks = names(
        [
            "جبل فوجي", "قلعة هيميجي", "برج طوكيو", "سور الصين العظيم في موتيانيو",
            "المدينة المحرّمة", "قمة فيكتوريا", "شلالات فيكتوريا", "تايبيه 101", "أنغكور وات",
            "القصر الكبير", "تاج محل", "المعبد الذهبي", "جسر البوابة الذهبية", "جبل إيفرست",
            "البتراء", "البحر الميت", "برج إيفل", "متحف اللوفر", "مون بلان", "الكولوسيوم",
            "برج بيزا المائل", "ساغرادا فاميليا", "قصر الحمراء", "ماتشو بيتشو", "أولورو",
            "القناة الكبرى", "الأخدود العظيم", "جسر تشارلز", "برج خليفة", "آيا صوفيا",
        ], arabic)

    private static let continents = names(
        [
            "أفريقيا", "القارة القطبية الجنوبية", "آسيا", "أوروبا", "أمريكا الشمالية", "أوقيانوسيا",
            "أمريكا الجنوبية",
        ], arabic)

    static let arabicTravel = [
        Action(
            id: "ClosestLandmark",
            phrases: [
                Phrase("البحث عن أقرب معلم"), Phrase("الأقرب"),
                Phrase("ابحث عن أقرب معلم في ${applicationName}"),
                Phrase("ابحث عن الأقرب باستخدام ${applicationName}"),
                Phrase("ما القريب مني في ${applicationName}"),
            ]),
        Action(
            id: "FindTickets", slots: [Slot("landmark", landmarks)],
            phrases: [
                Phrase("البحث عن تذاكر"), Phrase("البحث عن أفضل أسعار تذاكر ${landmark}"),
                Phrase("ابحث عن تذاكر في ${applicationName}"),
                Phrase("ابحث عن تذاكر ${landmark} باستخدام ${applicationName}"),
            ]),
        Action(
            id: "BrowseLandmarks", slots: [Slot("continent", continents)],
            phrases: [
                Phrase("تصفّح المعالم"), Phrase("تصفّح معالم ${continent}"),
                Phrase("تصفّح المعالم في ${applicationName}"),
                Phrase("تصفّح معالم ${continent} في ${applicationName}"),
            ]),
        Action(
            id: "ShowFavorites",
            phrases: [
                Phrase("عرض المفضلة"), Phrase("اعرض مفضلتي في ${applicationName}"),
                Phrase("اعرض معالمي المفضلة في ${applicationName}"),
            ]),
        Action(
            id: "UpdateFavorites",
            slots: [Slot("landmark", landmarks), Slot("isFavorite", .flag, isRequired: false)],
            phrases: [Phrase("تحديث المفضلة"), Phrase("جعل ${landmark} مفضّلاً: ${isFavorite}")]),
        Action(
            id: "OpenLandmark", slots: [Slot("target", landmarks)],
            phrases: [Phrase("فتح معلم"), Phrase("فتح ${target}")], opens: "target"),
        Action(
            id: "WritePostcard", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("كتابة بطاقة بريدية"), Phrase("كتابة بطاقة بريدية من ${landmark}")]),
        Action(
            id: "ShowLandmark", slots: [Slot("landmark", landmarks)],
            phrases: [Phrase("عرض معلم"), Phrase("عرض ${landmark}")]),
    ]
}
