// The card: how it comes, changes and goes, and the system's buttons under it.

import { $, isSame, make, put } from './dom.js';
import { fillContent, refreshContent, tapping } from './content.js';
import { crossFade, move } from './motion.js';
import { drawSymbol } from './options.js';
import { asking, form, markWaiting } from './question.js';
import { clearPending, connection, focus, markPending, page, shown } from './session.js';
import { forgetLines, notice, speakSoon } from './speech.js';
import { byteCount } from './values.js';

/**
 * @typedef {import('./wire.js').Card} Card
 * @typedef {import('./wire.js').SystemButton} SystemButton
 */

/** The field and the list, which the card takes the place of; the page's first module fills it. */
export const beside = /** @type {{ leaveSearch(): void, returnToSearch(): void, showRun(run: import('./wire.js').Run | null): void }} */ ({});

/**
 * Shows a state of the session, whole.
 *
 * @param {import('./wire.js').State} state
 */
export function show(state) {
    const before = shown.card;
    const card = state.card;
    // A view that did not change is not sent again.
    const isNew = card?.html !== undefined || card?.parts !== undefined;
    if (card) card.hasView = isNew ? card.html !== null : before?.id === card.id && before.hasView;
    Object.assign(shown, { seq: state.seq, run: state.run, card });
    if (card && before?.id === card.id) updateCard(card, before, isNew);
    else if (card) replaceCard(card, before);
    else if (before) dismissCard();
    beside.showRun(state.run);
    // What was pressed stays busy while its run goes on without a word.
    if (card ? !card.busy : !state.run) clearPending();
    connection.flush();
}

/** @param {Card} card @param {Card} before @param {boolean} isNew */
function updateCard(card, before, isNew) {
    const focused = /** @type {any} */ (page.body.contains(document.activeElement) ? document.activeElement : null);
    const place = focused && page.content.contains(focused) ? controls().indexOf(focused) : -1;
    const count = place < 0 ? 0 : controls().length;
    // After a flip that the server did not take over, the same view is the correction.
    if ((isNew && (before.hasView || card.hasView)) || (tapping.flipped && !card.busy)) {
        if (before.hasView && card.hasView) refreshContent(card, tapping.flipped);
        else fillContent(card.html);
        tapping.flipped = false;
        speakSoon();
    }
    fillFrame(card, before);
    if (!focused) return;
    if (focused.isConnected && !focused.disabled && !focused.closest('[data-leaving], [hidden]')) return;
    // The control was exchanged for its like (“Add” for “Remove”): focus stays in its place.
    const now = controls();
    const heir = place >= 0 && now.length === count ? now[place] : null;
    focus(heir && !heir.disabled ? heir : $('card-title'));
}

/** @returns {any[]} */
const controls = () => [...page.content.querySelectorAll('button, a[href], [tabindex="0"]')];

/** @param {Card} card @param {Card | null} before */
function replaceCard(card, before) {
    notice.forget();
    tapping.flipped = false;
    const fill = () => {
        fillContent(card.html);
        fillFrame(card, null);
        page.scroller.scrollTop = 0;
    };
    if (before) {
        crossFade(fill);
    } else {
        fill();
        page.search.hidden = true;
        page.card.hidden = false;
        beside.leaveSearch();
        // A long list may have been scrolled; the card begins at its top.
        scrollTo(0, 0);
        move(page.card, [{ opacity: 0, transform: 'translateY(12px)' }, { opacity: 1, transform: 'none' }]);
    }
    const isElsewhere = document.activeElement?.closest('.toolbar');
    if (!isElsewhere) focus(firstFocus(card));
    forgetLines();
    speakSoon(card.dialog?.full ?? '');
}

/**
 * Where the keyboard starts in a new card: never on something that destroys.
 *
 * @param {Card} card
 */
function firstFocus(card) {
    /** @param {string} role */
    const button = (role) => page.system.querySelector(`[data-role="${role}"]`);
    switch (card.question?.kind) {
    case 'confirmation':
        return card.buttons.some((item) => item.role === 'confirm' && item.isDestructive)
            ? button('cancel') : button('confirm');
    case 'values': return form.firstControl() ?? $('card-title');
    default: return $('card-title');
    }
}

function dismissCard() {
    page.card.hidden = true;
    page.content.replaceChildren();
    drawFiles([]);
    form.clear();
    page.search.hidden = false;
    move(page.search, [{ opacity: 0, transform: 'translateY(-6px)' }, { opacity: 1, transform: 'none' }], 180);
    forgetLines();
    beside.returnToSearch();
}

/**
 * Everything of the card but the custom view; `before` tells what stands there already.
 *
 * @param {Card} card
 * @param {Card | null} before
 */
function fillFrame(card, before) {
    if (card.title !== before?.title) $('card-title').textContent = card.title;
    if (!before || !isSame(card.dialog, before.dialog)) {
        const text = card.dialog?.supporting ?? '';
        put($('dialog-text'), text);
        $('dialog').hidden = text === '';
        drawSymbol($('dialog-tile'), card.dialog?.symbol);
        if (before) speakSoon();
    }
    if (card.error !== before?.error) put($('card-error'), card.error);
    if (!isSame(card.question, before?.question)) form.show(card.question);
    if (!before || !isSame(card.files ?? [], before.files ?? [])) drawFiles(card.files ?? []);
    if (!isSame(card.buttons, before?.buttons)) drawButtons(card.buttons);
    if (card.busy !== before?.busy) {
        page.card.setAttribute('aria-busy', card.busy);
        page.content.toggleAttribute('data-busy', card.busy);
        for (const button of page.system.children) button.setAttribute('aria-disabled', card.busy);
        markWaiting();
    }
}

/** @param {SystemButton[]} buttons */
function drawButtons(buttons) {
    const focused = /** @type {any} */ (document.activeElement);
    const role = page.system.contains(focused) ? focused.dataset.role : null;
    page.system.replaceChildren(...buttons.map(({ role, label, isDestructive }) => make('button', {
        type: 'button', className: 'system-button', dir: 'auto', 'data-role': role,
        'data-destructive': isDestructive, 'aria-disabled': shown.card?.busy ? 'true' : 'false',
        'aria-keyshortcuts': role === 'cancel' || role === 'done' ? 'Escape' : null,
    }, make('span', {}, label))));
    if (role) focus(page.system.querySelector(`[data-role="${role}"]`) ?? $('card-title'));
}

/**
 * The files of a result, to be saved.
 *
 * @param {import('./wire.js').FileValue[]} files
 */
function drawFiles(files) {
    const list = $('card-files');
    list.hidden = files.length === 0;
    list.replaceChildren(...files.map(({ file, name, size }) => make('li', {},
        make('a', { className: 'file-link', href: `/session/files/${encodeURIComponent(file)}`, download: name },
            drawSymbol(make('span', { className: 'symbol-mask', 'aria-hidden': 'true' }), 'arrow.down.circle'),
            make('span', { className: 'file-text' }, make('span', { className: 'file-name', dir: 'auto' }, name),
                make('span', { className: 'caption' }, byteCount(size)))))));
}

// A card taller than the window keeps its buttons in sight; while its end is not, they lie over it.
new IntersectionObserver(([end]) => page.card.toggleAttribute('data-tall', !end.isIntersecting)).observe($('card-end'));

// MARK: - The system's buttons

/**
 * One of the system's buttons, by pointer or key.
 *
 * @param {string} role
 */
export function press(role) {
    const card = shown.card;
    const button = page.system.querySelector(`[data-role="${role}"]`);
    if (!card || card.busy || !button || button.hasAttribute('data-pending')) return;
    if (role === 'submit' && form.isWaiting) return;
    const question = card.question?.id;
    switch (role) {
    case 'done': connection.send({ type: 'done', card: card.id }); break;
    case 'cancel':
        form.giveUp();
        connection.send({ type: 'cancel', question });
        break;
    case 'confirm': connection.send({ type: 'confirm', question }); break;
    case 'submit': {
        const values = form.read();
        if (!values) return;
        connection.send({ type: 'answer', question, values });
    }
    }
    if (connection.isOpen) markPending(button);
}
asking.submit = () => press('submit');

page.system.addEventListener('click', (/** @type {any} */ { target }) => {
    const button = target.closest('[data-role]');
    if (button) press(button.dataset.role);
});
