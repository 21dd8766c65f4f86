// The strip of a run that takes longer than a moment, with a way to stop it.

import { $ } from './dom.js';
import { cardTitle, focus, queryField, sendFrom, shown } from './session.js';
import { say } from './speech.js';

const strip = $('run');
/** @type {any} */
let timer;
/**
 * The run that the strip is for, or will be in a moment.
 *
 * @type {string | null}
 */
let intent = null;

/** @param {import('./wire.js').Run | null} run */
export function showRun(run) {
    const isKnown = typeof run?.progress === 'number';
    if (run) {
        $('run-title').textContent = run.timeLeft ? `${run.title}, ${run.timeLeft}` : run.title;
        $('run-progress').hidden = !isKnown;
        if (isKnown) $('run-progress').value = run.progress;
    }
    // An open question waits for the person, not the person for the run.
    const next = run && (!shown.card?.question || shown.card.busy) ? run.intent ?? '' : null;
    if (next === intent) return;
    clearTimeout(timer);
    intent = next;
    if (strip.contains(document.activeElement)) focus(shown.card ? cardTitle : queryField);
    strip.hidden = true;
    if (!run || next === null) return;
    timer = setTimeout(() => {
        strip.hidden = false;
        say(`${run.title}…`);
    }, isKnown ? 400 : 1000);
}

export const stop = () => sendFrom($('stop'), { type: 'stop' });
$('stop').onclick = stop;
