// Pictures that this client fetches: what stands there until they are here, or where they can't be fetched.
//
// The server draws all three, and shows the first; without this script it stays.

/** @param {any} phases */
function show(phases) {
    /** @type {any[]} */
    const pictures = [...phases.children[1]?.querySelectorAll('img[data-fetched]') ?? []]
        .filter((picture) => picture.closest('.phases') === phases);
    const isGone = pictures.some(({ complete, naturalWidth }) => complete && !naturalWidth);
    const isHere = pictures.every(({ complete }) => complete);
    const phase = isGone ? 'failure' : isHere ? 'success' : null;
    if (phase === (phases.dataset.phase ?? null)) return;
    if (phase) phases.dataset.phase = phase; else delete phases.dataset.phase;
}

/** Shows all pictures of the document as they fare, from now on. */
export function watchPictures() {
    const showAll = () => { for (const phases of document.querySelectorAll('.phases')) show(phases); };
    // What is fetched doesn't say so to those around it.
    for (const type of ['load', 'error']) {
        document.addEventListener(type, (/** @type {any} */ { target }) => {
            const phases = target.closest?.('.phases');
            if (phases) show(phases);
        }, true);
    }
    // A newer version of a card knows nothing of how its pictures fared.
    new MutationObserver(showAll).observe(document.documentElement, {
        subtree: true, childList: true, attributeFilter: ['src', 'data-phase'],
    });
    showAll();
}
