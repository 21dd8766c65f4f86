// Speaking to the page: the button of the field, and a key. What listens is fetched when it is first used.

import { isAlt } from './alt.js';
import { $ } from './dom.js';
import { press } from './card.js';
import { form } from './question.js';
import { runChosen, takeWords } from './search.js';
import { connection, queryField, shown, systemButton } from './session.js';
import { forgetNote, note, sayAloud } from './speech.js';
import { localized } from './words.js';

/** @typedef {ReturnType<typeof import('./voice.js').makeVoice>} Voice */

/**
 * The button; `null` where the app doesn’t hear people.
 *
 * @type {any}
 */
const button = $('speak');
/** @type {Promise<Voice | null> | null} */
let voice = null;
let failures = 0;

/** Fetches what listens. A browser doesn't request a module again whose loading has failed. */
function load() {
    const address = button.dataset.script + (failures ? `&${failures}` : '');
    voice ??= import(address).then(({ makeVoice }) => {
        const made = makeVoice({ button, connection, forgetNote, form, note, press, queryField, runChosen, shown, systemButton, takeWords });
        sayAloud(made.say);
        return made;
    }, () => {
        voice = null;
        failures++;
        note(localized('That did not get through. Please try again.'));
        return null;
    });
    return voice;
}

let isDown = false;

if (button) {
    button.onclick = async () => (await load())?.press();

    document.addEventListener('keydown', async (event) => {
        if (document.querySelector(':modal') || !isAlt(event, 'KeyM') || event.repeat || isDown) return;
        isDown = true;
        const made = await load();
        // A key that was let go meanwhile was pressed like the button.
        if (isDown) made?.hold(); else made?.press();
    });

    const release = async () => {
        if (!isDown) return;
        isDown = false;
        (await voice)?.release();
    };
    document.addEventListener('keyup', ({ code, key }) => { if (code === 'KeyM' || key === 'Alt') release(); });
    // A window without the focus doesn't learn that a key is let go.
    addEventListener('blur', release);
}
