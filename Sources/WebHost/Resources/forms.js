// The form of a question with all its controls, the files of a result, texts that count and symbols that move: the page
// is drawn without them.

import { keepCounting } from './count.js';
import { drawFiles } from './downloads.js';
import { watchEffects } from './effects.js';
import { makeForm } from './form.js';

dispatchEvent(new CustomEvent('forms', { detail: { makeForm, drawFiles } }));
keepCounting();
watchEffects();
