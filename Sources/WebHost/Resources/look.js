// How a page looks: the size of text, and light or dark, as the person chose on the main page.

import { root } from './dom.js';
import { timeZone } from './values.js';

// Pages that the server writes are asked for before a script can say anything.
if (timeZone) document.cookie = `oai-zone=${timeZone}; path=/; max-age=31536000; samesite=strict`;

/** The language that the person chose in the settings, or else that of the browser. */
export const language = document.cookie.match(/(?:^|; )oai-language=([\w-]+)/)?.[1] ?? (navigator.language || 'en');

export const darkness = matchMedia('(prefers-color-scheme: dark)');

// A browser that is asked in between announces no change any more.
let prefersDark = darkness.matches;
darkness.addEventListener('change', ({ matches }) => { prefersDark = matches; });

/**
 * The sizes of text that a person can choose, in points.
 *
 * @type {{ [name: string]: number }}
 */
export const textSizes = {
    xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23,
    accessibility1: 28, accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};

/**
 * Returns the person's choices that are kept.
 *
 * @param {{ appearance: string, text: string }} [usual]
 */
export function chosenLook(usual = { appearance: 'auto', text: 'large' }) {
    const look = { ...usual };
    // Storage may be forbidden.
    try {
        const { appearance, text } = localStorage;
        if (['light', 'dark'].includes(appearance)) look.appearance = appearance;
        if (text in textSizes) look.text = text;
    } catch { /* as usual then */ }
    return look;
}

/** Returns this tab's environment as the server expects it. */
export function environment({ appearance, text } = chosenLook()) {
    const isDark = appearance === 'auto' ? prefersDark : appearance === 'dark';
    return { scheme: isDark ? 'dark' : 'light', text, ...timeZone && { zone: timeZone } };
}

/** @param {ReturnType<typeof chosenLook>} look */
export function showLook(look) {
    const { scheme, text } = environment(look);
    root.dataset.scheme = scheme;
    root.dataset.text = text;
    root.style.setProperty('--text-scale', `${textSizes[text] / 17}`);
}
