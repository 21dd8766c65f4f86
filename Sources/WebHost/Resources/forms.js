// The form of a question with all its controls, a script of its own: the page is drawn without it.

import { makeForm } from './form.js';

dispatchEvent(new CustomEvent('forms', { detail: makeForm }));
