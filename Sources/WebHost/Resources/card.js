// The card: its appearance, changes and dismissal, and the system's buttons below it.

import { $, isSame, put, root } from './dom.js';
import { drawButtons, messageOf } from './buttons.js';
import { updateContent } from './content.js';
import { crossFade } from './motion.js';
import { showTray } from './away.js';
import { lostValues, tellLoss } from './lost.js';
import { showPin } from './pin.js';
import { form, loadForms, markWaiting } from './question.js';
import { drawSymbol } from './rows.js';
import { showRun } from './running.js';
import { returnToSearch } from './search.js';
import { cardBody, cardPanel, cardTitle, clearPending, connection, content, focus, scroller, searchPanel, sendFrom, shown, systemBar, systemButton } from './session.js';
import { forgetNote, note, speakAnew, speakSoon } from './speech.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').Card} Card */

/**
 * Shows a state of the session, whole.
 *
 * @param {import('./wire.js').State} state
 */
export function show(state) {
    const { seq, run, card, tray = [] } = state;
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
    // A pressed control stays busy until its run reports, even if a clock changes the view meanwhile.
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
    if (!isInside || focused.isConnected && !focused.closest(':disabled, [data-leaving], [hidden]')) return;
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
        // A long list may have been scrolled; the card begins at its top.
        scrollTo(0, 0);
    }
    if (!document.activeElement?.closest('.toolbar')) focus(firstFocus(card) ?? cardTitle);
    speakAnew(card.dialog?.full ?? '');
}

/**
 * Moves the focus into a new card, never to a destructive button.
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
    showPin(null);
    drawFiles?.([]);
    searchPanel.hidden = false;
    searchPanel.classList.add('returned');
    returnToSearch();
}

/**
 * Draws the whole card but the custom view; `before` is the card that is drawn already.
 *
 * @param {Card} card
 * @param {Card} [before]
 */
function fillFrame(card, before) {
    const { title, symbol, dialog, error, question, files = [], buttons, busy, stopped } = card;
    /** @param {keyof Card} part */
    const isNew = (part) => !before || !isSame(card[part], before[part]);
    put(cardTitle, title);
    put($('card-error'), error);
    if (isNew('dialog')) {
        // A file that is the whole result has its name below.
        put($('dialog-text'), dialog?.supporting === files[0]?.name ? '' : dialog?.supporting);
        drawSymbol($('dialog-tile'), dialog?.symbol ?? symbol);
        if (before) speakSoon();
    }
    if (isNew('question')) form.show(question);
    if (isNew('files')) drawFiles ? drawFiles(files) : files[0] && loadForms();
    if (isNew('buttons')) drawButtons(systemBar, buttons, cardTitle);
    if (isNew('pinned')) showPin(card);
    cardPanel.setAttribute('aria-busy', busy);
    content.toggleAttribute('data-busy', busy);
    cardPanel.toggleAttribute('data-stopped', Boolean(stopped));
    for (const button of systemBar.children) button.setAttribute('aria-disabled', busy);
    markWaiting();
}

/**
 * Draws the files of a result; it comes with the controls of forms, after the page.
 *
 * @type {((files: import('./wire.js').FileValue[]) => void) | null}
 */
let drawFiles = null;
addEventListener('files', (/** @type {any} */ { detail }) => {
    drawFiles = detail;
    drawFiles?.(shown.card?.files ?? []);
});

// A card taller than the window keeps its buttons visible; until its end is visible, they cover a part of it.
new IntersectionObserver(([end]) => root.toggleAttribute('data-tall', !end.isIntersecting)).observe($('card-end'));

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
    if (role === 'copy') return copy(card.copy ?? '');
    const message = messageOf(role, card, form);
    if (message) sendFrom(button, { ...message, ...role === 'retry' && lostValues() });
}

/**
 * Writes a text to the person's clipboard, which a page may do while they press a button.
 *
 * @param {string} text
 */
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        note(localized('Copied.'));
    } catch {
        // Without a safe connection, or the person's leave, the page only shows the text.
        note(text);
    }
}

systemBar.onclick = (/** @type {any} */ { target }) => press(target.closest('[data-role]')?.dataset.role);
