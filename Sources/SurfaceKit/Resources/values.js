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

/** The person's time zone, such as `Asia/Tokyo`. */
export const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/**
 * The local date and time that inputs for dates show; empty for what is no date.
 *
 * @param {any} value
 * @param {string} kind `date`, `time` or anything else for both.
 * @returns {string}
 */
export function localTime(value, kind) {
    const given = plain(value) ?? NaN;
    // What has no zone is the person's own already.
    const [, day, time] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d\S*)?$/.exec(given) ?? [];
    const date = new Date(day && !time ? `${day}T00:00` : time && !day ? `${localTime(new Date(), 'date')}T${time}` : given);
    if (!date.toJSON()) return '';
    const text = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
    return kind === 'date' ? text.slice(0, 10) : text.slice(kind === 'time' ? 11 : 0, 16);
}

/**
 * What an input for dates means: a point in time (a time alone is one of today), or a day, which the system
 * takes as one of the person's.
 *
 * @param {string} text
 * @param {string} kind
 */
export const pointInTime = (text, kind) =>
    kind === 'date' ? text : new Date(kind === 'time' ? `${localTime(new Date(), 'date')}T${text}` : text).toISOString();

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
