// Values as they go over the wire, and as people read and type them.

/**
 * A value without the tags that tell types apart.
 *
 * @param {any} value
 */
export const plain = (value) => value?.id ?? value?.case ?? value?.date ?? value?.duration
    ?? (value?.fields ? JSON.stringify(value.fields) : value) ?? null;

/**
 * Hours, minutes and seconds of a length of time in ISO 8601; empty texts for none.
 *
 * @param {any} value
 */
export function clock(value) {
    const parts = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(plain(value) ?? '');
    return [1, 2, 3].map((place) => parts?.[place] ?? '');
}

/**
 * A length of time in ISO 8601.
 *
 * @param {number[]} parts Hours, minutes and seconds.
 */
export const durationOf = ([hours, minutes, seconds]) =>
    ({ duration: `PT${(hours * 3600 + minutes * 60 + seconds).toFixed(9).replace(/\.?0+$/, '')}S` });

/**
 * The local date and time that inputs for dates show; empty for what is no date.
 *
 * @param {any} value
 * @param {string} kind `date`, `time` or anything else for both.
 */
export function localTime(value, kind) {
    const date = new Date(plain(value) ?? NaN);
    if (!date.toJSON()) return '';
    const text = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
    return kind === 'date' ? text.slice(0, 10) : text.slice(kind === 'time' ? 11 : 0, 16);
}

/**
 * The point in time that an input for dates means; a time alone is one of today.
 *
 * @param {string} text
 * @param {string} kind
 */
export const pointInTime = (text, kind) =>
    new Date(kind === 'date' ? `${text}T00:00` : kind === 'time' ? `${localTime(new Date(), 'date')}T${text}` : text).toISOString();

/**
 * A number of bytes as people read it.
 *
 * @param {number} bytes
 */
export function byteCount(bytes) {
    const place = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), 4);
    const amount = bytes / 1000 ** place;
    return numberText(amount, {
        style: 'unit', unit: `${['', 'kilo', 'mega', 'giga', 'tera'][place]}byte`, unitDisplay: place ? 'short' : 'long',
        maximumFractionDigits: amount < 10 && place ? 1 : 0,
    });
}

/**
 * A number as people of the page's language write it.
 *
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [style]
 */
export const numberText = (value, style) => new Intl.NumberFormat(document.documentElement.lang || undefined, style).format(value);
