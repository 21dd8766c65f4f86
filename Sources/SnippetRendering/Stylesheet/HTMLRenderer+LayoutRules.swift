import SwiftUI

// SwiftUI's layout as flexbox and grid.
extension HTMLRenderer {
    static let layoutRules = """
        .snippet{display:flex;flex-direction:column;align-items:center;\
        gap:\(px: Measures.spacing);min-width:0;\
        font:400 calc(var(--text-scale,1)*\(px: Measures.bodyPoints))/\(number: Measures.lineHeight) var(--sans);\
        color:var(--text-primary);\
        -webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;\
        text-align:start;overflow-wrap:break-word}
        .snippet *{box-sizing:border-box;min-width:0}
        .hstack,.vstack,.zstack,.frame,.layer,.label{max-width:100%}
        .hstack,.vstack{--gap:\(px: Measures.spacing);display:flex;align-items:center;gap:var(--gap)}
        .hstack{flex-direction:row;justify-content:center}
        .hstack.y-top{align-items:flex-start}
        .hstack.y-bottom{align-items:flex-end}
        .hstack.y-firstTextBaseline{align-items:baseline;align-items:first baseline}
        .hstack.y-lastTextBaseline{align-items:baseline;align-items:last baseline}
        .vstack{flex-direction:column}
        .tight{gap:0}
        .hstack.tight>*+*{margin-inline-start:var(--tight-x)}
        .vstack.tight>*+*{margin-block-start:var(--tight-y)}
        :where(.hstack,.vstack,.zstack,.frame,.layer)>*{position:relative}
        .vstack.x-leading{align-items:flex-start}
        .vstack.x-trailing{align-items:flex-end}
        .zstack,.frame,.layer,.variant{display:grid;grid-template:minmax(0,1fr)/1fr;\
        justify-items:center;align-items:center}
        .zstack>*,.frame>*,.layer>*{grid-area:1/1;max-width:100%}
        :is(.zstack,.frame,.layer)>.rigid{max-width:none}
        :is(.zstack,.frame,.layer)>.layer{grid-area:auto;max-width:none}
        :is(.zstack,.frame,.layer).x-leading{justify-items:start}
        :is(.zstack,.frame,.layer).x-trailing{justify-items:end}
        :is(.zstack,.frame,.layer).y-top{align-items:start}
        :is(.zstack,.frame,.layer):is(.y-bottom,.y-lastTextBaseline){align-items:end}
        :is(.zstack,.frame,.layer).y-firstTextBaseline{align-items:baseline}
        .hstack>:nth-child(n){flex:1000000 1 min-content;max-width:max-content}
        .hstack>:is(.grow-x,.share-x){flex:1000 1 0;max-width:none}
        .hstack>.layer:nth-child(n){max-width:none}
        .hstack>.button{min-width:min-content}
        .hstack>.rigid{flex:none;max-width:none}
        .hstack>.rigid.grow-x{flex:1000000 0 0}
        .hstack>.grow-y{align-self:stretch}
        .vstack>*,.snippet>*{flex:none;max-width:100%}
        .vstack>.grow-y{flex:1000 0 0}
        :is(.vstack,.snippet,.zstack,.frame,.layer,.variant)>:is(.grow-x,.share-x){width:100%}
        :is(.zstack,.frame,.layer)>.grow-y{align-self:stretch}
        .rigid{flex-shrink:0}
        .grid{display:grid;justify-items:center;align-items:center;\
        grid-template-columns:repeat(var(--columns,1),auto);max-width:100%}
        .grid.tracks{width:100%}
        .grid.rows{grid-auto-flow:column}
        .grid.tracks>.whole-line{grid-column:1/-1}
        .grid.rows>.whole-line{grid-column:auto;grid-row:1/-1}
        .grid-row{display:contents}
        .grid:not(.tracks)>:not(.grid-row){grid-column:1/-1}
        .grid.x-leading{justify-items:start}
        .grid.x-trailing{justify-items:end}
        .grid.y-top{align-items:start}
        .grid:is(.y-bottom,.y-lastTextBaseline){align-items:end}
        .grid.y-firstTextBaseline{align-items:baseline}
        .spacer{display:block}
        :is(.hstack,.vstack)>.spacer{flex:1 1 0}
        .hstack>.spacer{min-width:var(--length,\(px: Measures.spacerLength));\
        margin-inline:calc(-1*var(--gap))}
        .vstack>.spacer{min-height:var(--length,\(px: Measures.spacerLength));width:auto;\
        margin-block:calc(-1*var(--gap))}
        .hstack>.spacer:first-child{margin-inline-start:0}
        .hstack>.spacer:last-child{margin-inline-end:0}
        .vstack>.spacer:first-child{margin-block-start:0}
        .vstack>.spacer:last-child{margin-block-end:0}
        .layered{position:relative;isolation:isolate}
        .layer{position:absolute;inset:0;pointer-events:none}
        .layer :is(button,a){pointer-events:auto}
        .layer>.grow-y.resizable{height:100%}
        .behind{z-index:-1}
        .divider{display:block;flex:none;border:0;margin:0;width:100%;height:\(px: Measures.hairline);\
        background:var(--hairline)}
        .hstack>.divider{width:\(px: Measures.hairline);height:auto;align-self:stretch}
        .label{display:inline-flex;align-items:center;gap:\(number: Measures.labelGapEms)em}
        .label>:not(.symbol,.rigid){flex:0 1 auto}
        .hstack:is(.y-firstTextBaseline,.y-lastTextBaseline)>.symbol\
        {margin-block-end:\(number: (Measures.capHeightEms - Measures.symbolEms) / 2)em}
        .fixed-x{flex-shrink:0;width:max-content;max-width:100%}
        .fixed-y{flex-shrink:0}
        .variant{gap:\(px: Measures.spacing)}
        .toggle.grow-x>.variant{flex:1 1 auto}
        :is(.hstack,.vstack)>.fit:is(.shape,.frame){align-self:center;flex-grow:0;flex-basis:auto}
        :is(.hstack,.vstack)>.fill:is(.shape,.frame){flex:none}
        .shape.fixed-x{width:\(px: Measures.shapeLength)}
        .shape.fixed-y{height:\(px: Measures.shapeLength)}
        [aria-checked="true"]>[data-when="off"],[aria-checked="false"]>[data-when="on"],\
        span.toggle>[data-when="off"]{display:none}
        """
}
