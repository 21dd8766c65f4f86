// Temporary states: stale content, running controls, changing numbers; and a person's settings.
extension HTMLRenderer {
    static let stateRules = """
        .text.redacted{-webkit-text-fill-color:transparent;user-select:none;-webkit-user-select:none}
        .veil,:is(.image,.symbol).redacted\
        {background:color-mix(in srgb,currentColor 18%,transparent);border-radius:.25em}
        .veil{-webkit-box-decoration-break:clone;box-decoration-break:clone}
        .image.redacted{object-position:-9999px}
        .symbol.redacted>*{visibility:hidden}
        .phases>*,.phases[data-phase]>:first-child{visibility:hidden}
        .phases:not([data-phase])>:first-child,.phases[data-phase="success"]>:nth-child(2),\
        .phases[data-phase="failure"]>:nth-child(3){visibility:inherit}
        .invalidatable{transition:opacity .2s}
        [data-busy] .invalidatable{opacity:.4}
        :is(.button,.toggle)[data-busy]{pointer-events:none}
        .button[data-busy]>*{opacity:.25}
        .button[data-busy]::before{content:"";position:absolute;inset:0;margin:auto;width:20px;\
        height:20px;border-radius:50%;border:2.5px solid currentColor;\
        border-inline-end-color:transparent;animation:spin .8s linear infinite}
        [data-text^="accessibility"] .hstack{flex-wrap:wrap;justify-content:flex-start}
        [data-text^="accessibility"] :is(.zstack,.frame)>*{min-width:auto}
        [data-text^="accessibility"] .hstack>:is(.grow-x,.share-x):not(.spacer){flex-basis:min-content}
        @keyframes roll-up{from{opacity:0;transform:translateY(.45em)}}
        @keyframes roll-down{from{opacity:0;transform:translateY(-.45em)}}
        @keyframes appear{from{opacity:0}}
        [data-changed="up"]{animation:roll-up var(--motion,.24s cubic-bezier(.2,.8,.2,1))}
        [data-changed="down"]{animation:roll-down var(--motion,.24s cubic-bezier(.2,.8,.2,1))}
        [data-transition="opacity"][data-changed],[data-transition="interpolate"][data-changed]\
        {animation:appear var(--motion,.2s ease-out)}
        [data-transition="identity"][data-changed]{animation:none}
        @media (prefers-reduced-motion:reduce){.snippet,.snippet *,.snippet *::before,.snippet *::after\
        {transition-duration:.01ms!important;transition-delay:0s!important;scale:none}[data-changed]{animation:appear .15s}\
        .indeterminate>.dial,.runner,.button[data-busy]::before\
        {animation:breathe 1.6s ease-in-out infinite}.runner{inset-inline:0;width:100%}}
        @media (prefers-reduced-transparency:reduce){[class*="material-"]\
        {background:var(--card-solid);-webkit-backdrop-filter:none;backdrop-filter:none}}
        @media (prefers-contrast:more){:root,[data-scheme]{--text-secondary:var(--text-primary);\
        --text-tertiary:var(--text-primary);--hairline:currentColor}}
        @media (forced-colors:active){.button:not(.style-plain,.style-custom),.toggle.style-button\
        {border:1px solid ButtonText}.switch{border:1px solid ButtonText}\
        .knob{background:ButtonText;inset-block-start:1px}\
        [aria-checked="true"]>.switch{background:Highlight;forced-color-adjust:none}\
        .toggle.style-button[aria-checked="true"]{border:3px solid Highlight}\
        .track,.range>.bar{border:1px solid CanvasText}.runner,.range>.marker{background:Highlight}\
        .range>.bar::-webkit-progress-value{background:Highlight}\
        .divider{background:CanvasText}.shape:not(.drawing,.round),.round>.disc{border:1px solid CanvasText}\
        .symbol mask *{forced-color-adjust:none}.layers>.back{opacity:.3}}
        """
}
