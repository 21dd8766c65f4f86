// The browser's voice, for a page that is spoken to.

import { $ } from './dom.js';

/** A voice of this device for the page's language, since those of others would be told the words. */
function voice() {
    const language = ($('card').lang || document.documentElement.lang).toLowerCase();
    const voices = (window.speechSynthesis?.getVoices() ?? []).filter(({ localService }) => localService);
    const tag = (/** @type {SpeechSynthesisVoice} */ { lang }) => lang.toLowerCase().replace('_', '-');
    return voices.find((voice) => tag(voice) === language)
        ?? voices.find((voice) => tag(voice).split('-')[0] === language.split('-')[0]);
}
// Browsers begin to look for voices when they are first asked.
voice();

/**
 * Says a text, instead of what is being said.
 *
 * @param {string} text
 * @returns {boolean} Whether there is a voice that says it.
 */
export function speak(text) {
    const speaker = voice();
    if (!speaker) return false;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = speaker;
    utterance.lang = speaker.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return true;
}

/** Ends what is being said. */
export function hush() { window.speechSynthesis?.cancel(); }
