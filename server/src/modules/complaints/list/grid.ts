import type { Box } from '@hdoc/contract/complaints/place.ts'

/** Marks are drawn so many pixels apart, on a world that is 256 pixels wide at zoom 0. */
const APART_PIXELS = 40
const WORLD_MICRO = 360_000_000
/** Cells along a side of the box: their square stays under the most marks of an answer, cells at the edges included. */
const MOST_ALONG = 20

/**
 * The side of a cell in whole 1e-6 degrees: what lies closer together than marks are drawn at that zoom is one mark. At the
 * nearest zooms only what lies in one spot. However large the box is, its cells stay few.
 */
export function cellOf({ south, west, north, east }: Box, zoom: number): number {
  const drawn = (WORLD_MICRO / 2 ** zoom / 256) * APART_PIXELS
  const fewest = Math.max(north - south, east - west) / MOST_ALONG
  return Math.max(1, Math.ceil(Math.max(zoom >= 18 ? 1 : drawn, fewest)))
}

export type Cluster = { lat: number; lng: number; count: number; overdue: number; id: number }

/** Joins what lies in neighbouring cells closer than one cell to a larger mark, which stays where it is. */
export function joinNear<One extends Cluster>(clusters: readonly One[], cell: number): One[] {
  const kept: One[] = []
  for (const one of [...clusters].sort((a, b) => b.count - a.count || a.id - b.id)) {
    const at = kept.findIndex(
      ({ lat, lng }) => Math.abs(lat - one.lat) < cell && Math.abs(lng - one.lng) < cell,
    )
    const near = kept[at]
    if (near) kept[at] = { ...near, count: near.count + one.count, overdue: near.overdue + one.overdue }
    else kept.push(one)
  }
  return kept
}
