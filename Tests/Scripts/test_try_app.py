"""Scripts/try-app on small apps: its whole reports are kept in snapshots, which RECORD=1 writes."""

import json
import pathlib
import re
import subprocess
import sys

import jsonschema
import pytest
from programs import PROGRAMS, ROOT
from recordings import compare_with_recording
from waiting import PATIENCE

SNAPSHOTS = pathlib.Path(__file__).parent / "snapshots"
SCHEMA = json.loads((SNAPSHOTS / "report.schema.json").read_text())
INTENT = """import AppIntents

struct {0}: AppIntent {{
    static let title: LocalizedStringResource = "{0}"

    func perform() async throws -> some IntentResult {{
        {1}
        return .result()
    }}
}}
"""


def app(folder, files):
    """Writes files of an app, as text or as bytes, by their paths; the app's folder."""
    place = folder / "My App"
    for name, text in files.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return place


def tried(place, *options):
    """Runs the script on a folder, and sees that it writes nothing there: its code, its report, and its errors."""
    before = listing(place)
    done = subprocess.run(
        [sys.executable, ROOT / "Scripts/try-app", place, "--modules", PROGRAMS, "--seconds", str(PATIENCE), *options],
        capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert listing(place) == before
    return done.returncode, done.stdout, done.stderr


def listing(place):
    return sorted((path, path.lstat().st_mtime_ns) for path in place.rglob("*")) if place.exists() else []


def matches(name, report):
    """Compares a report with the one that is kept, but for the time and the version of Swift."""
    report = re.sub(r"^Swift \S+, [\d.]+ s", "Swift VERSION, TIME s", report, flags=re.M)
    compare_with_recording(SNAPSHOTS / f"try-app-{name}.txt", report)


def report_of(place):
    """The report as data, which follows its schema, and the code."""
    code, out, _ = tried(place, "--json")
    report = json.loads(out)
    jsonschema.validate(report, SCHEMA)
    return code, report


def test_all_compiles(tmp_path):
    place = app(tmp_path, {
        "Intents/Greet.swift": INTENT.format("Greet", "print(Greeting.words)"),
        "Model/Greeting.swift": "enum Greeting {\n    static let words = Words.all.shout()\n}\n",
        "Model/Words.swift": "enum Words {\n    static let all = \"Hello\"\n}\n",
        "Model/String+Shout.swift": "extension String {\n    func shout() -> String { uppercased() }\n}\n",
        "Intents/Alone.swift": INTENT.format("Alone", "let card = \"\\(1 + (2))\" // Unknown"),
        "Intents/Guarded.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n" + INTENT.format("Guarded", ""),
        "Tests/GreetTests.swift": "import XCTest\n@testable import App\n",
        "Unused.swift": "import UIKit\nlet window: UIWindow? = nil\n",
    })
    code, out, err = tried(place)
    matches("compiles", out)
    assert (code, err) == (0, "")


def test_what_stops_files(tmp_path):
    place = app(tmp_path, {
        "Store.swift": "import AppIntents\nimport SwiftData\n\n@Model\nfinal class Trip {\n    var name = \"\"\n}\n",
        "Open.swift": INTENT.format("Open", "_ = Trip.self"),
        "Only.swift": "import UIKit\n" + INTENT.format("Only", ""),
        "Screen.swift": INTENT.format("Screen", "_ = UIScreen.main"),
        "Broken.swift": INTENT.format("Broken", "let = 1"),
        "UsesBroken.swift": INTENT.format("UsesBroken", "_ = Broken()"),
        "Tool.swift": "import Alamofire\n" + INTENT.format("Tool", "_ = Session.default"),
        "Picture.swift": "import SwiftUI\n" + INTENT.format("Picture", "_ = Image(.hero)"),
        "Fetch.swift": INTENT.format("Fetch", "_ = try await URLSession.shared.data(from: URL(fileURLWithPath: \"/\"))"),
        "Missing.swift": INTENT.format("Missing", "_ = ShortcutsUIButton()"),
        "Nowhere.swift": INTENT.format("Nowhere", "_ = GeneratedKeys.key"),
        "Macro.swift": INTENT.format("Macro", "_ = #stringify(1)"),
        "Wrong.swift": INTENT.format("Wrong", "let number: Int = \"one\""),
    })
    code, out, _ = tried(place)
    matches("stops", out)
    assert code == 1


def test_swift_5_only(tmp_path):
    place = app(tmp_path, {
        "Old.swift": INTENT.format("Old", "").replace("static let", "static var"),
        # Only the pass after the check of types sees it.
        "Race.swift": INTENT.format(
            "Race", "let box = Box()\n        Task { box.count += 1 }\n        box.count += 1") + "final class Box { var count = 0 }\n",
        "Unset.swift": INTENT.format("Unset", "let number: Int\n        print(number)"),
    })
    code, out, _ = tried(place)
    matches("swift5", out)
    assert code == 1


def test_names_of_ours(tmp_path):
    place = app(tmp_path, {
        "Package.swift": "// swift-tools-version: 6.0\nlet package = Package(targets: [.target(name: \"AppIntents\"), .target(name: \"Kit\")])\n",
        "Sources/AppIntents/Show.swift": "import Kit\n" + INTENT.format("Show", "_ = Text(words: Kit.Words.all)"),
        "Sources/Kit/Text.swift": "struct Text {\n    var words: String\n}\nenum Words {\n    static let all = \"\"\n}\n",
    })
    code, out, _ = tried(place)
    matches("names", out)
    assert code == 0


def test_files_that_cannot_be_read(tmp_path):
    place = app(tmp_path, {
        "Latin.swift": b"import AppIntents\n// caf\xe9\n",
        "Huge.swift": "import AppIntents\n" + "// data\n" * 130_000,
        "Fine.swift": INTENT.format("Fine", "").replace("\n", "\r\n"),
        ".build/Other.swift": INTENT.format("Other", ""),
        "Pods/Other.swift": INTENT.format("Other", ""),
    })
    (place / "loop").symlink_to(place, target_is_directory=True)
    (place / "again.swift").symlink_to(place / "Fine.swift")
    (place / "gone.swift").symlink_to(place / "nowhere.swift")
    (place / "itself.swift").symlink_to(place / "itself.swift")
    code, out, _ = tried(place)
    matches("unreadable", out)
    assert code == 1


def test_two_targets(tmp_path):
    """Targets that declare the same names are compiled apart, each with the nearest declaration."""
    place = app(tmp_path, {
        f"{target}/{name}": text for target in ("Phone", "Watch") for name, text in {
            "Show.swift": INTENT.format("Show", f"print(Constants.{target.lower()})"),
            "Constants.swift": f"enum Constants {{\n    static let {target.lower()} = 1\n}}\n",
            "Hex.swift": "import SwiftUI\nextension Color {\n    static var own: Color { .red }\n}\n",
        }.items()})
    code, report = report_of(place)
    assert code == 0
    assert [(item["path"], item["needs"]) for item in report["verdicts"]] == [
        ("Phone/Show.swift", ["Phone/Constants.swift"]), ("Watch/Show.swift", ["Watch/Constants.swift"])]


def test_data(tmp_path):
    place = app(tmp_path, {
        "App.xcodeproj/project.pbxproj": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n",
        "Go.swift": "import UIKit\nimport OSLog\n" + INTENT.format("Go", "Logger().info(\"go\")\n        _ = UIScreen.main"),
        "Stay.swift": INTENT.format("Stay", "Screen.count += 1") + "enum Screen {\n    static var count = 0\n}\n",
    })
    code, report = report_of(place)
    assert code == 1
    assert report["default_isolation"] == "MainActor"
    assert report["states"]["stopped"] == 1
    (stop,) = report["stops"]
    assert (stop["subject"], stop["names"], stop["answer"], stop["alone"]) == ("UIKit", ["UIScreen"], "recipe", 1)


def test_kept_package(tmp_path):
    place = app(tmp_path, {"Go.swift": INTENT.format("Go", ""), "Stop.swift": INTENT.format("Stop", "let = 1")})
    code, _, err = tried(place, "--keep")
    package = pathlib.Path(re.search(r"The package is in (\S+);", err)[1])
    try:
        assert code == 1
        assert sorted(path.name for path in (package / "Part1").iterdir()) == ["Go.swift", "Stop.swift"]
        described = subprocess.run(
            ["swift", "package", "dump-package"], cwd=package, capture_output=True, text=True, timeout=PATIENCE, check=True)
        (target,) = json.loads(described.stdout)["targets"]
        assert target["sources"] == ["Go.swift"]
    finally:
        subprocess.run(["rm", "-rf", "--", package], check=True)


@pytest.mark.parametrize(("files", "said"), [
    ({"README.md": "Nothing"}, "has no Swift files"),
    ({"Main.swift": "import AppIntentsExtra\n// import AppIntents\n"}, "none of the 1 Swift files in "),
    (None, "there is no folder "),
], ids=["no-swift", "no-intents", "no-folder"])
def test_nothing_to_try(tmp_path, files, said):
    place = app(tmp_path, files) if files else tmp_path / "nowhere"
    code, out, err = tried(place)
    assert (code, out) == (2, "")
    assert said in err


def test_folder_without_modules(tmp_path):
    place = app(tmp_path, {"Go.swift": INTENT.format("Go", "")})
    code, _, err = tried(place, "--modules", tmp_path)
    assert code == 2
    assert "has no built modules" in err


def test_advice_is_whole():
    """Each module that is absent has an answer and advice, and no module of ours has."""
    sys.path.insert(0, str(ROOT / "Scripts"))
    from trying import advice
    absent = {row["module"] for row in advice.table("neighbors.tsv") if row["fate"]} - set(advice.ALIASES) - {"Observation"}
    assert not absent - advice.modules().keys()
    assert not advice.OURS & advice.modules().keys()
    assert all(answer in {"recipe", "stand-in", "no"} and words for answer, words in advice.modules().values())
    assert advice.owners("UIImage") == ("UIKit",) and advice.owners("@Model") == ("SwiftData",) and advice.owners("Trip") == ()
