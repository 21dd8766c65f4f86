// Why a change didn't happen.

import { localized } from './words.js';

/**
 * The words about a request that failed: the server's, if what the person wanted could not be kept.
 *
 * @param {Response | null} response The server's answer, if there was one.
 * @returns {Promise<string>}
 */
export async function refusal(response) {
    const answer = response?.status === 409 ? await response.json().catch(() => null) : null;
    return answer?.error?.message ?? localized('That did not get through. Please try again.');
}
