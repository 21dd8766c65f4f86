import Testing

@testable import SurfaceKit

/// Links modules that are given by name.
private func link(_ texts: [String: String]) throws(ScriptProblem) -> ScriptModules {
    try ScriptModules(entry: "page.js") { texts[$0] }
}

@Suite struct ScriptModulesTests {
    @Test func modulesStandAfterWhatTheyImportAndOnce() throws {
        let modules = try link([
            "page.js": "import { b } from './b.js';\nimport { a } from './a.js';\nb(a);",
            "b.js": "import { a } from './a.js';\nexport function b() { return a; }",
            "a.js": "export const a = 1;",
        ])
        #expect(modules.names == ["a.js", "b.js", "page.js"])
        #expect(modules.linked == "let a=1;\nfunction o(){return a};\no(a);")
    }

    @Test("What two modules call alike are two things")
    func names() throws {
        let modules = try link([
            "page.js": "import { a } from './a.js';\nlet b = 3;\nf(a, b);",
            "a.js": "let b = 1;\nexport const a = () => b;",
        ])
        #expect(modules.linked == "let a=1;let o=()=>a;\nlet u=3;f(o,u);")
    }

    @Test("A variable that a module exports may change")
    func variables() throws {
        let modules = try link([
            "page.js": "import { a, set } from './a.js';\nset(2);\nf(a);",
            "a.js": "export let a = 1;\nexport function set(to) { a = to; }",
        ])
        #expect(modules.linked == "let a=1;function o(e){a=e};\no(2);f(a);")
    }

    @Test("The texts of people are those in localized('…')")
    func texts() throws {
        let modules = try link([
            "page.js":
                "import { localized } from './a.js';\nf(localized('One'), localized( 'Two', 1), 'Three');",
            "a.js": "export const localized = (key) => localized2('Four', key);",
        ])
        #expect(modules.texts == ["One", "Two"])
    }

    @Test(
        arguments: [
            (
                ["page.js": "import { a } from './a.js';"],
                ScriptProblem.missingFile("a.js", importedBy: "page.js")
            ),
            (
                ["page.js": "import { a } from './a.js';", "a.js": "const a = 1;"],
                .unknownName("a", of: "a.js", importedBy: "page.js")
            ),
            (
                ["page.js": "import a from './a.js';", "a.js": ""],
                .unreadableLine("import a from './a.js';", of: "page.js")
            ),
            (
                ["page.js": "import { a as b } from './a.js';", "a.js": ""],
                .unreadableLine("import { a as b } from './a.js';", of: "page.js")
            ),
            (
                ["page.js": "export default 1;"],
                .unreadableLine("export default 1;", of: "page.js")
            ),
            (
                [
                    "page.js": "import { a } from './a.js';",
                    "a.js": "import { b } from './b.js';\nexport const a = b;",
                    "b.js": "import { a } from './a.js';\nexport const b = a;",
                ],
                .cycle(["page.js", "a.js", "b.js", "a.js"])
            ),
        ] as [([String: String], ScriptProblem)])
    func whatCannotBeLinkedIsSaid(_ texts: [String: String], _ problem: ScriptProblem) {
        #expect(throws: problem) { try link(texts) }
    }

    @Test func aProblemNamesTheFileAndTheCure() {
        #expect(
            ScriptProblem.missingFile("a.js", importedBy: "page.js").description == """
                The script a.js, which page.js imports, is not among the resources of the program. Keep the \
                folders that end in .resources beside it.
                """)
        #expect(
            ScriptProblem.unreadableLine("export let a = 1;", of: "a.js").description == """
                a.js cannot be linked because of “export let a = 1;”. Import named things on one line, as in \
                import { make } from './dom.js';, and export a const, a function or a class where it is \
                declared.
                """)
        #expect(
            ScriptProblem.unknownName("b", of: "a.js", importedBy: "page.js").description
                == "page.js imports b from a.js, which exports no such thing.")
        #expect(
            ScriptProblem.cycle(["a.js", "b.js", "a.js"]).description
                == "Scripts import one another in a circle: a.js → b.js → a.js.")
    }
}
