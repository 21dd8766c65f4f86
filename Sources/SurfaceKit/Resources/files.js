// Files for a field: chosen or dropped, and sent at once, while the person goes on with the form.

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
    const types = (isMany ? field.element?.contentTypes : field.contentTypes) ?? [];
    const control = make('input', {
        ...names, type: 'file', className: 'file-input', accept: types.join(',') || null, multiple: isMany,
    });
    const rows = make('ul', { className: 'file-rows', 'aria-label': localized('Chosen for %@', field.title) });
    const element = make('div', { className: 'file' }, rows, control);
    /** @type {{ row: any, remove: any, value: any, stop: (() => void) | null, name: string }[]} */
    let items = [];

    const settle = () => {
        rows.hidden = items.length === 0;
        control.hidden = !isMany && items.length > 0;
        services.waiting();
    };
    /** @param {any} item Its file is forgotten, wherever it is. */
    const forget = (item) => {
        item.stop?.();
        item.stop = null;
        if (item.value) services.forget?.(item.value);
        item.value = null;
        items = items.filter((other) => other !== item);
        item.row.remove();
        settle();
    };
    /** @param {string} name @param {number} size */
    const label = (name, size) => `${name} · ${byteCount(size)}`;

    /** @param {any} value A file that the app has. @param {File | null} file One that is to be sent. */
    const add = (value, file) => {
        if (!isMany) for (const item of [...items]) forget(item);
        const name = value?.name ?? file?.name;
        const text = make('span', { className: 'file-name', dir: 'auto' }, value ? label(name, value.size) : name);
        const progress = make('progress', { className: 'file-progress', max: '1', hidden: !file, 'aria-label': localized('Sending %@', name) });
        const remove = make('button', { type: 'button', className: 'text-button' });
        const row = make('li', { className: 'file-row' }, make('span', { className: 'file-text' }, text, progress), remove);
        const item = { row, remove, value, stop: /** @type {any} */ (null), name };
        const say = () => {
            remove.textContent = item.stop ? localized('Cancel') : localized('Remove');
            remove.setAttribute('aria-label', item.stop ? localized('Cancel sending %@', name) : localized('Remove %@', name));
            progress.hidden = !item.stop;
        };
        remove.addEventListener('click', () => {
            const place = items.indexOf(item);
            forget(item);
            (items[Math.min(place, items.length - 1)]?.remove ?? control).focus();
        });
        items.push(item);
        rows.append(row);
        if (file) {
            const sending = services.upload?.(field, file, (part) => { progress.value = part; });
            item.stop = sending?.stop ?? null;
            sending?.end.then(({ value: sent, problem }) => {
                if (!item.stop) return;
                const hadFocus = row.contains(document.activeElement);
                item.stop = null;
                if (!sent) {
                    forget(item);
                    services.problem(field, problem ?? localized('The file could not be sent.'));
                    if (hadFocus) control.focus();
                    return;
                }
                item.value = sent;
                text.textContent = label(name, sent.size);
                say();
                settle();
                services.say(localized('%@ is ready.', name));
            });
        }
        say();
        settle();
        return item;
    };

    /** @param {FileList | File[]} files */
    const take = (files) => {
        // A list that is emptied with the input would lose its files.
        const chosen = [...files].slice(0, isMany ? undefined : 1);
        control.value = '';
        if (chosen.length === 0) return;
        services.problem(field, null);
        for (const file of chosen) {
            const limit = services.maxFileBytes?.();
            if (limit && file.size > limit) {
                services.problem(field, localized('A file may have %@ at most.', byteCount(limit)));
            } else {
                const item = add(null, file);
                if (!isMany && document.activeElement === document.body) item.remove.focus();
            }
        }
    };
    control.addEventListener('change', () => take(control.files));
    element.addEventListener('dragover', (/** @type {DragEvent} */ event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        element.toggleAttribute('data-over', true);
    });
    element.addEventListener('dragleave', (/** @type {any} */ event) => {
        if (!element.contains(event.relatedTarget)) element.removeAttribute('data-over');
    });
    element.addEventListener('drop', (/** @type {DragEvent} */ event) => {
        element.removeAttribute('data-over');
        if (!event.dataTransfer?.files.length) return;
        event.preventDefault();
        take(event.dataTransfer.files);
    });
    for (const value of isMany ? field.value ?? [] : [field.value]) if (value?.file) add(value, null);
    settle();
    return {
        element, control,
        read: () => {
            const values = items.map(({ value }) => value).filter(Boolean);
            return isMany ? values : values[0] ?? null;
        },
        isWaiting: () => items.some(({ stop }) => stop),
        // What was sent stays for the run; what is still on its way has nowhere to go.
        dispose: (isGivenUp) => {
            for (const item of [...items]) if (isGivenUp) forget(item); else item.stop?.();
        },
    };
}
