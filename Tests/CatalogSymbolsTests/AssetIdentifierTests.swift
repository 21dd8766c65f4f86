import Foundation
import Testing

@testable import _CatalogSymbols

@Suite struct AssetIdentifierTests {
    /// Names and what Xcode 15 and later made of them, as files that it generated have them.
    @Test(arguments: [
        ("AccentColor", "accent"), ("background-color", "background"), ("blackColor", "black"),
        ("amarelo_mensagem", "amareloMensagem"), ("BGLighGray", "bgLighGray"),
        ("DSTextPrimary", "dsTextPrimary"), ("blueEF", "blueEF"), ("Color", "color"),
        ("color_9DA2A5", "color9DA2A5"), ("color_FF453A", "colorFF453A"), ("292C38", "_292_C_38"),
        ("2B3041", "_2_B_3041"), ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"),
        ("btn_color_disable", "btnColorDisable"), ("brandColorImage", "brandColorImage"),
    ]) func colorsAreNamedAsXcodeNamesThem(name: String, identifier: String) {
        #expect(AssetIdentifier.member(for: name, suffix: "color") == identifier)
    }

    @Test(arguments: [
        ("Icon-29", "icon29"), ("LuLu", "luLu"), ("Zpp.img", "zppImg"), ("ad-min", "adMin"),
        ("CristoPose2 (1)", "cristoPose21"), ("100", "_100"), ("1_2", "_1_2"), ("M", "M"),
        ("BMW", "BMW"), ("M-stadt", "mStadt"), ("A-1-1-0", "A_1_1_0"), ("A1", "A_1"),
        ("h1", "h1"), ("7ru", "_7Ru"), ("3d", "_3D"), ("icon_ID ", "iconID"),
        ("planetLeftPS", "planetLeftPS"), ("HBO GO Logo", "hboGOLogo"),
        ("favicon-32x32", "favicon32X32"), ("FileImage", "file"), ("Image", "image"),
        ("image_avatar_default", "imageAvatarDefault"), ("Connecting0_", "connecting0"),
        ("a1cef908ea057f", "a1Cef908Ea057F"), ("หมีสุข", "หมีสุข"), ("orbita+", "orbita"),
    ]) func picturesAreNamedAsXcodeNamesThem(name: String, identifier: String) {
        #expect(AssetIdentifier.member(for: name, suffix: "image") == identifier)
    }

    @Test(arguments: [
        ("Colors", "Colors"), ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"),
        ("travel-cards", "TravelCards"), ("2024", "_2024"),
    ]) func foldersBecomeTypes(name: String, identifier: String) {
        #expect(AssetIdentifier.type(for: name) == identifier)
    }

    @Test func namesWithoutLettersGiveNone() {
        #expect(AssetIdentifier.member(for: "%", suffix: "image") == nil)
        #expect(AssetIdentifier.member(for: "🦆", suffix: "image") == nil)
        #expect(AssetIdentifier.type(for: "++") == nil)
    }

    @Test func wordsOfSwiftAreEscaped() {
        #expect(AssetIdentifier.code("default") == "`default`")
        #expect(AssetIdentifier.code("Type") == "`Type`")
        #expect(AssetIdentifier.code("hero") == "hero")
    }
}
