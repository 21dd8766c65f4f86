// Files for a field: chosen or dropped, and sent at once, while the person continues with the form.

import { make } from './dom.js';
import { byteCount } from './values.js';
import { localized } from './words.js';

/**
 * One file, or several where the field takes a list.
 *
 * @param {import('./wire.js').Field} field
 * @param {{ [name: string]: any }} names
 * @param {import('./controls.js').Services} services
 * @returns {import('./controls.js').Control}
 */
export function file(field, names, services) {
    const isMany = field.type === 'array';
    const types = (isMany ? field.element : field)?.contentTypes ?? [];
    const control = make('input', {
        ...names, type: 'file', className: 'file-input', accept: types.join(',') || null, multiple: isMany,
    });
    const rows = make('ul', { className: 'file-rows', 'aria-label': localized('Chosen for %@', field.title) });
    const choose = make('div', { className: 'file-choose' },
        make('span', { className: 'file-button', 'aria-hidden': 'true' }, isMany ? localized('Choose Files') : localized('Choose a File')),
        make('span', { className: 'caption', 'aria-hidden': 'true' }, localized('Or drop or paste it here.')), control);
    const element = make('div', { className: 'file' }, rows, choose);
    /** @type {{ row: any, remove: any, value: any, stop: (() => void) | null }[]} */
    let items = [];

    const settle = () => {
        choose.hidden = control.hidden = !isMany && items.length > 0;
        services.waiting();
    };
    /** @param {any} item Its file is forgotten, wherever it is. */
    const forget = (item) => {
        item.stop?.();
        item.stop = null;
        if (item.value) services.forget?.(item.value);
        items = items.filter((other) => other !== item);
        item.row.remove();
        settle();
    };

    /** @param {any} value A file that the app has. @param {File} [file] One that is to be sent. */
    const add = (value, file) => {
        if (!isMany) items.forEach(forget);
        const { name } = value ?? file;
        const remove = make('button', {
            type: 'button', className: 'text-button',
            onclick() {
                const place = items.indexOf(item);
                forget(item);
                (items[Math.min(place, items.length - 1)]?.remove ?? control).focus();
            },
        });
        const row = make('li', { className: 'file-row' }, remove);
        const item = { row, remove, value, stop: /** @type {any} */ (null) };
        /** @type {any} */
        let text;
        /** @param {any} [progress] */
        const draw = (progress) => {
            text?.remove();
            text = make('span', { className: 'file-text' },
                make('span', { className: 'file-name' }, make('bdi', {}, name), item.value?.size != null ? ` · ${byteCount(item.value.size)}` : null), progress);
            remove.textContent = progress ? localized('Cancel') : localized('Remove');
            remove.setAttribute('aria-label', progress ? localized('Cancel sending %@', name) : localized('Remove %@', name));
            remove.before(text);
            settle();
        };
        items.push(item);
        rows.append(row);
        if (!file) return draw();
        const progress = make('progress', { className: 'file-progress', max: '1', 'aria-label': localized('Sending %@', name) });
        const sending = services.upload?.(field, file, (part) => { progress.value = part; });
        item.stop = sending?.stop;
        draw(progress);
        sending?.end.then(({ value, problem }) => {
            if (!item.stop) return;
            item.stop = null;
            item.value = value;
            if (value) {
                draw();
                services.say(localized('%@ is ready.', name));
            } else {
                const hadFocus = row.contains(document.activeElement);
                forget(item);
                services.problem(field, problem ?? localized('The file could not be sent.'));
                if (hadFocus) control.focus();
            }
        });
        if (!isMany && document.activeElement === document.body) remove.focus();
        preview(row, file);
    };

    /** @param {Iterable<File>} files */
    const take = (files) => {
        // A list that is emptied with the input would lose its files.
        const chosen = [...files].slice(0, isMany ? undefined : 1);
        control.value = '';
        if (chosen.length > 0) services.problem(field, null);
        const limit = services.maxFileBytes?.() || Infinity;
        for (const file of chosen) {
            if (file.size > limit) services.problem(field, localized('A file may have %@ at most.', byteCount(limit)));
            else add(null, file);
        }
    };
    control.onchange = () => take(control.files);
    for (const type of ['dragover', 'dragleave', 'drop']) {
        element.addEventListener(type, (/** @type {any} */ event) => {
            const { dataTransfer } = event;
            const isOver = type === 'dragover' && dataTransfer.types.includes('Files');
            if (isOver || type === 'drop' && dataTransfer.files.length > 0) event.preventDefault();
            if (type === 'dragleave' && element.contains(event.relatedTarget)) return;
            element.toggleAttribute('data-over', isOver);
            if (type === 'drop') take(dataTransfer.files);
        });
    }
    element.addEventListener('paste', (/** @type {any} */ event) => {
        const { files } = event.clipboardData;
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
    });
    for (const value of isMany ? field.value ?? [] : [field.value]) if (value?.file) add(value);
    settle();
    return {
        element, control,
        read: () => {
            const values = items.map(({ value }) => value).filter(Boolean);
            return isMany ? values : values[0] ?? null;
        },
        isWaiting: () => items.some(({ stop }) => stop),
        // A file that was sent stays for the run; one that is still on its way has nowhere to go.
        dispose: (isGivenUp) => items.forEach((item) => isGivenUp ? forget(item) : item.stop?.()),
    };
}

/** Larger pictures are not worth their memory. */
const previewedBytes = 8_000_000;

/**
 * Shows a picture before its name; what the browser can't show has none.
 *
 * @param {HTMLElement} row
 * @param {File} file
 */
function preview(row, file) {
    if (!file.type.startsWith('image/') || file.size > previewedBytes) return;
    const reader = new FileReader();
    reader.onload = () => {
        const picture = make('img', { className: 'file-preview', alt: '', src: reader.result, onerror: () => picture.remove() });
        row.prepend(picture);
    };
    reader.readAsDataURL(file);
}
