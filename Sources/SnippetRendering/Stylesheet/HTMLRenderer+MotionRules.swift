// Animated symbols. The animations combine with the symbol's own rotation, mirroring and opacity.
extension HTMLRenderer {
    static let motionRules = """
        .gone{opacity:0!important}
        .snippet:dir(rtl),.snippet [dir="rtl"]{--reading:-1}
        .snippet [dir="ltr"]{--reading:1}
        .goes-at-once[data-leaving]{display:none}
        .snippet :is(.paced,.paced [id],.paced .layer):not(.button,.toggle)\
        {transition:var(--motion);transition-property:left,top,width,height,opacity,scale,rotate,\
        translate,transform,filter,background-color,border-radius,clip-path}
        .snippet :is(.paced,.paced [id]).text:not(.button,.toggle){transition-property:left,top,opacity,scale,rotate,\
        translate,transform,filter,color}
        .comes[data-changed="came"]\
        {animation:come var(--travel,var(--motion,.3s cubic-bezier(.2,.8,.2,1))) backwards}
        .goes[data-leaving]{animation:go var(--travel,var(--motion,.2s ease-in)) forwards}
        @media (prefers-reduced-motion:reduce){
        .comes:not(.calm)[data-changed="came"]{animation:appear .15s}
        .goes:not(.calm)[data-leaving]{animation:none}
        }
        @media (prefers-reduced-motion:no-preference){
        .moves{animation:var(--effect,none);animation-composition:add;transition:scale .3s,opacity .3s}
        .moves>*{animation:var(--effect-parts,none);animation-composition:add}
        .moves>:nth-child(2){animation-delay:.25s}
        .moves>:nth-child(n+3){animation-delay:.5s}
        .moves[data-changed="effect"]{animation:var(--effect-once,none),var(--effect,none)}
        .moves[data-changed="symbol"]{animation:symbol-fade var(--motion,.25s ease-out),var(--effect,none)}
        .moves[data-changed="symbol"][data-replaced]\
        {animation:symbol-grow var(--motion,.35s cubic-bezier(.2,.9,.3,1.2)),var(--effect,none)}
        }
        @keyframes come{from{opacity:var(--come-fade,1);scale:var(--come-scale,1);translate:var(--come-move,0)}}
        @keyframes go{to{opacity:var(--go-fade,1);scale:var(--go-scale,1);translate:var(--go-move,0)}}
        @keyframes symbol-bounce{35%{transform:translateY(-12%) scale(1.12)}65%{transform:translateY(3%)}}
        @keyframes symbol-bounce-down{35%{transform:scale(.82)}65%{transform:scale(1.05)}}
        @keyframes symbol-pulse{50%{filter:opacity(.35)}}
        @keyframes symbol-part{50%{filter:opacity(.3)}}
        @keyframes symbol-wiggle{20%,60%{transform:rotate(-10deg)}40%,80%{transform:rotate(10deg)}}
        @keyframes symbol-rotate{to{transform:rotate(1turn)}}
        @keyframes symbol-rotate-back{to{transform:rotate(-1turn)}}
        @keyframes symbol-breathe{50%{transform:scale(1.12)}}
        @keyframes symbol-grow{from{transform:scale(.4);filter:opacity(0)}}
        @keyframes symbol-fade{from{filter:opacity(0)}}
        """
}
