// The form of a question with all its controls, the items of the tray, texts that count and symbols that move: the
// page is drawn without them.

import { keepCounting } from './count.js';
import { watchEffects } from './effects.js';
import { makeForm } from './form.js';
import { makeTray } from './tray.js';

dispatchEvent(new CustomEvent('forms', { detail: makeForm }));
dispatchEvent(new CustomEvent('tray', { detail: makeTray }));
keepCounting();
watchEffects();
