// How things move: cards that come and go, numbers that roll.

import { numberIn } from './morph.js';
import { page } from './session.js';

const ease = 'cubic-bezier(.2, .8, .2, 1)';
const calmness = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Starts an animation; where motion is reduced only its opacity remains.
 *
 * @param {any} element
 * @param {any[]} frames
 * @returns {Animation | null}
 */
export function move(element, frames, duration = 220) {
    const kept = calmness.matches
        ? frames.filter((frame) => 'opacity' in frame).map(({ opacity }) => ({ opacity }))
        : frames;
    return kept.length > 1 ? element.animate(kept, { duration, easing: ease }) : null;
}

/** @param {Animation} animation @param {() => void} act */
function afterwards(animation, act) {
    animation.onfinish = animation.oncancel = act;
}

/**
 * A picture of an element that leaves, without identity, names or a way to use it.
 *
 * @param {any} element
 * @param {string} className
 */
function ghost(element, className) {
    const copy = element.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll('[id], [name], [role], [aria-live]')]) {
        for (const name of ['id', 'name', 'role', 'aria-live']) part.removeAttribute(name);
    }
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    copy.classList.add(className);
    return copy;
}

/**
 * Replaces the card's content: a short cross-fade, with the height easing from old to new.
 *
 * @param {() => void} apply
 */
export function crossFade(apply) {
    const height = page.card.offsetHeight;
    const old = ghost(page.body, 'ghost');
    apply();
    page.card.append(old);
    afterwards(old.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 140, fill: 'forwards' }), () => old.remove());
    move(page.body, [{ opacity: 0 }, { opacity: 1 }], 200);
    const target = page.card.offsetHeight;
    if (target !== height) move(page.card, [{ height: `${height}px` }, { height: `${target}px` }], 260);
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
    const way = numberIn(element.textContent) >= numberIn(was) ? 1 : -1;
    const box = element.getBoundingClientRect();
    const frame = page.content.getBoundingClientRect();
    const old = ghost(element, 'rolling');
    old.textContent = was;
    page.scroller.append(old);
    old.style.left = `${box.left + box.width / 2 - frame.left}px`;
    old.style.top = `${box.top + box.height / 2 - frame.top}px`;
    const shift = Math.round(box.height * 0.45);
    afterwards(old.animate([
        { opacity: 1, transform: 'translate(-50%, -50%)' },
        { opacity: 0, transform: `translate(-50%, calc(-50% - ${way * shift}px)) scale(.85)` },
    ], { duration: 180, easing: ease, fill: 'forwards' }), () => old.remove());
    element.setAttribute('data-changed', way > 0 ? 'up' : 'down');
    element.onanimationend = () => element.removeAttribute('data-changed');
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
        for (const part of [node, ...node.querySelectorAll('[id]')]) part.removeAttribute('id');
    }
    if (numbers.size === 0 && came.length === 0 && left.length === 0) return;
    requestAnimationFrame(() => {
        for (const [element, was] of numbers) roll(element, was);
        for (const node of came) if (node.nodeType === 1) move(node, [{ opacity: 0 }, { opacity: 1 }]);
        for (const node of left) {
            const height = node.getBoundingClientRect().height;
            const fading = move(node, [
                { opacity: 1, height: `${height}px`, overflow: 'hidden' },
                { opacity: 0, height: 0, overflow: 'hidden' },
            ], 180);
            if (fading) afterwards(fading, () => node.remove()); else node.remove();
        }
    });
}
