const MEGA = 1_000_000

/** Pixels of a picture that a browser gets as it is: twice the largest photo of a phone. */
export const MAX_DIRECT_PIXELS = 100 * MEGA
/**
 * Pixels of a TIFF that is drawn: an A0 plan at 400 dpi. So many are possible because
 * a TIFF is read strip by strip.
 */
export const MAX_TIFF_PIXELS = 300 * MEGA
/** Pixels of a HEIC that is drawn. It is unpacked whole; the largest that phones make has 48 million. */
export const MAX_HEIC_PIXELS = 52 * MEGA
/** Longest side of a drawn page in pixels: an A4 at 270 dpi. */
export const DRAWN_SIDE = 3_200
/** How many pages of a TIFF are offered. */
export const MAX_PAGES = 1_000
