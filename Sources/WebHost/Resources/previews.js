// The page of previews: each is fetched when it can be seen, and again when the page looks different.

import { watchLook } from './choices.js';
import { keepCounting } from './count.js';
import { watchDrags } from './dragging.js';
import { watchEffects } from './effects.js';
import { $, put } from './dom.js';
import { watchFonts } from './fonts.js';
import { environment } from './look.js';
import { morph, noChanges, parse } from './morph.js';
import { localized } from './words.js';

const board = $('board');
const root = document.documentElement;

/** @type {Set<any>} */
const visible = new Set();

/** @param {any} item */
async function load(item) {
    /** @type {{ [name: string]: string }} */
    const parameters = { kind: item.dataset.kind, ...environment() };
    // The server lays a view out only where its fonts are drawn as it measures them.
    if (!('flow' in root.dataset)) parameters.width = `${Math.floor(board.clientWidth)}`;
    const asked = `${new URLSearchParams(parameters)}`;
    if (item.asked === asked) return;
    item.asked = asked;
    try {
        const response = await fetch(`/previews/item?${asked}`);
        if (!response.ok) throw new Error(response.statusText);
        const { html } = await response.json();
        if (item.asked !== asked) return;
        morph(item.querySelector('[data-inside]'), parse(html), null, noChanges());
        delete item.dataset.pending;
    } catch {
        if (item.asked === asked) item.asked = null;
        put($('notice'), localized('That did not get through. Please try again.'));
    }
}

function renew() {
    for (const item of visible) load(item);
}

root.toggleAttribute('data-flow', true);
watchFonts(renew);
watchDrags();
watchEffects();
keepCounting();
const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target); else visible.delete(target);
        if (isIntersecting) load(target);
    }
}, { rootMargin: '300px' });
for (const item of board.querySelectorAll('.preview')) observer.observe(item);
watchLook(renew);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resized;
addEventListener('resize', () => {
    clearTimeout(resized);
    resized = setTimeout(renew, 150);
});
