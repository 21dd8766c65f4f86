import SwiftUI

// Colors and measures as custom properties, by color scheme: that of the page, or that of an element.
extension HTMLRenderer {
    static let tokenRules = """
        :root,[data-scheme="light"]{color-scheme:light;\(lightTokens)\(accentTokens)}
        :root{--text-scale:1;\
        --card-radius:\(px: Measures.cardRadius);--card-padding:\(px: Measures.cardPadding);\
        --inner-radius:calc(var(--card-radius) - var(--card-padding));\
        --sans:-apple-system,"Segoe UI Variable","Segoe UI","Inter Variable",Inter,card-emoji,\
        system-ui,sans-serif;\
        --rounded:ui-rounded,"SF Pro Rounded",Nunito,var(--sans);\
        --serif:ui-serif,"New York",Georgia,"Noto Serif",card-emoji,serif;\
        --mono:ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",card-emoji,monospace}
        @media (prefers-color-scheme:dark){:root:not([data-scheme="light"]){color-scheme:dark;\
        \(darkTokens)\(accentTokens)}}
        [data-scheme="dark"]{color-scheme:dark;\(darkTokens)\(accentTokens)}
        \(emojiFace)
        """

    /// The system's color emoji font, used only for emoji.
    ///
    /// Text fonts such as DejaVu contain some emoji in black, and a browser uses the first font of a list that has a
    /// character.
    private static let emojiFace = """
        @font-face{font-family:card-emoji;\
        src:local("Apple Color Emoji"),local("Segoe UI Emoji"),local("Noto Color Emoji");\
        unicode-range:U+1F000-1FAFF,U+200D,U+FE0F}
        """

    /// The properties derived from the accent color; repeated for each scheme, since a custom
    /// property is resolved where it is declared.
    private static let accentTokens = """
        --tint:var(--accent-fill);--tint-text:var(--accent-text);\
        --tint-button:var(--accent-fill);--on-tint:#fff;
        """

    private static let lightTokens =
        pairs(lightColors) + """
            --background:linear-gradient(120deg,#e9eefb,#f4f4f6 45%,#f7f4ec);\
            --card:rgb(255 255 255 / .82);--card-solid:#fff;--hairline:rgb(0 0 0 / .09);\
            --fill:rgb(118 120 132 / .12);--fill-pressed:rgb(118 120 132 / .22);\
            --fill-strong:rgb(118 120 132 / .2);--track:rgb(118 120 132 / .22);\
            --accent-text:#0064d6;--accent-fill:#0064d6;\
            --shadow:0 1px 2px rgb(20 24 40 / .08),0 18px 50px rgb(20 24 40 / .14);\
            --primary:#111114;--secondary:#5b5d66;--tertiary:rgb(60 60 67 / .3);\
            --quaternary:rgb(60 60 67 / .12);--text-primary:#111114;--text-secondary:#5b5d66;\
            --text-tertiary:#8a8c94;--text-quaternary:#a6a8af;--material:rgb(255 255 255 / .62);\
            --knob:#fff;
            """

    private static let darkTokens =
        pairs(darkColors) + """
            --background:linear-gradient(120deg,#14161c,#17171b 45%,#1d191b);\
            --card:rgb(40 41 47 / .86);--card-solid:#28292f;--hairline:rgb(255 255 255 / .1);\
            --fill:rgb(255 255 255 / .1);--fill-pressed:rgb(255 255 255 / .22);\
            --fill-strong:rgb(255 255 255 / .18);--track:rgb(255 255 255 / .2);\
            --accent-text:#5aa7ff;--accent-fill:#1f6fdd;\
            --shadow:0 1px 2px rgb(0 0 0 / .3),0 18px 50px rgb(0 0 0 / .5);\
            --primary:#f5f5f7;--secondary:#a9abb4;--tertiary:rgb(235 235 245 / .3);\
            --quaternary:rgb(235 235 245 / .16);--text-primary:#f5f5f7;--text-secondary:#a9abb4;\
            --text-tertiary:#8d8f98;--text-quaternary:#6c6e77;--material:rgb(60 61 68 / .62);\
            --knob:#fff;
            """

    /// One named color in its four uses.
    ///
    /// Text has a contrast of 4.5:1 on the card and on a control's fill, an icon 3:1, white text on
    /// a button 4.5:1; a plain fill has no minimum.
    struct ColorUses {
        var name: String
        var fill: String
        var text: String
        var icon: String
        var button: String
    }

    static let lightColors: [ColorUses] = [
        .init(name: "red", fill: "#ff3b30", text: "#bd0f22", icon: "#d6172f", button: "#d0142c"),
        .init(name: "orange", fill: "#ff9500", text: "#944b00", icon: "#d06a00", button: "#b25500"),
        .init(name: "yellow", fill: "#ffcc00", text: "#745600", icon: "#a87c00", button: "#8a6500"),
        .init(name: "green", fill: "#34c759", text: "#14682c", icon: "#1d9342", button: "#1a7d36"),
        .init(name: "mint", fill: "#00c7be", text: "#006660", icon: "#00928b", button: "#007c76"),
        .init(name: "teal", fill: "#30b0c7", text: "#0a6272", icon: "#148ca2", button: "#0f7689"),
        .init(name: "cyan", fill: "#32ade6", text: "#03618a", icon: "#0e87bd", button: "#07709e"),
        .init(name: "blue", fill: "#007aff", text: "#0058bd", icon: "#0064d6", button: "#0064d6"),
        .init(name: "indigo", fill: "#5856d6", text: "#4744b8", icon: "#5856d6", button: "#5856d6"),
        .init(name: "purple", fill: "#af52de", text: "#82299f", icon: "#9c3fcb", button: "#9536c4"),
        .init(name: "pink", fill: "#ff2d55", text: "#b80f3c", icon: "#dd1f4a", button: "#d11545"),
        .init(name: "brown", fill: "#a2845e", text: "#6e5433", icon: "#8a6c46", button: "#80643f"),
        .init(name: "gray", fill: "#8e8e93", text: "#5b5d66", icon: "#77797f", button: "#6b6d74"),
    ]

    static let darkColors: [ColorUses] = [
        .init(name: "red", fill: "#ff453a", text: "#ff857d", icon: "#ff5a52", button: "#cf2637"),
        .init(name: "orange", fill: "#ff9f0a", text: "#ffab33", icon: "#ff9f0a", button: "#a85400"),
        .init(name: "yellow", fill: "#ffd60a", text: "#ffd84a", icon: "#ffd60a", button: "#846200"),
        .init(name: "green", fill: "#30d158", text: "#4fd674", icon: "#30d158", button: "#1c7d38"),
        .init(name: "mint", fill: "#63e6e2", text: "#74e8e4", icon: "#63e6e2", button: "#0a7a74"),
        .init(name: "teal", fill: "#40c8e0", text: "#5fd0e4", icon: "#40c8e0", button: "#0f7689"),
        .init(name: "cyan", fill: "#64d2ff", text: "#7ad8ff", icon: "#64d2ff", button: "#0a70a0"),
        .init(name: "blue", fill: "#0a84ff", text: "#74b6ff", icon: "#4a9eff", button: "#1f6fdd"),
        .init(name: "indigo", fill: "#5e5ce6", text: "#a6a4ff", icon: "#8583f7", button: "#5c5ae0"),
        .init(name: "purple", fill: "#bf5af2", text: "#d999ff", icon: "#c76cf5", button: "#9a3fc9"),
        .init(name: "pink", fill: "#ff375f", text: "#ff8aa3", icon: "#ff5275", button: "#cf2450"),
        .init(name: "brown", fill: "#ac8e68", text: "#cbae88", icon: "#b89a73", button: "#80643f"),
        .init(name: "gray", fill: "#8e8e93", text: "#a9abb4", icon: "#8e8e93", button: "#6b6d74"),
    ]

    private static func pairs(_ colors: [ColorUses]) -> String {
        colors.map { color in
            """
            --\(color.name):\(color.fill);--text-\(color.name):\(color.text);\
            --ink-\(color.name):\(color.icon);--button-\(color.name):\(color.button);
            """
        }.joined()
    }
}
