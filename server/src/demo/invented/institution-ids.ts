/**
 * The demo's institutions have fixed ids, so the sign-in page knows their people without asking the database.
 */
export const DEALU_FLORILOR = 1
export const VALEA_ALBA = 2
