// The files of a result, under its card.

import { $, make, put } from './dom.js';
import { symbolMask } from './rows.js';
import { byteCount } from './values.js';
import { localized } from './words.js';

/** The types of pictures that every browser draws, and the maximum size of one that is shown at once. */
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
const pictureBytes = 20_000_000;

/** The maximum number of files that a card shows at first. */
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
        // A file that the app makes now may fail, and a browser would not show the reason.
        if (size == null) {
            link.onclick = (/** @type {Event} */ event) => {
                event.preventDefault();
                save(link, address, name, note);
            };
        }
        // The app makes this file when a person asks for it.
        const isPicture = size != null && size <= pictureBytes && pictureTypes.has(type ?? '');
        const picture = isPicture ? make('img', { className: 'file-picture', src: address, alt: name, onerror() { picture.remove(); } }) : null;
        return make('li', {}, picture, link);
    });
    // A long list of files would push the content of the card away.
    const isLong = items.length > shownFiles;
    $('card-files').replaceChildren(...isLong ? [make('li', {},
        make('details', {}, make('summary', { className: 'text-button' }, localized('Files')),
            make('ul', { className: 'files', 'aria-label': localized('Files') }, ...items)))] : items);
}

/**
 * Saves a file that the app makes on request, or shows the reason of a failure.
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
