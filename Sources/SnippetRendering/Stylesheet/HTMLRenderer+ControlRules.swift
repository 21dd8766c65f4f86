import SwiftUI

// Buttons, toggles and links.
extension HTMLRenderer {
    static let controlRules = """
        .button,.toggle{-webkit-appearance:none;appearance:none;position:relative;\
        display:inline-flex;align-items:center;justify-content:center;gap:\(px: Measures.spacing);margin:0;padding:0;\
        border:0;border-radius:8px;background:none;color:inherit;font:inherit;text-align:inherit;\
        letter-spacing:inherit;max-width:100%;cursor:pointer;touch-action:manipulation;\
        -webkit-tap-highlight-color:transparent;user-select:none;-webkit-user-select:none;\
        transition:background-color .15s,opacity .15s,scale .15s}
        :is(.button,.toggle):where([data-scheme]){color:var(--text-primary)}
        .button>.grow-x,.button>.share-x,.toggle>.grow-x,.toggle>.share-x,.link>.grow-x,\
        .link>.share-x{flex:1 1 auto;width:100%}
        .button:is(.style-automatic,.style-bordered,.style-borderedProminent),\
        .toggle.style-button{\
        padding:\(px: Measures.controlPaddingBlock) \(px: Measures.controlPaddingInline);text-align:center;\
        border-radius:var(--inner-radius,\(px: Measures.innerRadius))}
        .button:is(.style-automatic,.style-bordered),.toggle.style-button{background:var(--fill);\
        color:color-mix(in srgb,var(--tint-text) 75%,var(--text-primary))}
        .button.style-bordered[class*="tint-"]{background:color-mix(in srgb,var(--tint) 16%,transparent)}
        .button.style-borderedProminent{background:var(--tint-button);color:var(--on-tint)}
        .clip>.button{border-radius:inherit}
        .clip:has(>.button:focus-visible){overflow:visible}
        .button.style-borderless{color:var(--tint-text)}
        .button.destructive:not(.style-plain,.style-custom){color:var(--text-red)}
        .button.destructive.style-borderedProminent{background:var(--button-red);color:#fff}
        :is(.button,.toggle,.link)::after\
        {content:"";position:absolute;inset:min(0px,calc((100% - \(px: Measures.targetHeight))/2))}
        .toggle.style-button[aria-checked="true"]{background:var(--tint-button);color:var(--on-tint)}
        .toggle.style-switch{justify-content:space-between;gap:\(px: Measures.switchGap);\
        min-height:\(px: Measures.switchHeight);\
        text-align:start}
        .toggle-label{display:flex;flex:1 1 auto;flex-direction:column;align-items:flex-start}
        .switch{position:relative;flex:none;width:\(px: Measures.switchWidth);height:\(px: Measures.switchHeight);\
        border-radius:16px;\
        background:var(--track);transition:background-color .2s}
        .knob{position:absolute;inset-block-start:\(px: Measures.knobInset);\
        inset-inline-start:\(px: Measures.knobInset);width:\(px: Measures.knob);height:\(px: Measures.knob);border-radius:50%;background:var(--knob);\
        box-shadow:0 1px 1px rgb(0 0 0 / .1),0 2px 7px rgb(0 0 0 / .2);\
        transition:inset-inline-start .2s cubic-bezier(.3,1.2,.4,1)}
        [aria-checked="true"]>.switch{background:var(--switch-tint,var(--green))}
        [aria-checked="true"]>.switch>.knob\
        {inset-inline-start:\(px: Measures.switchWidth - Measures.knob - Measures.knobInset)}
        .link{position:relative;display:inline-flex;align-items:center;\
        gap:\(px: Measures.spacing);max-width:100%;\
        color:var(--tint-text);text-decoration:none;border-radius:6px}
        .link.inert{color:inherit}
        .link:hover{text-decoration:underline;text-underline-offset:.18em}
        @media (hover:hover){.button:is(.style-automatic,.style-bordered):not(:disabled):hover,\
        .toggle.style-button[aria-checked="false"]:not(:disabled):hover\
        {background:color-mix(in srgb,var(--fill) 60%,var(--fill-strong))}}
        .button:is(.style-automatic,.style-bordered):not(:disabled):active\
        {background:var(--fill-pressed)}
        .button.style-borderedProminent:not(:disabled):active{filter:brightness(.9)}
        .button:is(.style-borderless,.style-plain,.style-custom):not(:disabled):active,\
        .toggle:is(.style-custom,.style-button):not(:disabled):active,.link:active{opacity:.6}
        .button:not(:disabled):active,.toggle.style-custom:not(:disabled):active{scale:.97}
        :is(.button,.toggle,.link):focus-visible{outline:3px solid var(--accent-text);\
        outline-offset:2px}
        :is(.button,.toggle):disabled{cursor:default}
        :is(.button,.toggle):disabled:not([data-inert]){opacity:.42}
        """
}
