// A document for modules that expect one, since Node has none.

import { createRequire } from 'node:module';

const { JSDOM } = createRequire(import.meta.url)('jsdom');

export const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', { url: 'http://localhost/' });
for (const name of ['document', 'Event', 'KeyboardEvent', 'File', 'FileReader']) globalThis[name] = window[name];
// Functions that jsdom lacks, as it has no layout.
window.Element.prototype.scrollIntoView ??= () => {};

// A test may stop the clock; what was promised happens all the same.
const { setImmediate } = globalThis;

/** Lets everything that was promised happen. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
