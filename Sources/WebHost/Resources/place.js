// Where the person is: asked only on their request, told again to a new connection.

import { $ } from './dom.js';
import { connection } from './session.js';
import { notice } from './speech.js';
import { localized } from './words.js';

export const place = {
    /** @type {{ latitude: number, longitude: number } | null} */
    position: null,
    message() {
        return { type: 'location', latitude: this.position?.latitude ?? null, longitude: this.position?.longitude ?? null };
    },
    /** @param {{ latitude: number, longitude: number } | null} position */
    set(position) {
        this.position = position;
        $('locate').setAttribute('aria-pressed', Boolean(position));
        $('locate').textContent = position ? localized('Stop Using My Location') : localized('Use My Location');
        connection.tell(this.message());
    },
};

$('locate').addEventListener('click', () => {
    if (place.position) return place.set(null);
    if (!navigator.geolocation) return notice.say(localized('This browser does not tell where you are.'));
    navigator.geolocation.getCurrentPosition(
        ({ coords }) => place.set({ latitude: coords.latitude, longitude: coords.longitude }),
        () => notice.say(localized('Your location is not available. The app goes on without it.')),
        { maximumAge: 60_000, timeout: 10_000 });
});
