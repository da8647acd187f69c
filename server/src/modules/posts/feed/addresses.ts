export const FEED_ADDRESS = '/noutati/atom.xml'
/** The page of a post for search engines and for people without scripts. */
export const postAddress = (id: number): string => `/noutati/${id}`
