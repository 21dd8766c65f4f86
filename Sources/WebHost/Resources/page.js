// The page around the snippets: a search field, one card, and the system's buttons.
//
// The server owns everything that is shown; these modules draw the newest state and send what a
// person does (Documentation/Presentation.md). A state is applied in the very handler that receives
// it, before the next frame; whatever needs layout (motion, scroll marks) or can wait (speech)
// comes after. Nothing here needs a library.

import { $, put } from './dom.js';
import { applyLook, environment, tellLook } from './appearance.js';
import { returnToTray } from './away.js';
import { press, show } from './card.js';
import { settle } from './content.js';
import { tellPlace } from './place.js';
import { awaitCard, loseCard } from './lost.js';
import { limits, loadForms } from './question.js';
import { stop } from './running.js';
import { search } from './search.js';
import { connection, queryField, shown, start, systemButton } from './session.js';
import { connected, disconnected, note, say } from './speech.js';
import { localized } from './words.js';

/** @param {string} text Why nothing came of an action. */
function refuse(text) {
    note(text);
    settle();
}

addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => { if (!document.hidden) connection.hurry(); });
addEventListener('pagehide', () => connection.close());
addEventListener('pageshow', (event) => { if (event.persisted) connection.open(); });

document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if ($('view-options').matches(':popover-open')) return;
    const card = shown.card;
    const target = /** @type {Element} */ (event.target);
    if (event.key === 'Enter' && event.repeat) {
        // A key still held down from the search must not press what the next card brings.
        event.preventDefault();
    } else if (event.key === 'Escape' && card) {
        if (card.busy) { if (shown.run) stop(); return; }
        press(systemButton('cancel') ? 'cancel' : 'done');
    } else if (event.key === 'Escape' && shown.run && queryField.value === '') {
        stop();
    } else if (event.key === 'Enter' && card?.question?.kind === 'confirmation') {
        if (target.closest('button, a[href], input, select, textarea, [tabindex="0"]')) return;
        if (card.buttons.some(({ role, isDestructive }) => role === 'confirm' && !isDestructive)) press('confirm');
    }
});

// Without a listener for touches, iOS shows no pressed look.
document.addEventListener('touchstart', () => {}, { passive: true });

async function learnAboutApp() {
    try {
        const { name, usesLocation, locationNote, maximumFileBytes } = await (await fetch('/app')).json();
        document.title = name;
        queryField.placeholder = queryField.ariaLabel = localized('Search %@', name);
        $('place').hidden = !usesLocation;
        put($('place-note'), locationNote);
        limits.fileBytes = maximumFileBytes;
    } catch { /* The page works without these words. */ }
}

applyLook();
start({
    environment,
    seen: () => shown.seq,
    card: () => shown.card?.id ?? null,
    receive(text) {
        const message = JSON.parse(text);
        const { type, full, supporting } = message;
        if (type === 'state') {
            // The server is of another version than this page.
            if (message.format === 1) show(message); else location.reload();
        } else if (type === 'refused') {
            refuse(message.message);
        } else if (supporting) {
            note(supporting, full);
        } else {
            say(full);
        }
    },
    opened() {
        connected();
        awaitCard();
        returnToTray();
        tellLook();
        tellPlace();
    },
    lost() {
        disconnected();
        loseCard();
    },
    refused: (status, text) => refuse(text ?? (status ? localized('The server refused that (%@).', status)
        : localized('That did not get through. Please try again.'))),
});
learnAboutApp();
search();
queryField.focus();
addEventListener('load', loadForms);
