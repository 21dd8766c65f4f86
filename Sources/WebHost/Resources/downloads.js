// The files of a result, under its card.

import { $, make, put } from './dom.js';
import { symbolMask } from './rows.js';
import { byteCount } from './values.js';
import { localized } from './words.js';

/** The pictures that every browser draws, and the most bytes of one that are read unasked. */
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
const pictureBytes = 20_000_000;

/** The most files that stand on a card at once. */
const shownFiles = 4;

/**
 * The files of a result, to be saved.
 *
 * @param {import('./wire.js').FileValue[]} files
 */
export function drawFiles(files) {
    const items = files.map(({ file, name, size, type }) => {
        const address = `/session/files/${encodeURIComponent(file)}`;
        const note = make('span', { className: 'caption', role: 'status' }, size == null ? '' : byteCount(size));
        const link = make('a', { className: 'file-link', href: address, download: name },
            symbolMask('arrow.down.circle'),
            make('span', { className: 'file-text' }, make('span', { className: 'file-name', dir: 'auto' }, name), note));
        // What is made only now may fail, and a browser would keep the reason to itself.
        if (size == null) {
            link.onclick = (/** @type {Event} */ event) => {
                event.preventDefault();
                save(link, address, name, note);
            };
        }
        // What the app has still to make is made when it is asked for.
        const isPicture = size != null && size <= pictureBytes && pictureTypes.has(type ?? '');
        const picture = isPicture ? make('img', { className: 'file-picture', src: address, alt: name, onerror() { picture.remove(); } }) : null;
        return make('li', {}, picture, link);
    });
    // Those of a long list would push away what the card is about.
    const isLong = items.length > shownFiles;
    $('card-files').replaceChildren(...isLong ? [make('li', {},
        make('details', {}, make('summary', { className: 'text-button' }, localized('Files')),
            make('ul', { className: 'files', 'aria-label': localized('Files') }, ...items)))] : items);
}

/**
 * Saves a file that the app makes when it is asked for, or says why it can't be had.
 *
 * @param {any} link
 * @param {string} address
 * @param {string} name
 * @param {any} note
 */
async function save(link, address, name, note) {
    if (link.getAttribute('aria-busy') === 'true') return;
    link.setAttribute('aria-busy', 'true');
    put(note, '');
    try {
        const response = await fetch(address);
        if (response.ok) {
            const href = URL.createObjectURL(await response.blob());
            make('a', { href, download: name }).click();
            // The browser has begun to save it by then.
            setTimeout(() => URL.revokeObjectURL(href), 60_000);
        } else put(note, (await response.json()).error.message);
    } catch {
        put(note, localized('The file could not be had. Is the app still running?'));
    }
    link.setAttribute('aria-busy', 'false');
}
