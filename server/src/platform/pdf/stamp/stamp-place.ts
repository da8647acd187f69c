import type { StampCorner } from '@hdoc/contract/printing/printing-values.ts'

/**
 * The part of a page that a viewer shows (the crop box within the media box, in
 * user space), and how it is turned.
 */
export type ShownPage = {
  box: { x: number; y: number; width: number; height: number }
  /** Degrees clockwise, as /Rotate has it; any multiple of 90. */
  rotate: number
  /** Points per unit of the page (/UserUnit); nearly always 1. */
  userUnit: number
}

/**
 * A PDF matrix that maps the stamp's own space (points, origin at the lower left) to the space of the page.
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const MARGIN = 20
/** The largest share of the page's shown width, and of its height, that a stamp may take. */
const MOST_WIDE = 0.45
const MOST_HIGH = 0.3

const quarterTurns = (rotate: number): number => ((Math.round(rotate / 90) % 4) + 4) % 4

/**
 * The matrix that places a stamp upright in a corner as the reader sees it, however the page is turned or
 * cropped. The size of the stamp is in points; on small pages the stamp gets smaller.
 */
export function stampPlace(
  page: ShownPage,
  stamp: { width: number; height: number },
  corner: StampCorner,
): Matrix {
  const { box, userUnit } = page
  const turns = quarterTurns(page.rotate)
  const [wide, high] = turns % 2 === 0 ? [box.width, box.height] : [box.height, box.width]
  const scale = Math.min(1 / userUnit, (wide * MOST_WIDE) / stamp.width, (high * MOST_HIGH) / stamp.height)
  const width = stamp.width * scale
  const height = stamp.height * scale
  const margin = Math.min(MARGIN / userUnit, wide * 0.04, high * 0.04)
  // The lower left corner of the stamp as the reader sees it, from the left and the lower edge of the page.
  const right = corner.endsWith('right') ? wide - width - margin : margin
  const up = corner.startsWith('top') ? high - height - margin : margin
  const left = box.x
  const bottom = box.y
  switch (turns) {
    case 1:
      return [0, scale, -scale, 0, left + box.width - up, bottom + right]
    case 2:
      return [-scale, 0, 0, -scale, left + box.width - right, bottom + box.height - up]
    case 3:
      return [0, -scale, scale, 0, left + up, bottom + box.height - right]
    default:
      return [scale, 0, 0, scale, left + right, bottom + up]
  }
}
