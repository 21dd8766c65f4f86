// The languages that a person's may be one of.

/**
 * The language of ours that a tag such as `de-AT` or `zh-TW` belongs to.
 *
 * @param {string} tag
 */
export function languageOf(tag) {
    const [code, ...rest] = tag.toLowerCase().split('-');
    const isTraditional = rest.includes('hant') || !rest.includes('hans') && rest.some((part) => ['tw', 'hk', 'mo'].includes(part));
    return code === 'zh' ? isTraditional ? 'zh-Hant' : 'zh-Hans' : code;
}
