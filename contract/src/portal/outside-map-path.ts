/** The document in which maps of others are drawn, apart from every page. */
export const MAP_FRAME_PATH = '/map-frame'
