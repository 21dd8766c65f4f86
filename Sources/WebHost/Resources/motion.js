// How things move: cards that take another's place, numbers that roll. What merely appears is moved
// by the style sheet.

import { markNumber } from './morph.js';
import { cardBody, cardPanel, scroller } from './session.js';

const calmness = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Starts an animation, in the time that the view's author gives it. Where motion is reduced only its opacity remains,
 * and the author's time counts for what doesn't move.
 *
 * @param {any} element
 * @param {{ [property: string]: (string | number)[] }} frames
 * @returns {Animation}
 */
function move(element, frames, duration = 220) {
    const style = getComputedStyle(element);
    const given = style.getPropertyValue('--travel') || style.getPropertyValue('--motion');
    const [time, wait, ...curve] = calmness.matches && !element.matches('.calm') ? [] : given.split(' ');
    return element.animate(calmness.matches ? { opacity: frames.opacity ?? 1 } : frames, {
        duration: time ? parseFloat(time) * 1e3 : duration, delay: parseFloat(wait) * 1e3 || 0,
        easing: curve.join(' ') || 'cubic-bezier(.2, .8, .2, 1)', fill: 'backwards' });
}

/**
 * A picture of an element, without a way to find or use it; it leaves as the style sheet says.
 *
 * @param {any} element
 * @param {string} className
 * @param {any} host
 */
function ghost(element, className, host) {
    const copy = element.cloneNode(true);
    // An element at its place keeps it by having an id, which may be empty; a drawing finds its parts by theirs.
    for (const part of [copy, ...copy.querySelectorAll('*')]) {
        if (!part.matches('svg *')) part.id &&= '';
        part.removeAttribute('name');
    }
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    copy.classList.add(className);
    copy.onanimationend = copy.onanimationcancel = (/** @type {Event} */ { target }) => { if (target === copy) copy.remove(); };
    host.append(copy);
    return copy;
}

/**
 * Replaces the card's content: a short cross-fade, with the height easing from old to new.
 *
 * @param {() => void} apply
 */
export function crossFade(apply) {
    const height = cardPanel.offsetHeight;
    ghost(cardBody, 'ghost', cardPanel);
    apply();
    move(cardBody, { opacity: [0, 1] });
    if (cardPanel.offsetHeight !== height) move(cardPanel, { height: [`${height}px`, `${cardPanel.offsetHeight}px`] });
}

/**
 * Rolls a changed number: the old one leaves in the direction in which the value moved.
 *
 * @param {any} element
 * @param {string} was
 */
function roll(element, was) {
    // A number that has not come to rest yet just counts on.
    if (calmness.matches || !element.isConnected || element.hasAttribute('data-changed')) return;
    const box = element.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    const old = ghost(element, 'rolling', scroller);
    old.textContent = was;
    old.style.left = `${box.left + box.width / 2 - frame.left}px`;
    old.style.top = `${box.top + box.height / 2 - frame.top + scroller.scrollTop}px`;
    old.dataset.way = markNumber(element, was);
}

/**
 * Lets numbers roll and rows come and go.
 *
 * @param {import('./morph.js').Changes} changes
 */
export function showChanges({ numbers, came, left }) {
    for (const node of left) {
        node.setAttribute('data-leaving', '');
        node.inert = true;
        for (const part of [node, ...node.querySelectorAll('[id]:not(svg *)')]) part.id = '';
    }
    if (numbers.size + came.length + left.length === 0) return;
    requestAnimationFrame(() => {
        numbers.forEach((was, element) => roll(element, was));
        for (const node of came) if (node.nodeType === 1) move(node, { opacity: [0, 1] });
        for (const node of left) {
            const remove = () => node.remove();
            node.style.overflow = 'hidden';
            move(node, { opacity: [1, 0], height: [`${node.offsetHeight}px`, 0] }, 180).finished.then(remove, remove);
        }
    });
}
