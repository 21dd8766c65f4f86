import SwiftUI

// Progress and gauges, and the lines that show their values.
extension HTMLRenderer {
    static let rangeRules = """
        .range{position:relative;display:block;flex:none;height:\(px: Measures.progressBar)}
        .range>.bar{-webkit-appearance:none;appearance:none;display:block;width:100%;height:100%;\
        border:0;border-radius:9999px;overflow:hidden;background:var(--track)}
        .range>.bar::-webkit-progress-bar{background:transparent}
        .range>.bar::-webkit-progress-value{background:var(--tint-line,var(--tint));border-radius:9999px;\
        transition:inline-size var(--motion,.25s ease-out)}
        .range>.bar::-moz-progress-bar{background:var(--tint-line,var(--tint));border-radius:9999px}
        .track{position:absolute;inset:0;border-radius:9999px;overflow:hidden;background:var(--track)}
        .runner{position:absolute;inset-block:0;inset-inline-start:-40%;width:40%;\
        border-radius:9999px;background:var(--tint);animation:run 1.3s ease-in-out infinite}
        .marked>.track{background:var(--tint-line,var(--tint))}
        .range>.marker{position:absolute;inset-block-start:0;width:\(px: Measures.gaugeBar);\
        height:\(px: Measures.gaugeBar);border-radius:50%;background:var(--tint-marker,var(--tint));\
        box-shadow:0 0 0 \(px: Measures.markerGap) var(--card-solid);\
        transition:inset-inline-start var(--motion,.25s ease-out)}
        .ring{position:relative;display:block;flex:none;\
        width:calc(var(--text-scale,1)*\(px: Measures.ring));\
        height:calc(var(--text-scale,1)*\(px: Measures.ring))}
        .gauge.circular{position:relative;flex:none;\
        width:calc(var(--text-scale,1)*\(px: Measures.dial));\
        height:calc(var(--text-scale,1)*\(px: Measures.dial));\
        padding-inline:calc(var(--text-scale,1)*\(px: Measures.dialInset))}
        .dial{position:absolute;inset:0;width:100%;height:100%;fill:none;rotate:-90deg;\
        stroke-width:2.6px;stroke-linecap:round}
        .gauge>.dial{stroke-width:6px}
        .dial>[transform]:not(.marker){stroke:none}
        .arc{position:absolute;inset:0;border-radius:50%;-webkit-mask:radial-gradient(closest-side,\
        transparent 77.8%,#000 78.4%,#000 96.6%,transparent 97.2%)}
        .dial.open{rotate:135deg}
        .ring-track{stroke:var(--track)}
        .ring-value{stroke:var(--tint);transition:stroke-dasharray var(--motion,.25s)}
        .dial>.marker{fill:var(--tint-marker,var(--tint));stroke:var(--card-solid);stroke-width:5px;\
        paint-order:stroke}
        .indeterminate>.dial{animation:spin .9s linear infinite}
        @media (prefers-reduced-motion:no-preference){
        .range>[data-count]::-webkit-progress-value{transition:inline-size 1s linear}
        .ring-value[data-count]{transition:stroke-dasharray 1s linear}
        }
        @keyframes spin{to{transform:rotate(360deg)}}
        @keyframes run{to{inset-inline-start:100%}}
        @keyframes breathe{50%{opacity:.35}}
        """
}
