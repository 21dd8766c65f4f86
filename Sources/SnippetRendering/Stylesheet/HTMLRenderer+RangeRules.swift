import SwiftUI

// Progress and gauges.
extension HTMLRenderer {
    static let rangeRules = """
        .progress,.gauge{max-width:100%}
        :is(.progress,.gauge).linear{display:flex;flex-direction:column;\
        gap:\(px: Measures.rangeSpacing);\
        align-items:stretch}
        :is(.progress,.gauge).circular{display:inline-flex;flex-direction:column;\
        gap:\(px: Measures.rangeSpacing);\
        align-items:center}
        .range-label{display:flex;flex-direction:column;align-items:flex-start;\
        gap:\(px: Measures.rangeLabelSpacing)}
        .circular>.range-label{align-items:center;color:var(--text-secondary)}
        .progress .bar{-webkit-appearance:none;appearance:none;display:block;width:100%;\
        height:\(px: Measures.progressBar);\
        border:0;border-radius:3px;overflow:hidden;background:var(--track)}
        .progress .bar::-webkit-progress-bar{background:transparent}
        .progress .bar::-webkit-progress-value{background:var(--tint);border-radius:3px;\
        transition:inline-size var(--motion,.25s ease-out)}
        .progress .bar::-moz-progress-bar{background:var(--tint);border-radius:3px}
        .track{position:relative;display:block;flex:1 1 auto;height:\(px: Measures.progressBar);border-radius:3px;\
        overflow:hidden;background:var(--track)}
        .progress .track{flex:none}
        .track>.bar{display:block;height:100%;border-radius:3px;background:var(--tint);\
        transition:inline-size var(--motion,.25s ease-out)}
        .runner{position:absolute;inset-block:0;inset-inline-start:-40%;width:40%;\
        border-radius:3px;background:var(--tint);animation:run 1.3s ease-in-out infinite}
        .ring{display:block;width:calc(var(--text-scale,1)*\(px: Measures.ring));\
        height:calc(var(--text-scale,1)*\(px: Measures.ring));fill:none;stroke-width:2.6px;rotate:-90deg}
        .ring-track{stroke:var(--track)}
        .ring-value{stroke:var(--tint);stroke-linecap:round;transition:stroke-dasharray var(--motion,.25s)}
        .indeterminate .ring{animation:spin .9s linear infinite}
        .gauge-row{display:flex;align-items:center;gap:\(px: Measures.rangeSpacing)}
        .gauge.linear .track{height:\(px: Measures.gaugeBar);border-radius:4px}
        .gauge.linear .bar{border-radius:4px}
        .gauge-current,.gauge-minimum,.gauge-maximum{color:var(--text-secondary);\
        font-size:calc(var(--text-scale,1)*\(px: Measures.gaugeCaption));font-variant-numeric:tabular-nums}
        .gauge.linear>.gauge-current{align-self:flex-start}
        .gauge.circular{position:relative;display:inline-grid;justify-items:center;gap:2px;\
        grid-template-columns:auto auto}
        .dial{grid-area:1/1/2/3;width:calc(var(--text-scale,1)*\(px: Measures.dial));\
        height:calc(var(--text-scale,1)*\(px: Measures.dial));fill:none;stroke-width:6px;rotate:135deg}
        .closed>.dial{rotate:-90deg}
        .dial .ring-track,.dial .ring-value{stroke-linecap:round}
        .gauge.circular>.gauge-current{grid-area:1/1/2/3;align-self:center;font-weight:600;\
        font-size:calc(var(--text-scale,1)*\(px: Measures.bodyPoints));color:var(--text-primary)}
        .gauge.circular>:is(.gauge-minimum,.gauge-maximum){margin-block-start:-14px;\
        font-size:calc(var(--text-scale,1)*11px)}
        .gauge.circular>.range-label{grid-column:1/3;\
        font-size:calc(var(--text-scale,1)*13px)}
        @keyframes spin{to{transform:rotate(360deg)}}
        @keyframes run{to{inset-inline-start:100%}}
        @keyframes breathe{50%{opacity:.35}}
        """
}
