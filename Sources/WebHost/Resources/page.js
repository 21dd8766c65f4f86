// The page around the snippets: a search field, one card, and the system's buttons.
//
// The server owns everything that is shown; these modules draw the newest state and send what a
// person does (Documentation/WireFormat.md). A state is applied in the very handler that receives
// it, before the next frame; whatever needs layout (motion, scroll marks) or can wait (speech)
// comes after. Nothing here needs a build step or a library.

import { $, put } from './dom.js';
import { applyLook, environment } from './appearance.js';
import { beside, press, show } from './card.js';
import { settle } from './content.js';
import { place } from './place.js';
import { asking } from './question.js';
import { showRun, stop } from './running.js';
import { search } from './search.js';
import { connection, events, page, shown } from './session.js';
import { notice, say } from './speech.js';
import { localized } from './words.js';

Object.assign(events, {
    environment,
    /** @param {string} text */
    receive(text) {
        const message = JSON.parse(text);
        switch (message.type) {
        case 'state': show(message); break;
        case 'announce':
            if (message.supporting) notice.say(message.supporting, message.full);
            else say(message.full);
            break;
        case 'refused':
            notice.say(message.message);
            settle();
            break;
        }
    },
    opened() {
        notice.connected();
        if (place.position) connection.transmit(place.message());
    },
    lost: () => notice.disconnected(),
    words: {
        refused: (/** @type {number} */ status) => localized('The server refused that (%@).', status),
        unsent: () => localized('That did not get through. Please try again.'),
    },
    /** @param {string} text */
    refused(text) {
        notice.say(text);
        settle();
    },
});
Object.assign(beside, {
    showRun,
    leaveSearch: () => search.close(),
    returnToSearch: () => search.reopen(),
});

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
        press(card.buttons.some(({ role }) => role === 'cancel') ? 'cancel' : 'done');
    } else if (event.key === 'Escape' && shown.run && page.query.value === '') {
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
        const app = await (await fetch('/app')).json();
        document.title = app.name;
        page.query.placeholder = localized('Search %@', app.name);
        page.query.setAttribute('aria-label', page.query.placeholder);
        $('place').hidden = !app.usesLocation;
        put($('place-note'), app.locationNote);
        asking.maxFileBytes = app.maximumFileBytes;
    } catch { /* The page works without these words. */ }
}

applyLook();
connection.open();
learnAboutApp();
search.ask();
page.query.focus();
