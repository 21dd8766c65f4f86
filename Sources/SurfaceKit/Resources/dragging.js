// Items that people drag out of a card, in the forms that its author gives them.

/** Lets what the author of a card lets people drag leave it as text and as an address. */
export function watchDrags() {
    document.addEventListener('dragstart', ({ target, dataTransfer }) => {
        // A selected text that is dragged is a node without such a method.
        const { dragText, dragAddress } = /** @type {any} */ (target).closest?.('.snippet [draggable]')?.dataset ?? {};
        if (!dragText && !dragAddress || !dataTransfer) return;
        // The browser’s own choice for a picture or a link inside, its file among it.
        dataTransfer.items.clear();
        dataTransfer.effectAllowed = 'copy';
        dataTransfer.setData('text/plain', dragText ?? dragAddress);
        if (dragAddress) dataTransfer.setData('text/uri-list', dragAddress);
    });
}
