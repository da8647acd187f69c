export const POSTS_TITLE = 'Noutăți'
export const POSTS_ADDRESS = '/noutati'
export const FEED_ADDRESS = `${POSTS_ADDRESS}/atom.xml`
/** The page of a post for search engines and for people without scripts. */
export const postAddress = (id: number): string => `${POSTS_ADDRESS}/${id}`
