import type { MapPlace } from '../../ui/map/map-view.ts'

const within = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit

/** The place that the frame of a map tells; undefined = the message tells none. */
export function placeOfMessage(data: unknown): MapPlace | undefined {
  const told = (data as { hdocMap?: Partial<Record<keyof MapPlace, unknown>> } | null)?.hdocMap
  if (!told) return undefined
  const { lat, lon, zoom } = told
  if (!within(lat, 90) || !within(lon, 180) || typeof zoom !== 'number') return undefined
  return { lat, lon, zoom: Math.min(18, Math.max(1, Math.round(zoom))) }
}
