import Testing
import _Localization

@testable import SurfaceKit

@Suite("The words of pages")
struct PageWordsTests {
    @Test("take the place of the English ones, with what is put in between")
    func document() {
        let page = PageWords.document(
            "<html lang=\"{lang}\" dir=\"{dir}\"><h1>{{Open <bdi>%@</bdi> with its token}}</h1>{x}",
            in: .arabic, argument: "{x} {{Open}}", parts: ["x": "<b>"])
        #expect(
            page
                == "<html lang=\"ar\" dir=\"rtl\"><h1>افتح <bdi>{x} {{Open}}</bdi> بالرمز الخاص به</h1><b>"
        )
    }

    @Test("stay English where the reader does")
    func english() {
        let page = PageWords.document("<p lang=\"{lang}\" dir=\"{dir}\">{{Open}}", in: .english)
        #expect(page == "<p lang=\"en\" dir=\"ltr\">Open")
        #expect(PageWords.json(for: ["Open"], in: [.english]) == "{}")
    }

    @Test("come as translations of a script's texts")
    func script() {
        let json = PageWords.json(for: ["Stop", "Open"], in: [.german])
        #expect(json == #"{"de":{"Open":"Öffnen","Stop":"Stoppen"}}"#)
    }

    @Test("of scripts are those that stand in their modules")
    func scripts() throws {
        let json = PageWords.json(ofScripts: ["pictures.js", "previews.js"], in: [.german])
        #expect(
            json
                == #"{"de":{"That did not get through. Please try again.":"Das ist nicht angekommen. Bitte erneut versuchen."}}"#
        )
        #expect(PageWords.json(ofScripts: ["nothing.js"], in: [.german]) == #"{"de":{}}"#)
    }
}
