// The page around the snippets: a search field, one card, and the system's buttons.
//
// The server owns everything that is shown; these modules draw the newest state and send what a
// person does (Documentation/Presentation.md). A state is applied in the very handler that receives
// it, before the next frame; work that needs layout (motion, scroll marks) or can wait (speech)
// follows. No library is used.

import { $, put, root } from './dom.js';
import { environment, tellLook } from './appearance.js';
import { returnToTray, withoutLateCard } from './away.js';
import { show } from './card.js';
import { settle } from './content.js';
import { followState, nameApp, tellAddress } from './history.js';
import './field.js';
import './keys.js';
import './microphone.js';
import { tellPlace } from './place.js';
import { awaitCard, loseCard } from './lost.js';
import { endPinning } from './pin.js';
import { limits, loadForms } from './question.js';
import { connected, disconnected, isLost } from './reach.js';
import { search } from './search.js';
import { connection, queryField, shown, start } from './session.js';
import { note, say } from './speech.js';
import { localized } from './words.js';

/** @param {string} text The reason why an action failed. */
function refuse(text) {
    note(text);
    settle();
}

addEventListener('online', () => {
    connection.hurry();
    if (isLost()) search();
});
// An app on the same machine is still there.
addEventListener('offline', search);
document.addEventListener('visibilitychange', () => { if (!document.hidden) connection.hurry(); });
addEventListener('pagehide', () => connection.close());
addEventListener('pageshow', (event) => { if (event.persisted) connection.open(); });

// Without a listener for touches, iOS shows no pressed look.
document.addEventListener('touchstart', () => {}, { passive: true });

async function learnAboutApp() {
    try {
        const { name, usesLocation, locationNote, maximumFileBytes } = await (await fetch('/app')).json();
        nameApp(name);
        queryField.placeholder = queryField.ariaLabel = localized('Search %@', name);
        $('place').hidden = !usesLocation;
        put($('place-note'), locationNote);
        limits.fileBytes = maximumFileBytes;
    } catch { /* The page works without these words. */ }
}

start({
    environment,
    seen: () => shown.seq,
    card: () => shown.card?.id ?? null,
    receive(text) {
        const message = JSON.parse(text);
        const { type, full, supporting } = message;
        if (type === 'state') {
            // The server is of another version than this page.
            if (message.format !== 1) return location.reload();
            const state = withoutLateCard(message);
            show(state);
            followState(state);
        } else {
            if (type === 'refused') refuse(message.message);
            else if (supporting) note(supporting, full);
            else say(full);
            if (endPinning()) search();
        }
    },
    opened() {
        root.toggleAttribute('data-posts', !connection.isSocket);
        if (connected()) search();
        awaitCard();
        returnToTray();
        tellLook();
        tellPlace();
        tellAddress();
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
addEventListener('load', () => {
    loadForms();
    // Only where the connection can be trusted does a browser have workers; the page needs none.
    navigator.serviceWorker?.register('/worker.js').catch(() => {});
});
