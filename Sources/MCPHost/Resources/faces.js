// The fonts that the server measures text in: a view may load nothing, so their files come through the client.

import { $ } from './dom.js';

/**
 * The family, weight and posture of each file.
 *
 * @type {{ [name: string]: [string, number, string] }}
 */
const faces = JSON.parse($('faces').content);

/** @type {Map<string, Promise<boolean>>} */
const asked = new Map();

/** The files that the frame around a view is drawn with; the sentinels are drawn with one of them, too. */
export const frameFaces = Object.keys(faces).filter((name) => {
    const [family, weight, posture] = faces[name];
    return family === 'card' && posture === 'normal' && (weight === 400 || weight === 600);
});

/**
 * Gets files that aren't there yet, and tells whether the document draws with all of them.
 *
 * @param {string[]} names
 * @param {(uri: string) => Promise<any>} read Reads a resource of the server.
 */
export async function haveFaces(names, read) {
    for (const name of names) if (!asked.has(name)) asked.set(name, take(name, read));
    return (await Promise.all(names.map((name) => asked.get(name)))).every(Boolean);
}

/**
 * @param {string} name
 * @param {(uri: string) => Promise<any>} read
 */
async function take(name, read) {
    try {
        const [family, weight, style] = faces[name];
        const { contents: [{ blob }] } = await read(`ui://openappintents/card/fonts/${name}`);
        const bytes = Uint8Array.from(atob(blob), (byte) => byte.charCodeAt(0));
        document.fonts.add(await new FontFace(family, bytes, { weight: `${weight}`, style }).load());
        return true;
    } catch {
        // The client has no leave or no patience for it, or the file is none: text is drawn in its own fonts.
        return false;
    }
}
