// The keys of the field, and the pointer in the list.

import { isAlt } from './alt.js';
import { turnAway } from './away.js';
import { $ } from './dom.js';
import { run } from './performing.js';
import { pin } from './pin.js';
import { isLost } from './reach.js';
import { active, arrowOut, choose, hasForm, items } from './results.js';
import { placeOfRow } from './rows.js';
import { goBack, isBehind, runChosen, search, searchFor } from './search.js';
import { queryField, resultList } from './session.js';

queryField.oninput = () => {
    turnAway();
    search();
};
queryField.onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const { key, repeat } = event;
    const item = items[active];
    if (event.isComposing) return;
    if (isAlt(event, 'KeyP')) return pin(item);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey && key !== 'Enter') return;
    const last = items.length - 1;
    const to = {
        ArrowDown: active >= last ? 0 : active + 1,
        ArrowUp: active <= 0 ? last : active - 1,
    }[key];
    if (to !== undefined) {
        turnAway();
        choose(to);
    } else if (key === 'Enter' && !repeat) {
        runChosen();
    // Without words no row is chosen, and the key leaves the field.
    } else if (key === 'Tab' && (isBehind() ? queryField.value.trim() : hasForm(item))) {
        runChosen('first');
    // The arrow key that has no more words to go to; one that is still held down has only just come to their end. A browser
    // that moves the caret as the eye does could move it even there, among words of both directions.
    } else if (item?.hasActions && !isLost() && !repeat && queryField.selectionStart === queryField.value.length
        && key === arrowOut()) {
        turnAway();
        searchFor(item.title);
    } else {
        return;
    }
    event.preventDefault();
};

$('clear').onclick = goBack;

// The field keeps the focus while the list is used with a pointer.
resultList.onpointerdown = (/** @type {Event} */ event) => event.preventDefault();
/** The last place of the pointer: a list that changes under a resting pointer chooses no row. */
let pointed = '';
resultList.onpointermove = (/** @type {any} */ { target, pointerType, clientX, clientY }) => {
    const point = `${clientX} ${clientY}`;
    if (pointerType !== 'mouse' || point === pointed) return;
    pointed = point;
    const place = placeOfRow(resultList, target);
    if (place >= 0 && place !== active) choose(place, false);
};
resultList.onclick = (/** @type {any} */ { target }) => {
    const place = placeOfRow(resultList, target);
    if (target.closest('.row-pin')) pin(items[place]);
    // A value that was understood is corrected in the form.
    else run(place, target.closest('.row-options, b') ? 'first' : 'whole');
};
