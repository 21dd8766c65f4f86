import Testing

@testable import SurfaceKit

/// A script with short names for what is its own.
private func shortened(_ text: String) throws(ScriptProblem) -> String {
    try ScriptModules(entry: "page.js") { _ in text }.linked
}

@Suite("The short names of a script")
struct ScriptNamesTests {
    @Test(
        "stand for its own names, not for members, labels and the browser's names",
        arguments: [
            (
                "const size = 1; k(size, p.size, { size: size }, { size });",
                "let a=1;k(a,p.size,{size:a},{size:a});"
            ),
            ("const { p, q: v, ...w } = y; k(p, v, w);", "let{p:a,q:o,...u}=y;k(a,o,u);"),
            (
                "const { p = 1, q: { v }, w: [z, , j] } = y; k(p, v, z, j);",
                "let{p:a=1,q:{v:o},w:[u,,c]}=y;k(a,o,u,c);"
            ),
            (
                "let p, q; ({ p, q = p } = v); [p, q] = [q, p];",
                "let a,o;({p:a,q:o=a}=v);[a,o]=[o,a];"
            ),
            (
                "const p = { get q() { return p; }, async v() {}, 'a': 1, [p]: 2, get: 3, set };",
                "let a={get q(){return a},async v(){},'a':1,[a]:2,get:3,set};"
            ),
            ("const p = `p ${p} ${`${p}`} p`;", "let a=`p ${a} ${`${a}`} p`;"),
            (
                "const p = 1; p: for (;;) { if (k(p)) break p; else continue p; }",
                "let a=1;p:for(;;){if(k(a))break p;else continue p};"
            ),
            ("const p = q?.p?.[p]?.(p); p?.5:p;", "let a=q?.p?.[a]?.(a);a?.5:a;"),
            (
                "class A { static p = 1; #q = 2; p() { return this.#q in A; } } new A().p;",
                "class a{static p=1;#q=2;p(){return this.#q in a}}new a().p;"
            ),
            (
                "const p = new (q.v())(); const w = new (p.q)();",
                "let a=new(q.v())();let o=new(a.q)();"
            ),
            ("const p = (q).v + (w?.y).z;", "let a=q.v+(w?.y).z;"),
            (
                "const p = async (q) => { for await (const v of q) k(v); };",
                "let a=async e=>{for await(let t of e)k(t)};"
            ),
            (
                "const async = 1; k(async); const of = [async]; for (const p of of) k(p);",
                "let a=1;k(a);let o=[a];for(let e of o)k(e);"
            ),
            (
                "k(true, p.true, { true: false }, typeof false, true.q);",
                "k(!0,p.true,{true:!1},typeof!1,true.q);"
            ),
            (
                "const p = function () { return true; }, q = [1, , 2,];",
                "let a=function(){return!0},o=[1,,2,];"
            ),
        ])
    func places(_ text: String, _ short: String) throws {
        #expect(try shortened(text) == short)
    }

    @Test(
        "mean in each scope what they meant",
        arguments: [
            (
                "const p = 1; function k(q, p) { return p + q; } k(p);",
                "let a=1;function o(e,t){return t+e}o(a);"
            ),
            ("const p = (q) => (v) => q + v;", "let a=e=>t=>e+t;"),
            // Two functions side by side call theirs alike.
            ("k((p) => p, (q) => q, ({ v }) => v);", "k(e=>e,e=>e,({v:e})=>e);"),
            // What is used before it is declared, and from inside.
            (
                "k(); function k() { return z(); function z() { return k; } }",
                "a();function a(){return e();function e(){return a}};"
            ),
            ("const z = () => j(); let j = 1;", "let o=()=>a();let a=1;"),
            ("{ const p = 1; k(p); } k(p);", "{let e=1;k(e)}k(p);"),
            (
                "try { k(); } catch (p) { k(p); } finally { k(p); }",
                "try{k()}catch(e){k(e)}finally{k(p)};"
            ),
            ("try { k(); } catch { k(); }", "try{k()}catch{k()};"),
            (
                "switch (p) { case p: { const p = 1; k(p); } default: const q = 2; k(p, q); }",
                "switch(p){case p:{let e=1;k(e)}default:let e=2;k(p,e)};"
            ),
            (
                "for (const p of p.q) k(p); for (let m = 0; m in p; m++) k(m);",
                "for(let e of e.q)k(e);for(let e=0;e in p;e++)k(e);"
            ),
            (
                "const p = function q(v) { return q(v); }; const w = class y { k() { return y; } };",
                "let a=function e(t){return e(t)};let o=class e{k(){return e}};"
            ),
            (
                "const p = (q, { v = q, ...w } = {}, ...z) => [q, v, w, z];",
                "let a=(e,{v:t=e,...n}={},...r)=>[e,t,n,r];"
            ),
            // A name of the browser's is never taken where it is meant.
            ("const p = (q) => e(q) + a;", "let o=t=>e(t)+a;"),
            ("const q = 1; s(q); o(q);", "let a=1;s(a);o(a);"),
        ])
    func scopes(_ text: String, _ short: String) throws {
        #expect(try shortened(text) == short)
    }

    @Test(
        "are given to no script that cannot be read for certain",
        arguments: [
            "var a = 1;", "with (a) b;", "eval('a');", "const a = b c;", "let await = 1;", "if (a",
            "({ a b })", "class A { b c }", "f(a", "const = 1;", "a = function* b() { yield 1; }",
        ])
    func refusals(_ text: String) {
        #expect(throws: ScriptProblem.unreadableLine(text, of: "page.js")) { try shortened(text) }
    }

    @Test("come one after the other, the shortest first")
    func order() {
        let names = (0..<5_000).map(ShortNames.name)
        #expect(Set(names).count == names.count)
        #expect(names.map(\.count) == names.map(\.count).sorted())
        #expect(names.allSatisfy { $0.wholeMatch(of: /[A-Za-z_$][\w$]*/) != nil })
    }
}
