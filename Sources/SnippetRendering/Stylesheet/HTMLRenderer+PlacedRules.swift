// Elements with placements: later elements in the document are in front of earlier ones.
extension HTMLRenderer {
    static let placedRules = """
        .snippet.placed{display:block;position:relative;margin-inline:auto;transition:height .22s}
        .placed [id]{position:absolute;min-width:0;min-height:0;max-width:none;margin:0}
        .placed :is([id],.layer){transition:left .22s,top .22s,background-color .15s,opacity .15s,\
        scale .15s}
        .placed .text{margin-block-start:calc(var(--line-spacing,0px)/-2);\
        text-align:-webkit-match-parent;text-align:match-parent}
        .placed .text.text-center{text-align:center}
        :is(.placed,.placed *):dir(ltr)>.text.text-leading,\
        :is(.placed,.placed *):dir(rtl)>.text.text-trailing{text-align:left}
        :is(.placed,.placed *):dir(rtl)>.text.text-leading,\
        :is(.placed,.placed *):dir(ltr)>.text.text-trailing{text-align:right}
        .placed .layer{display:block}
        .placed .behind{z-index:auto}
        .placed .button,.placed .toggle.style-button{padding:0}
        .placed :is(.hstack,.vstack)>.divider{align-self:auto}
        """
}
