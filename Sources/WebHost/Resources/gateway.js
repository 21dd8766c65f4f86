// The answers by which a proxy reports that it can't reach the server.

/** @param {number} status Of an answer; the server itself never uses these two. */
export const isOfGateway = (status) => status === 502 || status === 504;
