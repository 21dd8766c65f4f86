// What a person sees of a page, line by line, as the scenes of a film tell it: texts that are in the window and not cut
// away, controls in brackets, fields in angle brackets, pictures that have a name in parentheses. A row that is chosen
// begins with ▸, a switch that is on with ✓, one that is off with ○, and what has the focus ends with ◂.
() => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const lines = [decodeURI(location.pathname + location.search + location.hash)];
    if (document.documentElement.scrollWidth > innerWidth) lines.push('(The page is wider than the window.)');

    /** Whether more than half of a box is in the window, and not cut away by what is around it. */
    const isSeen = (box, element) => {
        let { left, top, right, bottom } = box;
        const area = (right - left) * (bottom - top);
        // What only screen readers find is a point.
        if (area < 2) return false;
        const cut = (edge) => {
            left = Math.max(left, edge.left), top = Math.max(top, edge.top);
            right = Math.min(right, edge.right), bottom = Math.min(bottom, edge.bottom);
        };
        cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        for (let around = element; around && around !== document.body; around = around.parentElement) {
            const { overflowX, position } = getComputedStyle(around);
            if (overflowX !== 'visible') cut(around.getBoundingClientRect());
            if (position === 'fixed') break;
        }
        if (right <= left || bottom <= top || (right - left) * (bottom - top) < area / 2) return false;
        // A bar that stays at the edge of the window covers what scrolls behind it.
        const covering = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.system, .dock');
        return !covering || covering.contains(element);
    };
    // What has no box of its own is as visible as what is around it.
    const isShown = (element) => (getComputedStyle(element).display === 'contents'
        || element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        && !element.closest('.ghost, .rolling, [data-leaving]');
    const words = (text) => text.replace(/\s+/g, ' ').trim();

    /** The texts inside an element that are seen, each with the block that it stands in. */
    function* texts(element) {
        for (const node of element.childNodes) {
            if (node.nodeType === Node.TEXT_NODE && node.data.trim()) {
                const range = document.createRange();
                range.selectNodeContents(node);
                if (isSeen(range.getBoundingClientRect(), element)) yield words(node.data);
            } else if (node.nodeType === Node.ELEMENT_NODE && isShown(node)) {
                if (node.matches('svg, img')) {
                    const name = node.ariaLabel ?? node.alt;
                    if (name && isSeen(node.getBoundingClientRect(), node)) yield `(${name})`;
                } else {
                    yield* texts(node);
                }
            }
        }
    }
    const field = (element) => {
        const { value, placeholder, selectedOptions } = element;
        return selectedOptions ? [...selectedOptions].map(({ text }) => text).join(', ') : value || placeholder || '';
    };
    const mark = (element, line) => {
        const chosen = element.ariaSelected === 'true' ? '▸ ' : '';
        const on = element.ariaChecked ?? (element.matches('[type=checkbox], [type=radio]') ? `${element.checked}` : null);
        const state = on === 'true' ? '✓ ' : on === 'false' ? '○ ' : '';
        const waits = element.hasAttribute('data-pending') ? ' …' : '';
        return chosen + state + line + waits + (element === document.activeElement ? ' ◂' : '');
    };
    const inline = [];
    const flush = () => { if (inline.length) lines.push(inline.splice(0).join(' ')); };
    const visit = (element) => {
        if (!isShown(element) || element.matches('script, style, noscript, datalist')) return;
        const isBlock = !getComputedStyle(element).display.startsWith('inline');
        if (isBlock) flush();
        const begin = lines.length;
        const isInView = () => isSeen(element.getBoundingClientRect(), element);
        if (element.matches('input, textarea, select')) {
            const { type, labels } = element;
            const line = ['checkbox', 'radio'].includes(type) ? '' : `‹${type === 'range' ? element.ariaValueText : field(element)}›`;
            // A switch is drawn by what lies over it.
            if (isInView() || labels?.[0] && isSeen(labels[0].getBoundingClientRect(), labels[0])) inline.push(mark(element, line));
        } else if (element.matches('button, a[href], summary, [role=option], [role=switch], [role=button]')) {
            const said = [...texts(element)];
            const isPicture = said.every((text) => text.startsWith('('));
            const found = isPicture && element.ariaLabel ? (isInView() ? words(element.ariaLabel) : '') : said.join(' · ');
            if (found) flush(), lines.push(mark(element, `[${found}]`));
        } else if (element.matches('progress, [role=progressbar]')) {
            if (isInView()) inline.push('▬▬▬');
        } else if (element.matches('.spinner')) {
            if (isInView()) inline.push('(It is on its way.)');
        } else if (element.matches('svg, img')) {
            const name = element.ariaLabel ?? element.alt;
            if (name && isInView()) inline.push(`(${name})`);
        } else {
            for (const node of element.childNodes) {
                if (node.nodeType === Node.ELEMENT_NODE) {
                    visit(node);
                } else if (node.nodeType === Node.TEXT_NODE && node.data.trim()) {
                    const range = document.createRange();
                    range.selectNodeContents(node);
                    if (isSeen(range.getBoundingClientRect(), element)) inline.push(words(node.data));
                }
            }
            if (element === document.activeElement && element !== document.body && isInView()) inline.push('◂');
        }
        if (isBlock) flush();
        // What leads elsewhere stands in one line.
        if (element.matches('.toolbar, nav')) lines.push(lines.splice(begin).join(' '));
    };
    visit(root);
    return lines.join('\n');
}
