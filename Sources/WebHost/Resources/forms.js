// The form of a question with all its controls, and texts that count: the page is drawn without them.

import { keepCounting } from './count.js';
import { makeForm } from './form.js';

dispatchEvent(new CustomEvent('forms', { detail: makeForm }));
keepCounting();
