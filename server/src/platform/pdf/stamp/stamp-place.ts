import type { StampCorner } from '@hdoc/contract/printing-values.ts'

/** What a viewer shows of a page: the crop box within the media box, in user space, and how it is turned. */
export type ShownPage = {
  box: { x: number; y: number; width: number; height: number }
  /** Degrees clockwise, as /Rotate has it; any multiple of 90. */
  rotate: number
  /** Points to a unit of the page (/UserUnit); 1 nearly always. */
  userUnit: number
}

/** Rows of a PDF matrix: from the stamp's own space (points, origin lower left) to that of the page. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const MARGIN = 20
/** The most of the page's shown width that a stamp may take, and of its height. */
const MOST_WIDE = 0.45
const MOST_HIGH = 0.3

const quarterTurns = (rotate: number): number => ((Math.round(rotate / 90) % 4) + 4) % 4

/**
 * Where a stamp lies, so that it stands upright in the corner the reader sees, however the page is turned or cropped.
 * Sizes in points; on small pages the stamp gets smaller.
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
  // Lower left corner of the stamp as the reader sees it: from the left edge, and from the lower one.
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
