import Testing

@testable import _CatalogSymbols

@Suite struct StringIdentifierTests {
    /// Keys and what Xcode 26 made of them, as files that it generated have them.
    @Test(arguments: [
        ("ALPS_DESCRIPTION", "alpsDescription"), ("app.name", "appName"),
        ("LENÇÓIS_MARANHENSES_NAME", "lençóisMaranhensesName"), ("F_A_Title", "fATitle"),
        ("A list with that name already exists.", "aListWithThatNameAlreadyExists"),
        ("%lld MiB", "miB"), ("game.encouragement.0", "gameEncouragement0"),
        ("iCloud Sync task", "iCloudSyncTask"), ("another iCloud task", "anotherICloudTask"),
        ("Setting Up iCloud Sync…", "settingUpICloudSync"), ("error.invalidURL", "errorInvalidURL"),
        ("files use CKAsset data", "filesUseCkassetData"), ("the JSON store", "theJsonStore"),
        ("CFBundleDisplayName", "cfbundleDisplayName"), ("end-to-end", "endToEnd"),
        ("larger than Snip Snap’s %@ per-file limit", "largerThanSnipSnapsPerFileLimit"),
        ("game.scoreOutOf %lld %lld", "gameScoreOutOf"),
        ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"),
    ]) func keysAreNamedAsXcodeNamesThem(key: String, identifier: String) {
        #expect(StringIdentifier.member(for: key) == identifier)
    }

    @Test func aNameBeginsAsSwiftAllows() {
        #expect(StringIdentifier.member(for: "3D view") == "_3DView")
        #expect(StringIdentifier.member(for: "${name}") == "_$Name")
        #expect(StringIdentifier.member(for: "%lld%%") == nil)
    }
}
