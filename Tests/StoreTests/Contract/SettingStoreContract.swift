import Foundation
import IntentSystem
import Testing

/// What every store of settings must do.
@Suite struct SettingStoreContract {
    @Test(
        "A setting is there for another process, replaced as a whole, until it is set aside",
        arguments: StoreMaker.withSettings)
    func keeps(maker: StoreMaker) throws {
        let place = try maker.place()
        for name in oddNames { try place.settings().keep(Data([1]), as: name) }
        for name in oddNames { try place.settings().keep(Data(name.utf8) + [0, 255], as: name) }
        for name in oddNames {
            #expect(try place.settings().setting(name) == Data(name.utf8) + [0, 255])
        }
        try place.settings().setAside("ada")
        #expect(try place.settings().setting("ada") == nil)
        try place.settings().keep(Data(), as: "ada")
        #expect(try place.settings().setting("ada") == Data())
    }
}
