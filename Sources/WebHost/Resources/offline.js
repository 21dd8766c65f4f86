// The page that the worker shows while the server can't be reached: it goes where the person wanted to go as soon as the
// server answers.

import { $ } from './dom.js';
import { isOfGateway } from './gateway.js';

/** The milliseconds between two questions. */
const pause = 2000;

async function ask() {
    try {
        // A proxy that wants to know the person first sends them elsewhere, which is an answer, too.
        const signal = /** @type {any} */ (AbortSignal).timeout(pause);
        const { status } = await fetch('/health', { cache: 'no-store', redirect: 'manual', signal });
        if (!isOfGateway(status)) location.reload();
    } catch { /* It still can't be reached. */ }
}

addEventListener('online', ask);
setInterval(ask, pause);
$('retry').onclick = () => location.reload();
