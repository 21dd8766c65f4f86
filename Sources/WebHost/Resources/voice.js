// A conversation by voice: the person speaks while the microphone is on, and what they are told is said aloud.
//
// It is a script of its own, which is fetched when a person first speaks.

import { $, make, put } from './dom.js';
import { listen } from './listening.js';
import { hush, speak } from './speaking.js';
import { localized } from './words.js';

/** @typedef {'idle' | 'starting' | 'listening' | 'hearing' | 'asking'} State */

/** A key that is held for a shorter time was pressed like the button. */
const shortest = 300;

/**
 * @param {object} page
 * @param {any} page.button
 * @param {{ tab: string, isSocket: boolean, send: (message: object) => void }} page.connection
 * @param {typeof import('./question.js').form} page.form
 * @param {{ card: import('./wire.js').Card | null }} page.shown
 * @param {(text: string, spoken?: string) => void} page.note
 * @param {() => void} page.forgetNote
 * @param {(role: string) => void} page.press
 * @param {any} page.queryField
 * @param {() => void} page.runChosen
 * @param {(role: string) => any} page.systemButton
 * @param {(words: string, performs: boolean) => boolean} page.takeWords A sentence, as if it were typed.
 */
export function makeVoice(page) {
    /** @type {State} */
    let state = 'idle';
    /** @type {ReturnType<typeof listen> | null} */
    let ear = null;
    /** The person speaks with the page, instead of typing. */
    let isSpoken = false;
    /** The question whether a sentence or a request to undo was heard right, and what a yes does. */
    let question = '', isMeant = page.runChosen;
    /** What was said aloud last. */
    let lastWords = '';
    /** What the app asks for now and the words that answer it, for the card with a number. */
    let request = { card: 0, text: '' };

    // MARK: - What is shown

    const icon = page.button.querySelector('svg');
    const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) =>
        make('button', { type: 'button', className: 'text-button', onclick }, label);
    const mic = make('button', { type: 'button', className: 'mic', 'aria-label': localized('Speak'), onclick: press }, icon.cloneNode(true));
    const level = make('span', { className: 'level', 'aria-hidden': 'true' }, ...[0, 1, 2, 3, 4].map(() => make('i')));
    const words = make('span', { role: 'status', dir: 'auto' });
    // Screen readers read the card.
    const hint = make('span', { className: 'sayable', dir: 'auto' });
    const yes = button(localized('Yes'), agree), no = button(localized('No'), disagree);
    const cancelButton = button(localized('Cancel'), cancel);
    const strip = make('div', { className: 'strip voice', role: 'group', 'aria-label': localized('Speak'), hidden: true },
        mic, level, make('span', { className: 'strip-text' }, words, hint), yes, no, cancelButton);
    $('dock').prepend(strip);

    /** @param {State} next */
    function become(next) {
        state = next;
        const isOn = state === 'starting' || state === 'listening';
        for (const one of [page.button, mic]) {
            one.ariaPressed = String(isOn);
            one.toggleAttribute('data-on', isOn);
        }
        strip.dataset.state = state;
        level.style.setProperty('--level', 0);
        level.hidden = state !== 'listening';
        yes.hidden = no.hidden = state !== 'asking';
        cancelButton.hidden = state === 'idle' || state === 'asking';
        // On a card there is no field with a button.
        const { card } = page.shown;
        strip.hidden = state === 'idle' && !(isSpoken && card);
        put(hint, state === 'idle' && card?.id === request.card ? request.text : '');
        put(words, state === 'listening' ? localized('Listening…') : state === 'asking' ? question
            : state === 'idle' ? '' : localized('One moment…'));
    }
    // A card that has left takes the button with it.
    new MutationObserver(() => { if (state === 'idle') become('idle'); }).observe($('card'), { attributeFilter: ['hidden'] });

    // MARK: - Listening

    function start() {
        const confirms = state === 'asking';
        hush();
        page.forgetNote();
        become('starting');
        ear = listen({
            script: page.button.dataset.sound,
            items: async () => ({
                tab: page.connection.tab, given: page.form.made?.given().join(' ') ?? '',
                ...await isHeld() && { held: '1' }, ...confirms && { confirming: '1' },
            }),
            opened: () => become('listening'),
            heardSound: (loudness) => level.style.setProperty('--level', loudness.toFixed(2)),
            receive,
            failed(text) {
                ear = null;
                become('idle');
                tell(text);
            },
        });
    }

    /** The button: begins to listen, or ends what is said. */
    function press() {
        if (!page.connection.isSocket) {
            return page.note(localized('Speaking needs a WebSocket, which the network between this page and the app doesn’t let through.'));
        }
        if (state === 'starting') cancel();
        else if (state === 'listening') finish();
        else if (state !== 'hearing') start();
    }

    function finish() {
        become('hearing');
        ear?.end();
    }

    /** The key is down, since a time; and the app knows it, so that no pause ends what is said. */
    let isDown = false, downSince = 0, endsWithKey = false;
    let decide = () => {};

    /** The key is held, and not pressed like the button: that takes a moment to be told. */
    async function isHeld() {
        const left = downSince + shortest - performance.now();
        if (isDown && left > 0) {
            await new Promise((/** @type {any} */ resolve) => {
                decide = resolve;
                setTimeout(resolve, left);
            });
        }
        return endsWithKey = isDown;
    }

    function hold() {
        isDown = true;
        downSince = performance.now();
        endsWithKey = false;
        press();
    }

    function release() {
        isDown = false;
        decide();
        if (endsWithKey && state === 'listening') finish();
    }

    function cancel() {
        ear?.stop();
        ear = null;
        hush();
        become('idle');
    }

    // MARK: - What was heard

    /** @param {any} message */
    function receive(message) {
        const { type, kind, words, text } = message;
        if (type === 'ended') {
            // Now, because the card may come before the words.
            isSpoken = true;
            return become('hearing');
        }
        ear = null;
        become('idle');
        if (type === 'problem') return tell(text);
        if (kind === 'sentence') {
            take(words, message.performs);
            if (message.meaning) ask(message.meaning, page.runChosen);
        } else if (kind === 'undo') {
            ask(text, () => page.connection.send({ type: 'undo' }));
        } else if (kind === 'agreement') {
            if (message.yes) agree(); else disagree();
        } else if (kind === 'value') {
            enter(message);
        } else if (kind === 'told') {
            tell(text, words);
        } else {
            page.note(words, kind === 'again' ? lastWords : '');
        }
    }

    /** @param {string} text @param {string} [words] That were heard. */
    function tell(text, words) {
        if (text) page.note(words ? `${words} · ${text}` : text, text);
    }

    /**
     * Shows a sentence that was heard, in place of a result.
     *
     * @param {string} words
     * @param {boolean} performs
     */
    function take(words, performs) {
        if (page.takeWords(words, performs)) return;
        if (page.systemButton('done')) page.press('done'); else tell(localized('Answer or cancel this first.'));
    }

    /** @param {any} message With a value that was told: it is in its field at once, and the last one answers the question. */
    function enter({ words, field, value, title, next, question: answered }) {
        const { made } = page.form;
        // The question was answered otherwise meanwhile: its value is none for the next one.
        if (!made || answered !== page.shown.card?.question?.id) return tell(localized('That did not get through. Please try again.'));
        made.enter(field, { value, title });
        if (next) {
            request = { card: page.shown.card?.id ?? 0, text: next };
            become('idle');
            return page.note(words, next);
        }
        page.press('submit');
        tell($('question').querySelector('.field-error:not([hidden])')?.textContent ?? '');
    }

    /** @param {string} meaning @param {() => void} does */
    function ask(meaning, does) {
        question = `${meaning}?`;
        isMeant = does;
        become('asking');
        aloud(question);
        yes.focus();
    }

    function agree() {
        become('idle');
        isMeant();
    }

    function disagree() {
        become('idle');
        page.queryField.focus();
    }

    // MARK: - Saying aloud

    /** @param {string} text @returns {boolean} Whether there is a voice that says it. */
    function aloud(text) {
        lastWords = text;
        return speak(text);
    }

    /**
     * What a card asks for first, and words that answer, which the app knows: a person may not look at the card.
     *
     * @param {import('./wire.js').Card | null} card
     */
    function answers(card) {
        const asked = card?.question;
        const field = asked?.fields?.find(({ name }) => name === asked.asks);
        return [field?.title, ...asked?.examples ?? []].filter(Boolean);
    }

    /**
     * Says an announcement aloud, if the person speaks with the page.
     *
     * @param {string} text
     * @param {boolean} isAnew It is that of a new card.
     * @param {string[]} lines What the new card shows.
     */
    function say(text, isAnew, lines) {
        if (!isSpoken) return false;
        if (!isAnew) return Boolean(text) && aloud(text);
        const { card } = page.shown;
        const sayable = answers(card);
        request = { card: card?.id ?? 0, text: sayable.join(' · ') };
        become(state);
        const shown = lines.filter((line) => !text.includes(line));
        const parts = [card?.error, text, ...shown, ...sayable].filter(Boolean);
        return parts.length > 0 && aloud(parts.join('. '));
    }

    // MARK: - Anything else that the person does

    addEventListener('keydown', (event) => {
        const { key, code } = event;
        if (/^(Alt|Shift|Control|Meta)$/.test(key) || code === 'KeyM' && event.altKey) return;
        if (key === 'Escape' && state !== 'idle') {
            event.preventDefault();
            event.stopPropagation();
            return cancel();
        }
        if (strip.contains(/** @type {Node} */ (event.target))) return;
        // Enter in the field says yes.
        if (state === 'asking') return key === 'Enter' ? become('idle') : undefined;
        quiet();
    }, true);
    addEventListener('pointerdown', ({ target }) => {
        if (strip.contains(/** @type {Node} */ (target)) || page.button.contains(target)) return;
        if (state === 'asking') become('idle');
        quiet();
    }, true);
    // Typed words are about to replace those that are said.
    addEventListener('input', () => { if (state !== 'idle') cancel(); }, true);

    /** From now on the person types. */
    function quiet() {
        hush();
        isSpoken = false;
        if (state === 'idle') become('idle');
    }

    addEventListener('pagehide', cancel);
    document.addEventListener('visibilitychange', () => { if (document.hidden) cancel(); });

    return { press, hold, release, say };
}
