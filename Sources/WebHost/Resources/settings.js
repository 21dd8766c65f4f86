// The settings of a person, and the look of the pages about the app.

import { watchLook } from './choices.js';
import { $, put } from './dom.js';
import { refusal } from './refusal.js';

watchLook(() => {});

const languages = $('language');
if (languages) {
    const chosen = document.cookie.match(/(?:^|; )oai-language=([\w-]+)/)?.[1] ?? '';
    languages.value = chosen;
    languages.onchange = () => {
        const age = languages.value ? 31_536_000 : 0;
        document.cookie = `oai-language=${languages.value}; path=/; max-age=${age}; samesite=strict`;
        location.reload();
    };
}

const confirmation = $('confirm-deletion');
if (confirmation) {
    $('delete').onclick = () => {
        confirmation.returnValue = '';
        confirmation.showModal();
    };
    confirmation.onclose = async () => {
        if (confirmation.returnValue !== 'delete') return;
        const answer = await fetch('/settings/delete', { method: 'POST' }).catch(() => null);
        if (!answer?.ok) return put($('notice'), await refusal(answer));
        document.cookie = 'oai-language=; path=/; max-age=0; samesite=strict';
        try { localStorage.clear(); } catch { /* nothing is kept there */ }
        location.replace('/settings#data');
        location.reload();
    };
}
