import Testing

@testable import SurfaceKit

/// A script without what only readers need, but with its own names.
private func shortest(_ text: String) throws(ScriptProblem) -> String {
    let tokens = try ScriptLexer.tokens(of: text, name: "a.js")
    return ScriptText.shortest(
        tokens, try ScriptParser.reading(of: tokens, name: "a.js", scope: ScriptScope()))
}

@Suite struct ScriptTextTests {
    @Test func commentsIndentationAndEmptyLinesGo() throws {
        #expect(
            try shortest(
                """
                // Of the page.
                /** One line. */
                /**
                 * Several.
                 */
                const a = 'b'; // behind code

                    if (a /* inside */ > (/** @type {any} */ b)) {
                        run({ a, b: 1 });
                    }
                """) == "let a='b';if(a>b){run({a,b:1})}")
    }

    @Test(
        "What is text to the script stays as it is",
        arguments: [
            #"'// no  comment'"#, #""/* nor  this */""#, #"'it\'s  // text'"#, #"'\\'"#,
            "`two\n   lines  // of text`", "`a  ${b}  /* c */`", #"`\`  ${'}'}  \${ x`"#,
            "`${`a  ${{b:{}}.b}  // c`}  d`", #"/[/"'`]  \/  [^\]/]/gu"#, #"/  \/\*  /"#,
            "'</b>'", "'ü  →  字'",
        ])
    func literals(_ literal: String) throws {
        #expect(try shortest(literal) == literal)
        #expect(try shortest("f( \(literal) , 1 ) ;") == "f(\(literal),1);")
    }

    @Test(
        "A slash divides after a value, and begins a regular expression elsewhere",
        arguments: [
            ("a / b / c // d", "a/b/c"), ("a[0] / 2 / f(1) / 2", "a[0]/2/f(1)/2"),
            ("1 / 2 / '3' / `4`", "1/2/'3'/`4`"), ("x = / a /", "x=/ a /"),
            ("f(/ a /, / b /)", "f(/ a /,/ b /)"), ("return / a /", "return/ a /"),
            ("a.return / b / c", "a.return/b/c"), ("if (a) / b /.test(c)", "if(a)/ b /.test(c)"),
            ("while (f(a)) / b /.test(c)", "while(f(a))/ b /.test(c)"),
            ("a.if(b) / c / d", "a.if(b)/c/d"), ("(a) / b / c", "a/b/c"),
            ("a++ / b / c", "a++/b/c"), ("`${ / a}  / }`", "`${/ a}  /}`"),
            ("!/ a /.test(b) && / c /", "!/ a /.test(b)&&/ c /"),
        ])
    func slashes(_ text: String, _ short: String) throws {
        #expect(try shortest(text) == short)
    }

    @Test(
        "Two tokens never become another one",
        arguments: [
            ("a + +b - -c", "a+ +b- -c"), ("a++ + ++b", "a++ + ++b"), ("a - --b", "a- --b"),
            ("a / / b /", "a/ / b /"), ("a < / b /", "a< / b /"), ("a < !b", "a< !b"),
            ("a-- > b", "a-- >b"), ("1 .toFixed()", "1 .toFixed()"), ("/a/ in b", "/a/ in b"),
            ("typeof a in b", "typeof a in b"), ("a ? .5 : 1", "a?.5:1"),
            ("async (a) => { await a }", "async a=>{await a}"), ("a in/* b */c", "a in c"),
            ("class A { #b; static c = 1 }", "class A{#b;static c=1}"), ("ü in a", "ü in a"),
            ("return -1", "return-1"), ("switch (a) { case 'a': b }", "switch(a){case'a':b}"),
        ])
    func boundaries(_ text: String, _ short: String) throws {
        #expect(try shortest(text) == short)
    }

    @Test(
        "An end of a line becomes a semicolon where it ends a statement",
        arguments: [
            ("a = b\nc = d", "a=b;c=d"), ("a\n++b", "a;++b"), ("a\n(b)", "a(b)"),
            ("return\na", "return;a"), ("x = () => {}\ny()", "x=()=>{};y()"),
            ("class A {\n  b\n  *c() {}\n}", "class A{b;*c(){}}"),
            ("a /* b\n */ c", "a;c"), ("a // b\nc", "a;c"),
            ("a\n  .b()\n  ?.c();", "a.b()?.c();"), ("f(\n  a,\n  b,\n);", "f(a,b);"),
            ("a =\n  b ||\n  c;\nd;", "a=b||c;d;"), ("a\n  ? b\n  : c;", "a?b:c;"),
            ("x => {\n  a\n};", "x=>{a};"), ("\n\na\n\n", "a"),
        ])
    func lines(_ text: String, _ short: String) throws {
        #expect(try shortest(text) == short)
    }

    @Test(
        "What cannot be told is refused with its line",
        arguments: [
            ("a;\n  {} / b /", "{} / b /"), ("a\n'b", "'b"), ("a;\n  b = /[c]", "b = /[c]"),
            ("`a\nb", "`a"), ("/* a\n b", "/* a"), ("a `${ b", "a `${ b"),
        ])
    func refusals(_ text: String, _ line: String) {
        #expect(throws: ScriptProblem.unreadableLine(line, of: "a.js")) { try shortest(text) }
    }

    @Test func whatIsShortStaysAsItIs() throws {
        let short = try shortest("const a = { b: 1 }; // c\nif (a) {\n  / d /.test(`e  ${ f }`)\n}")
        #expect(try shortest(short) == short)
    }

    @Test func wordsInTextAreNoStatements() throws {
        let modules = try ScriptModules(entry: "page.js") { _ in
            "d.import(`\nimport b;\nexport c;\n`);\n"
        }
        #expect(modules.linked == "d.import(`\nimport b;\nexport c;\n`);")
    }
}
