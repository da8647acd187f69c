/** Coordinates are whole 1e-6 degrees; people see them with six significant digits (specification §9). */
export const MICRO = 1_000_000

export type Point = { readonly lat: number; readonly lng: number }

/** Degrees as people see them: six significant digits. */
export const shownDegrees = (micro: number): number => Number((micro / MICRO).toPrecision(6))
export const microDegrees = (degrees: number): number => Math.round(degrees * MICRO)

const EARTH_METRES = 6_371_008.8
const radians = (micro: number): number => (micro / MICRO) * (Math.PI / 180)

/** Metres between two points on the ball (haversine). */
export function metresBetween(a: Point, b: Point): number {
  const half =
    Math.sin((radians(b.lat) - radians(a.lat)) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin((radians(b.lng) - radians(a.lng)) / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)))
}

export type Box = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The box in which all points within so many metres lie. */
export function boxAround({ lat, lng }: Point, metres: number): Box {
  const degree = (2 * Math.PI * EARTH_METRES) / 360
  const high = Math.ceil((metres / degree) * MICRO)
  const wide = Math.min(180 * MICRO, Math.ceil(high / Math.max(0.01, Math.cos(radians(lat)))))
  return { south: lat - high, west: lng - wide, north: lat + high, east: lng + wide }
}

/** Whether a point lies inside a polygon or on its line; fewer than three corners enclose nothing. */
export function isInside({ lat, lng }: Point, polygon: readonly Point[]): boolean {
  if (polygon.length < 3) return false
  let inside = false
  for (const [n, a] of polygon.entries()) {
    const b = polygon[(n + 1) % polygon.length]!
    const cross = (b.lng - a.lng) * (lat - a.lat) - (b.lat - a.lat) * (lng - a.lng)
    const between =
      Math.min(a.lat, b.lat) <= lat &&
      lat <= Math.max(a.lat, b.lat) &&
      Math.min(a.lng, b.lng) <= lng &&
      lng <= Math.max(a.lng, b.lng)
    if (cross === 0 && between) return true
    if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside
  }
  return inside
}
