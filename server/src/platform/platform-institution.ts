/** The institution of the platform itself, to which its administrators belong. */
export const PLATFORM = 0
