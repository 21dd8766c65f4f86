// The page of the focuses works without a script; with one it looks as the person chose.

import { applyLook, darkness } from './look.js';

applyLook();
darkness.onchange = applyLook;
addEventListener('storage', applyLook);
addEventListener('pageshow', (event) => { if (event.persisted) applyLook(); });
