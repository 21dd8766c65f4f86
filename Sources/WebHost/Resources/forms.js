// The form of a question with all its controls, the files of a result, the items of the tray, texts that count and
// symbols that move: the page is drawn without them.

import { keepCounting } from './count.js';
import { drawFiles } from './downloads.js';
import { keepDrafts, withDraft } from './drafts.js';
import { watchDrags } from './dragging.js';
import { watchEffects } from './effects.js';
import { showFilling } from './filling.js';
import { makeForm } from './form.js';
import { makeTray } from './tray.js';

/** @type {typeof makeForm} */
function makePageForm(host, services) {
    const form = makeForm(host, services);
    const { show } = form;
    keepDrafts(host, form);
    form.show = (question) => {
        showFilling(question);
        show(withDraft(question));
    };
    return form;
}

dispatchEvent(new CustomEvent('forms', { detail: makePageForm }));
dispatchEvent(new CustomEvent('files', { detail: drawFiles }));
dispatchEvent(new CustomEvent('tray', { detail: makeTray }));
keepCounting();
watchDrags();
watchEffects();
