// The values of a form that is not answered yet: a reload shows them again.

/** @typedef {import('./wire.js').Question | null | undefined} Question */

let asked = '';

/**
 * Keeps the values that a person enters from now on, as long as the tab.
 *
 * @param {HTMLElement} host
 * @param {{ draft: () => any }} form
 */
export function keepDrafts(host, form) {
    const keep = () => {
        try { sessionStorage.draft = JSON.stringify({ asked, given: form.draft() }); } catch { /* not kept */ }
    };
    host.addEventListener('input', keep);
    host.addEventListener('change', keep);
}

/**
 * The question with the values that were given before the page was loaded; another question forgets them.
 *
 * @param {Question} question
 * @returns {Question}
 */
export function withDraft(question) {
    // Before the first state of the server is here, there is nothing to forget.
    if (!question && asked === '') return question;
    asked = JSON.stringify([question?.id, question?.fields?.map(({ name }) => name)]);
    try {
        const draft = JSON.parse(sessionStorage.draft ?? '{}');
        if (draft.asked !== asked) delete sessionStorage.draft;
        else if (question) return { ...question, fields: question.fields?.map((field) => filled(field, draft.given[field.name])) };
    } catch { /* not kept */ }
    return question;
}

/** @param {import('./wire.js').Field} field @param {any} given @returns {import('./wire.js').Field} */
const filled = (field, given) => !given ? field
    : { ...field, value: given.value, isGiven: given.isGiven, choices: given.title ? [...field.choices ?? [], given] : field.choices };
