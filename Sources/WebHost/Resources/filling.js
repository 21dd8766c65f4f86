// Values that are filled in where the search was: a sentence in the place of the field, and what there is to choose below.

import { $ } from './dom.js';

/** @type {number | undefined} */
let asked;

/**
 * Shows a question in the place of the field if it is a sentence with values in it.
 *
 * @param {import('./wire.js').Question | null | undefined} question
 */
export function showFilling(question) {
    if (question && question.id === asked) return;
    asked = question?.id;
    const isSentence = question?.kind === 'values' && question.layout?.sentence.some((piece) => typeof piece !== 'string');
    $('card').toggleAttribute('data-filling', Boolean(isSentence && $('scroller').hidden));
}

// The whole form is one key away.
document.addEventListener('keydown', (event) => {
    const more = $('question').querySelector('.more');
    if (event.key !== 'Enter' || !event.altKey || !more) return;
    event.preventDefault();
    more.open = true;
    (more.querySelector('.field :is(input, select, textarea)') ?? more.querySelector('.field button'))?.focus();
});
