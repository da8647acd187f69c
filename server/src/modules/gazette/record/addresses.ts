/** Where the gazette stands under the root of an institution's host. */
export const GAZETTE_ADDRESS = '/monitor-oficial'
export const FEED = 'flux.xml'

export const headingAddress = (id: number): string => `${GAZETTE_ADDRESS}/${id}`
export const entryAddress = ({ id, category_id }: { id: number; category_id: number }): string =>
  `${GAZETTE_ADDRESS}/${category_id}/${id}`
export const feedAddress = (headingId?: number): string =>
  headingId === undefined ? `${GAZETTE_ADDRESS}/${FEED}` : `${headingAddress(headingId)}/${FEED}`
