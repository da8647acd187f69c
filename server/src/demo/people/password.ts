/**
 * The password of everybody in the demo. It is published, so a database of the user's own gets it only on
 * request.
 */
export const demoPassword = 'Florilor-2026!'
