/**
 * Loads the page again after another answer: only a new document has the policy of what is agreed to now, and only a new one
 * is free of the scripts that ran before. The boot finds the document that the page belongs in.
 */
export const leavesAfterConsent = (): void => location.reload()
