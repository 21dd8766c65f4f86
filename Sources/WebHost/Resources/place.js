// Where the person is: asked only on their request, told again to a new connection.

import { $ } from './dom.js';
import { connection } from './session.js';
import { note } from './speech.js';
import { localized } from './words.js';

const button = $('locate');
/** @type {{ latitude: number, longitude: number } | null} */
let position = null;

/** Tells the server where the person is, if it may know. */
export const tellPlace = () => position && connection.tell({ type: 'location', ...position });

/** @param {{ latitude: number, longitude: number } | null} next */
function setPlace(next) {
    position = next;
    button.setAttribute('aria-pressed', Boolean(next));
    button.textContent = next ? localized('Stop Using My Location') : localized('Use My Location');
    connection.tell({ type: 'location', latitude: null, longitude: null, ...next });
}

button.onclick = () => {
    if (position) return setPlace(null);
    navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => setPlace({ latitude, longitude }),
        () => note(localized('Your location is not available. The app goes on without it.')),
        { maximumAge: 60_000, timeout: 10_000 });
};
