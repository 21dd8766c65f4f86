// The card: how it comes, changes and goes, and the system's buttons under it.

import { $, isSame, make, put } from './dom.js';
import { drawButtons, messageOf } from './buttons.js';
import { updateContent } from './content.js';
import { crossFade } from './motion.js';
import { lostValues, tellLoss } from './lost.js';
import { form, markWaiting } from './question.js';
import { drawSymbol, symbolMask } from './rows.js';
import { showRun } from './running.js';
import { leaveSearch, returnToSearch } from './search.js';
import { cardBody, cardPanel, cardTitle, clearPending, connection, content, focus, scroller, searchPanel, sendFrom, shown, systemBar, systemButton } from './session.js';
import { forgetNote, speakAnew, speakSoon } from './speech.js';
import { showTray, withoutLateCard } from './away.js';
import { byteCount } from './values.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').Card} Card */

/**
 * Shows a state of the session, whole.
 *
 * @param {import('./wire.js').State} state
 */
export function show(state) {
    const { seq, run, card, tray = [] } = withoutLateCard(state);
    const before = shown.card;
    const wasRunning = !$('run').hidden;
    Object.assign(shown, { seq, run, card });
    if (!card) {
        if (before) dismissCard();
    } else if (before?.id === card.id) {
        updateCard(card, before);
    } else {
        replaceCard(card, before);
    }
    showRun(run);
    showTray(tray, wasRunning);
    tellLoss(state);
    // A control that was pressed stays busy while its run goes on without a word, whatever a clock shows meanwhile.
    if (card ? !card.busy && !card.renewed : !run) clearPending();
    connection.flush();
}

/** @param {Card} card @param {Card} before */
function updateCard(card, before) {
    const focused = /** @type {any} */ (document.activeElement);
    const old = controls();
    const place = old.indexOf(focused);
    const isInside = cardBody.contains(focused);
    if (updateContent(card, before)) speakSoon(card.renewed);
    fillFrame(card, before);
    if (!isInside || focused.isConnected && !focused.disabled && !focused.closest('[data-leaving], [hidden]')) return;
    // The control was exchanged for its like (“Add” for “Remove”): focus stays in its place.
    const now = controls();
    const heir = now.length === old.length && now[place];
    focus(heir && !heir.disabled ? heir : cardTitle);
}

/** @returns {any[]} */
const controls = () => [...content.querySelectorAll('button, a[href], [tabindex="0"]')];

/** @param {Card} card @param {Card | null} before */
function replaceCard(card, before) {
    forgetNote();
    const fill = () => {
        updateContent(card, before);
        fillFrame(card);
        scroller.scrollTop = 0;
    };
    if (before) {
        crossFade(fill);
    } else {
        fill();
        searchPanel.hidden = true;
        cardPanel.hidden = false;
        leaveSearch();
        // A long list may have been scrolled; the card begins at its top.
        scrollTo(0, 0);
    }
    if (!document.activeElement?.closest('.toolbar')) focus(firstFocus(card) ?? cardTitle);
    speakAnew(card.dialog?.full ?? '');
}

/**
 * Where the keyboard starts in a new card: never on something that destroys.
 *
 * @param {Card} card
 */
function firstFocus({ question, buttons }) {
    if (question?.kind === 'values') return form.firstControl();
    if (question?.kind !== 'confirmation') return null;
    return systemButton(buttons.some(({ role, isDestructive }) => role === 'confirm' && isDestructive) ? 'cancel' : 'confirm');
}

function dismissCard() {
    cardPanel.hidden = true;
    content.replaceChildren();
    form.show(null);
    drawFiles([]);
    searchPanel.hidden = false;
    searchPanel.classList.add('returned');
    returnToSearch();
}

/**
 * Everything of the card but the custom view; `before` tells what stands there already.
 *
 * @param {Card} card
 * @param {Card} [before]
 */
function fillFrame(card, before) {
    const { title, dialog, error, question, files = [], buttons, busy, stopped } = card;
    /** @param {keyof Card} part */
    const isNew = (part) => !before || !isSame(card[part], before[part]);
    put(cardTitle, title);
    put($('card-error'), error);
    if (isNew('dialog')) {
        // A file that is the whole result has its name below.
        put($('dialog-text'), dialog?.supporting === files[0]?.name ? '' : dialog?.supporting);
        drawSymbol($('dialog-tile'), dialog?.symbol);
        if (before) speakSoon();
    }
    if (isNew('question')) form.show(question);
    if (isNew('files')) drawFiles(files);
    if (isNew('buttons')) drawButtons(systemBar, buttons, cardTitle);
    cardPanel.setAttribute('aria-busy', busy);
    content.toggleAttribute('data-busy', busy);
    cardPanel.toggleAttribute('data-stopped', Boolean(stopped));
    for (const button of systemBar.children) button.setAttribute('aria-disabled', busy);
    markWaiting();
}

/** The pictures that every browser draws, and the most bytes of one that are read unasked. */
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
const pictureBytes = 20_000_000;

/** The most files that stand on a card at once. */
const shownFiles = 4;

/**
 * The files of a result, to be saved.
 *
 * @param {import('./wire.js').FileValue[]} files
 */
function drawFiles(files) {
    const items = files.map(({ file, name, size, type }) => {
        const address = `/session/files/${encodeURIComponent(file)}`;
        const note = make('span', { className: 'caption', role: 'status' }, size == null ? '' : byteCount(size));
        const link = make('a', { className: 'file-link', href: address, download: name },
            symbolMask('arrow.down.circle'),
            make('span', { className: 'file-text' }, make('span', { className: 'file-name', dir: 'auto' }, name), note));
        // What is made only now may fail, and a browser would keep the reason to itself.
        if (size == null) {
            link.onclick = (/** @type {Event} */ event) => {
                event.preventDefault();
                save(link, address, name, note);
            };
        }
        // What the app has still to make is made when it is asked for.
        const isPicture = size != null && size <= pictureBytes && pictureTypes.has(type ?? '');
        const picture = isPicture ? make('img', { className: 'file-picture', src: address, alt: name, onerror() { picture.remove(); } }) : null;
        return make('li', {}, picture, link);
    });
    // Those of a long list would push away what the card is about.
    const isLong = items.length > shownFiles;
    $('card-files').replaceChildren(...isLong ? [make('li', {},
        make('details', {}, make('summary', { className: 'text-button' }, localized('Files')),
            make('ul', { className: 'files', 'aria-label': localized('Files') }, ...items)))] : items);
}

/**
 * Saves a file that the app makes when it is asked for, or says why it can't be had.
 *
 * @param {any} link
 * @param {string} address
 * @param {string} name
 * @param {any} note
 */
async function save(link, address, name, note) {
    if (link.getAttribute('aria-busy') === 'true') return;
    link.setAttribute('aria-busy', 'true');
    put(note, '');
    try {
        const response = await fetch(address);
        if (response.ok) {
            const href = URL.createObjectURL(await response.blob());
            make('a', { href, download: name }).click();
            // The browser has begun to save it by then.
            setTimeout(() => URL.revokeObjectURL(href), 60_000);
        } else put(note, (await response.json()).error.message);
    } catch {
        put(note, localized('The file could not be had. Is the app still running?'));
    }
    link.setAttribute('aria-busy', 'false');
}

// A card taller than the window keeps its buttons in sight; while its end is not, they lie over it.
new IntersectionObserver(([end]) => document.documentElement.toggleAttribute('data-tall', !end.isIntersecting)).observe($('card-end'));

// MARK: - The system's buttons

/**
 * One of the system's buttons, by pointer or key.
 *
 * @param {string} role
 */
export function press(role) {
    const { card } = shown;
    const button = systemButton(role);
    if (!card || card.busy || systemBar.inert || !button || button.hasAttribute('data-pending')) return;
    if (role === 'cancel') form.giveUp();
    const message = messageOf(role, card, form);
    if (message) sendFrom(button, role === 'retry' ? { ...message, ...lostValues() } : message);
}

systemBar.onclick = (/** @type {any} */ { target }) => press(target.closest('[data-role]')?.dataset.role);
