import Testing
import _Speech

/// Sounds of the phonetic alphabet in those of the recognizer's model.
struct PhonesTests {
    @Test(
        "A word's sounds are those of the model",
        arguments: [
            ("ˈuː_l_ʊɹ_ɹ_ˌuː", "UW L UH R UW"), ("m_ˈæ_tʃ_uː", "M AE CH UW"),
            ("s_ˈɪ_k_s_t_i s_ˈɪ_k_s", "S IH K S T IY S IH K S"), ("t_ˌaɪ_p_ˈeɪ", "T AY P EY"),
            ("ˈæ_ŋ_k_ɚ", "AE NG K ER"),
        ])
    func sounds(ipa: String, phones: String) {
        #expect(Phones.arpabet(ofIPA: ipa) == phones)
    }

    @Test("What is no sound, another language or endless has none")
    func noSounds() {
        for text in ["", "ˈː", "(fr)ʁ(en)", "ǃǂ", String(repeating: "pa", count: 500)] {
            #expect(Phones.arpabet(ofIPA: text) == nil)
        }
    }

    @Test("A word sounds different in another accent")
    func accents() {
        let told = ["en-us", "en-gb"].map { Pronouncer().phones(of: ["path"], accent: $0)["path"] }
        #expect(told == ["P AE TH", "P AA TH"])
    }
}
