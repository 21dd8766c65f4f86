// Answers a person who goes to the app while its server can't be reached, with a page that says so.
//
// The worker handles no other request, and stores nothing: the page is in this script: the
// server writes it in front as `offlinePage` (Documentation/Decisions/0093-the-page-as-an-installed-app.md).

import { isOfGateway } from './gateway.js';

/**
 * The worker's global scope, which is a window's to the checker of types.
 *
 * @type {any}
 */
const scope = globalThis;

addEventListener('install', (/** @type {any} */ event) => {
    // No page depends on the version of the worker.
    scope.skipWaiting();
    // A browser that knows routes doesn't wake the worker for what it wouldn't answer.
    event.addRoutes?.(['cors', 'no-cors', 'same-origin'].map((requestMode) =>
        ({ condition: { requestMode }, source: 'network' })));
});

addEventListener('activate', (/** @type {any} */ event) => {
    // The browser itself asks the server, while the worker starts: such a request says where the person goes and comes
    // from (Fetch Metadata, the cookie), which one of the worker's own would not.
    event.waitUntil(scope.registration.navigationPreload?.enable());
});

addEventListener('fetch', (/** @type {any} */ event) => {
    const { request, preloadResponse } = event;
    const isVisit = request.mode === 'navigate' && request.method === 'GET';
    if (isVisit && preloadResponse) event.respondWith(answer(request, preloadResponse));
});

/**
 * Tells whether a proxy asks for a name and a password. A browser asks the person for them only without a worker;
 * the page registers it again afterwards. The server's own challenge, for programs, is `Bearer`.
 *
 * @param {Response} response
 */
function wantsPassword({ headers }) {
    const challenge = headers.get('www-authenticate');
    return challenge !== null && !/^bearer/i.test(challenge);
}

/**
 * Returns what the server answers, or the page in its place.
 *
 * @param {Request} request
 * @param {Promise<Response | undefined>} preloadResponse
 */
async function answer(request, preloadResponse) {
    try {
        const response = await preloadResponse ?? await fetch(request);
        if (wantsPassword(response)) {
            await scope.registration.unregister();
            return Response.redirect(request.url);
        }
        if (!isOfGateway(response.status)) return response;
    } catch { /* The server can't be reached. */ }
    const nonce = crypto.randomUUID();
    return new Response(scope.offlinePage.replaceAll('{nonce}', nonce), {
        status: 503,
        headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'referrer-policy': 'no-referrer',
            'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; `
                + "img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        },
    });
}
