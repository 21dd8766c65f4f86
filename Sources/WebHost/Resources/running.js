// The strip of a run that takes longer than a moment, with a way to stop it.

import { $ } from './dom.js';
import { move } from './motion.js';
import { connection, focus, markPending, page, shown } from './session.js';
import { say } from './speech.js';

const running = {
    /** @type {any} */
    timer: 0,
    /** @type {string | null} */
    intent: null,
};

/** @param {import('./wire.js').Run | null} run */
export function showRun(run) {
    const strip = $('run');
    if (!run) {
        clearTimeout(running.timer);
        running.intent = null;
        if (!strip.hidden) {
            if (strip.contains(document.activeElement)) focus(shown.card ? $('card-title') : page.query);
            strip.hidden = true;
        }
        return;
    }
    $('run-title').textContent = run.title;
    const isKnown = typeof run.progress === 'number';
    $('run-progress').hidden = !isKnown;
    $('run-spinner').hidden = isKnown;
    if (isKnown) $('run-progress').value = run.progress;
    // An open question waits for the person, not the person for the run.
    if (shown.card?.question && !shown.card.busy) {
        clearTimeout(running.timer);
        running.intent = null;
        strip.hidden = true;
    } else if (running.intent !== run.intent) {
        clearTimeout(running.timer);
        running.intent = run.intent ?? null;
        strip.hidden = true;
        running.timer = setTimeout(() => {
            strip.hidden = false;
            move(strip, [{ opacity: 0, transform: 'translateY(6px)' }, { opacity: 1, transform: 'none' }]);
            say(`${run.title}…`);
        }, isKnown ? 400 : 1000);
    }
}

export function stop() {
    connection.send({ type: 'stop' });
    markPending($('stop'));
}
$('stop').addEventListener('click', stop);
