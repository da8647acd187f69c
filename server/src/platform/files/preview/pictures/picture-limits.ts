const MEGA = 1_000_000

/** What a browser is given as it is: the largest photo of a phone, twice. Pixels. */
export const MAX_DIRECT_PIXELS = 100 * MEGA
/** An A0 plan at 400 dpi; a TIFF is drawn strip by strip. */
export const MAX_TIFF_PIXELS = 300 * MEGA
/** A HEIC is unpacked whole; the largest that phones make has 48 million. */
export const MAX_HEIC_PIXELS = 52 * MEGA
/** Longest side of a drawn page: an A4 at 270 dpi. */
export const DRAWN_SIDE = 3_200
/** Pages of a TIFF that are offered. */
export const MAX_PAGES = 1_000
