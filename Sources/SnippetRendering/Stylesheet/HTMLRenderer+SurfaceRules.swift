import SwiftUI

// Pictures, symbols, shapes and surfaces.
extension HTMLRenderer {
    static let surfaceRules = """
        .image{display:block;max-width:100%;height:auto}
        .image.resizable{width:100%}
        .image.content-stretch{object-fit:fill}
        .image.content-fit,.image.fit{object-fit:contain}
        .image.content-fill,.image.fill{object-fit:cover}
        :is(.frame,.zstack)>.image.content-fit{max-height:100%}
        :is(.frame,.zstack)>.image.content-fill,.layer>.image.resizable{height:100%;min-height:0}
        .symbol{display:block;flex:none;\
        width:calc(\(number: Measures.symbolEms)em*var(--symbol-scale,1));\
        height:calc(\(number: Measures.symbolEms)em*var(--symbol-scale,1));fill:none;stroke:currentColor;\
        stroke-width:var(--stroke,2px);stroke-linecap:round;stroke-linejoin:round;overflow:visible}
        .symbol.resizable{width:100%;height:100%;max-width:100%}
        .in-text{display:inline-block;\
        vertical-align:\(number: (Measures.capHeightEms - Measures.symbolEms) / 2)em}
        .marks{position:absolute;inset:0;width:100%;height:100%;overflow:visible;fill:none;\
        stroke:currentColor;stroke-width:1px}
        :is(.symbol,.marks) text{font-family:var(--rounded);font-weight:600}
        :is(.symbol,.marks) .dot{fill:currentColor;stroke:none}
        :is(.symbol,.marks) .solid{fill:currentColor}
        .symbol.inked{stroke:var(--ink)}
        .inked :is(.dot,.solid){fill:var(--ink)}
        .symbol mask{stroke:#000}
        .symbol mask :is(.dot,.solid){fill:#000}
        .symbol .gap{stroke-width:\(px: Measures.symbolGap)}
        .symbol .inner{stroke-width:calc(var(--stroke,2px)*1.75)}
        .layers>.back{color:var(--layer);stroke:var(--layer)}
        .layers>.side{color:var(--side);stroke:var(--side)}
        .mirrors:dir(rtl){transform:scaleX(-1)}
        .shape{display:block;min-height:1px;min-width:1px}
        .drawing{position:relative}
        :is(.vstack,.hstack)>.shape.grow-y{min-height:\(px: Measures.shapeLength)}
        .round{position:relative;container-type:size;aspect-ratio:1}
        .layer>.round{aspect-ratio:auto}
        .disc{position:absolute;inset:0;margin:auto;border-radius:50%}
        .round>.disc{width:min(100cqw,100cqh);height:min(100cqw,100cqh)}
        .clip{overflow:hidden;overflow:clip}
        .clip:is(.capsule,.circle,.ellipse,.concentric,[data-style*="-radius:"]):has([class*="material-"])\
        {filter:opacity(1)}
        .capsule{border-radius:9999px}
        .circle,.ellipse{border-radius:50%}
        .concentric{border-radius:var(--inner-radius,\(px: Measures.innerRadius))}
        .material-ultraThin{background:color-mix(in srgb,var(--material) 50%,transparent)}
        .material-thin{background:color-mix(in srgb,var(--material) 75%,transparent)}
        .material-regular,.material-bar{background:var(--material)}
        .material-thick{background:color-mix(in srgb,var(--material) 75%,var(--card-solid))}
        .material-ultraThick{background:color-mix(in srgb,var(--material) 40%,var(--card-solid))}
        :is(.material-ultraThin,.material-thin,.material-regular,.material-bar,.material-thick,\
        .material-ultraThick){-webkit-backdrop-filter:blur(20px) saturate(1.6);\
        backdrop-filter:blur(20px) saturate(1.6)}
        """
}
