/** The password of everybody in the demo. It is published, so no database of one's own gets it unasked. */
export const demoPassword = 'Florilor-2026!'
