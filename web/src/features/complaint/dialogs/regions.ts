import type { PictureRegion } from '@hdoc/contract/complaints/complaint-rows.ts'

const inside = (value: number): number => Math.max(0, Math.min(1, value))
const fine = (value: number): number => Math.round(value * 10_000) / 10_000

/** The rectangle between two points of a picture, cut at its edges. */
export function regionBetween(from: readonly [number, number], to: readonly [number, number]): PictureRegion {
  const [x, y] = [inside(Math.min(from[0], to[0])), inside(Math.min(from[1], to[1]))]
  const [right, bottom] = [inside(Math.max(from[0], to[0])), inside(Math.max(from[1], to[1]))]
  return [fine(x), fine(y), fine(right - x), fine(bottom - y)]
}

/** A region with another left, top, width or height, inside the picture. */
export function withEdge(region: PictureRegion, at: number, value: number): PictureRegion {
  const [x, y, w, h] = region.map((one, n) => inside(n === at ? value : one)) as PictureRegion
  return [fine(x), fine(y), fine(Math.min(w, 1 - x)), fine(Math.min(h, 1 - y))]
}
