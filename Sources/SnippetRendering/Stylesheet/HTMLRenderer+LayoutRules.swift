import SwiftUI

// SwiftUI's layout in the words of flexbox and grid.
extension HTMLRenderer {
    static let layoutRules = """
        .snippet{display:flex;flex-direction:column;align-items:center;\
        gap:\(px: Measures.spacing);min-width:0;\
        font:400 calc(var(--text-scale,1)*\(px: Measures.bodyPoints))/\(number: Measures.lineHeight) var(--sans);\
        color:var(--text-primary);\
        -webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;\
        text-align:start;overflow-wrap:anywhere}
        .snippet *{box-sizing:border-box;min-width:0}
        .hstack,.vstack,.zstack,.frame,.layer,.label{max-width:100%}
        .hstack{display:flex;flex-direction:row;align-items:center;gap:\(px: Measures.spacing)}
        .hstack.y-top{align-items:flex-start}
        .hstack.y-bottom{align-items:flex-end}
        .hstack.y-firstTextBaseline{align-items:baseline;align-items:first baseline}
        .hstack.y-lastTextBaseline{align-items:baseline;align-items:last baseline}
        .vstack{display:flex;flex-direction:column;align-items:center;gap:\(px: Measures.spacing)}
        .vstack.x-leading{align-items:flex-start}
        .vstack.x-trailing{align-items:flex-end}
        .zstack,.frame,.layer,.variant{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);\
        justify-items:center;align-items:center}
        .zstack>*,.frame>*,.layer>*{grid-area:1/1;max-width:100%}
        :is(.zstack,.frame,.layer).x-leading{justify-items:start}
        :is(.zstack,.frame,.layer).x-trailing{justify-items:end}
        :is(.zstack,.frame,.layer).y-top{align-items:start}
        :is(.zstack,.frame,.layer):is(.y-bottom,.y-lastTextBaseline){align-items:end}
        :is(.zstack,.frame,.layer).y-firstTextBaseline{align-items:baseline}
        .hstack>*{flex:0 1 auto}
        .hstack>.grow-x{flex:1 1 auto}
        .hstack>.share-x{flex:1 1 0}
        .hstack>.share-x:not(.spacer){min-width:min(4rem,30%)}
        .hstack>.yield{flex-shrink:1000000;min-width:min(\(number: Measures.yieldingWidth / 16)rem,40%)}
        .hstack>.rigid{flex-shrink:0}
        .hstack>.grow-y{align-self:stretch}
        .vstack>*,.snippet>*{flex:none;max-width:100%}
        .vstack>.grow-y{flex:1 0 auto}
        :is(.vstack,.snippet,.zstack,.frame,.layer,.variant)>:is(.grow-x,.share-x){width:100%}
        :is(.zstack,.frame,.layer)>.grow-y{align-self:stretch}
        .rigid{flex-shrink:0}
        .spacer{display:block;flex:1 1 0}
        .hstack>.spacer{min-width:var(--length,\(px: Measures.spacerLength))}
        .vstack>.spacer{min-height:var(--length,\(px: Measures.spacerLength));width:auto}
        .layered{position:relative;isolation:isolate}
        .layer{position:absolute;inset:0;pointer-events:none}
        .layer :is(button,a){pointer-events:auto}
        .layer>.grow-y.resizable{height:100%}
        .behind{z-index:-1}
        .divider{display:block;flex:none;border:0;margin:0;width:100%;height:\(px: Measures.hairline);\
        background:var(--hairline)}
        .hstack>.divider{width:\(px: Measures.hairline);height:auto;align-self:stretch}
        .label{display:inline-flex;align-items:center;gap:\(number: Measures.labelGapEms)em}
        .label>:not(.symbol){flex:0 1 auto}
        .fixed-x{flex-shrink:0;width:max-content;max-width:100%}
        .fixed-y{flex-shrink:0}
        .variant{gap:\(px: Measures.spacing)}
        [aria-checked="true"]>[data-when="off"],[aria-checked="false"]>[data-when="on"],\
        span.toggle>[data-when="off"]{display:none}
        """
}
