/** Names the row to which a sealed private key belongs. */
export const boundKey = (institutionId: number): string => `push key|${institutionId}`
