// Texts of a card that go on counting, timers and distances from a moment, and lines that fill with time.
//
// The server draws each as it is at first. One without a script, or in a browser that can't write
// durations, stays as it was drawn.

const units = Object.entries({ weeks: 604_800, days: 86_400, hours: 3600, minutes: 60, seconds: 1 });

/** @type {any} */
const { DurationFormat } = Intl;

/** @type {{ [unit: string]: object }} */
const shownAtZero = {
    hours: { hoursDisplay: 'always' }, minutes: { minutesDisplay: 'always' }, seconds: { secondsDisplay: 'always' },
};

/**
 * Two minutes and five seconds as a clock shows them, 2:05, or in one unit.
 *
 * @param {number} seconds
 * @param {any} dataset With the greatest number of numbers, and the number of seconds after which the text changes.
 * @param {string} language
 * @param {string} shown The present text, which has the sign between the numbers.
 */
function clock(seconds, { hours: own, fields = 3, precision = 1 }, language, shown) {
    const hours = own === 'no' ? 0 : Math.floor(seconds / 3600);
    /** @type {[string, number, number][]} Each unit has the precision from which on it is left out. */
    const all = [['minutes', Math.floor(seconds / 60) - hours * 60, 3600], ['seconds', seconds % 60, 60]];
    if (hours) all.unshift(['hours', hours, Infinity]);
    const coarse = all.filter(([, , limit]) => precision < limit);
    const numbers = (coarse.length ? coarse : all.slice(0, 1)).slice(0, fields);
    if (numbers.length === 1) {
        const [unit, number] = numbers[0];
        return DurationFormat
            ? new DurationFormat(language, { style: 'long', ...shownAtZero[unit] }).format({ [unit]: number })
            : shown;
    }
    return numbers.map(([, number], index) => new Intl.NumberFormat(language, {
        minimumIntegerDigits: index ? 2 : 1, useGrouping: false,
    }).format(number)).join(/^\p{Nd}+([^\p{Nd}\s])\p{Nd}/u.exec(shown)?.[1] ?? ':');
}

/**
 * Two hours and 23 minutes in words.
 *
 * @param {number} seconds
 * @param {boolean} isLong In one unit, written out.
 * @param {string} language
 */
function words(seconds, isLong, language) {
    /** @type {{ [unit: string]: number }} */
    const parts = {};
    let left = seconds;
    for (const [unit, size] of units) {
        const most = isLong ? 1 : 2;
        if (left >= size && Object.keys(parts).length < most) parts[unit] = Math.floor(left / size);
        left %= size;
    }
    return new DurationFormat(language, {
        style: isLong ? 'long' : 'short', secondsDisplay: Object.keys(parts).length ? 'auto' : 'always',
    }).format(parts.seconds === undefined && !Object.keys(parts).length ? { seconds: 0 } : parts);
}

/** @param {any} element @param {number} now */
function text(element, now) {
    const { count, from, to, precision = 1 } = element.dataset;
    const moment = count === 'up' || count === 'down' ? Math.min(Math.max(now, from), to) : now;
    const language = element.closest('[lang]')?.lang || 'en';
    const shown = element.textContent;
    if (count === 'relative' || count === 'offset') {
        if (!DurationFormat) return shown;
        const distance = words(Math.round(Math.abs(moment - from) / 1000), count === 'offset', language);
        return count === 'relative' ? distance : (from < moment ? '-' : '+') + distance;
    }
    const seconds = {
        up: Math.floor((moment - from) / 1000 / precision) * precision,
        down: Math.ceil((to - moment) / 1000 / precision) * precision,
        away: Math.floor(Math.abs(moment - from) / 1000),
    }[/** @type {'up'} */ (count)];
    return clock(seconds, element.dataset, language, shown);
}

/**
 * Lets a line of progress be as long as the time that has passed, or is left.
 *
 * @param {any} line A `progress`, or the circle of a ring.
 * @param {number} now
 */
function fill(line, now) {
    const { count, from, to } = line.dataset;
    const passed = Math.min(Math.max((now - from) / (to - from), 0), 1);
    const part = count === 'down' ? 1 - passed : passed;
    if (line.localName === 'progress') line.setAttribute('value', part);
    else line.setAttribute('stroke-dasharray', `${part * 100} 100`);
    line.closest('[aria-valuenow]')?.setAttribute('aria-valuenow', Math.round(part * 100));
}

/** Keeps all that counts in the document right, from now on. */
export function keepCounting() {
    const now = Date.now();
    if (!document.hidden) {
        for (const element of document.querySelectorAll('[data-count]')) {
            if (element.matches('progress,circle')) {
                fill(element, now);
                continue;
            }
            const next = text(element, now);
            if (next !== element.textContent) element.textContent = next;
        }
    }
    setTimeout(keepCounting, 1000 - now % 1000);
}
