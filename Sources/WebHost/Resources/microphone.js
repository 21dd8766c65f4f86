// Speaking to the page: the button of the field, and a key. What listens is fetched when it is first used.

import { isAlt } from './alt.js';
import { $ } from './dom.js';
import { press } from './card.js';
import { fetching } from './fetching.js';
import { form } from './question.js';
import { runChosen, takeWords } from './search.js';
import { connection, queryField, shown, systemButton } from './session.js';
import { forgetNote, note, sayAloud } from './speech.js';

/** @typedef {ReturnType<typeof import('./voice.js').makeVoice>} Voice */

/**
 * The button; `null` where the app doesn’t hear people.
 *
 * @type {any}
 */
const button = $('speak');

/** Fetches what listens. */
const load = fetching(button?.dataset.script, () => true, ({ makeVoice }) => {
    /** @type {Voice} */
    const made = makeVoice({ button, connection, forgetNote, form, note, press, queryField, runChosen, shown, systemButton, takeWords });
    sayAloud(made.say);
    return made;
});

/** @type {Voice | undefined} */
let voice;
let isDown = false;

if (button) {
    button.onclick = async () => (await load())?.press();

    document.addEventListener('keydown', async (event) => {
        if (document.querySelector(':modal') || !isAlt(event, 'KeyM') || event.repeat || isDown) return;
        isDown = true;
        voice = await load();
        // A key that was let go meanwhile was pressed like the button.
        if (isDown) voice?.hold(); else voice?.press();
    });

    const release = () => {
        if (isDown) voice?.release();
        isDown = false;
    };
    document.addEventListener('keyup', ({ code, key }) => { if (code === 'KeyM' || key === 'Alt') release(); });
    // A window without the focus doesn't learn that a key is let go.
    addEventListener('blur', release);
}
