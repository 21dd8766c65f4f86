// Where the person is: asked only on their request, told at each change and to a new connection.

import { $ } from './dom.js';
import { connection } from './session.js';
import { note } from './speech.js';
import { localized } from './words.js';

const button = $('locate');
/** @type {{ latitude: number, longitude: number, accuracy: number } | null} */
let position = null;
/** @type {number | null} */
let watch = null;

/** Tells the server where the person is, if it may know. */
export const tellPlace = () => position && connection.tell({ type: 'location', ...position });

/** @param {{ latitude: number, longitude: number, accuracy: number } | null} next */
function setPlace(next) {
    position = next;
    button.setAttribute('aria-pressed', Boolean(next));
    button.textContent = next ? localized('Stop Using My Location') : localized('Use My Location');
    connection.tell({ type: 'location', latitude: null, longitude: null, ...next });
}

function stop() {
    if (watch !== null) navigator.geolocation.clearWatch(watch);
    watch = null;
    if (position) setPlace(null);
}

button.onclick = () => {
    if (position) return stop();
    if (watch !== null) return;
    watch = navigator.geolocation.watchPosition(
        ({ coords: { latitude, longitude, accuracy } }) => setPlace({ latitude, longitude, accuracy }),
        ({ code, PERMISSION_DENIED }) => {
            // A device that finds no new position still has the last one.
            if (position && code !== PERMISSION_DENIED) return;
            stop();
            note(localized('Your location is not available. The app goes on without it.'));
        },
        { maximumAge: 60_000, timeout: 10_000 });
};
