// The page's words: which language speaks, what stands in for what is missing, and the values.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { window } from './document.mjs';

const data = window.document.createElement('meta');
data.id = 'words';
data.setAttribute('content', JSON.stringify({
    'de': { 'Search %@': 'In %@ suchen', '%@ of %@': '%2$@ mit %1$@' }, 'zh-Hans': { 'Stop': '停止(简)' }, 'zh-Hant': { 'Stop': '停止(繁)' },
}));
window.document.body.append(data);
const { localized, speak } = await import('../../Sources/SurfaceKit/Resources/words.js');
const { languageOf } = await import('../../Sources/SurfaceKit/Resources/languages.js');

test('a language speaks for its regions, English for others and for what is missing', () => {
    speak(languageOf('de-AT'));
    assert.equal(localized('Search %@', 'Küche'), 'In Küche suchen');
    assert.equal(localized('Stop'), 'Stop');
    speak('it');
    assert.equal(localized('Search %@', 'Cucina'), 'Search Cucina');
});

test('values stand where the translation wants them, whatever they contain', () => {
    speak('de');
    assert.equal(localized('%@ of %@', '%1$@', '$&'), '$& mit %1$@');
});

test('the script or the region decides between the two kinds of Chinese', () => {
    const said = ['zh', 'zh-CN', 'zh-Hant', 'zh-TW', 'zh-HK', 'zh-Hans-TW'].map((tag) => { speak(languageOf(tag)); return localized('Stop'); });
    assert.deepEqual(said, ['停止(简)', '停止(简)', '停止(繁)', '停止(繁)', '停止(繁)', '停止(简)']);
});
