import { z } from 'zod'
import { invalid } from '../failures/validation-messages.ts'

/** Room in which a signature is drawn, in the units of its points. */
export const DRAWING_WIDTH = 600
export const DRAWING_HEIGHT = 200
/** A signature has more points than a slip of the pen, and fewer than a picture. */
const FEWEST_POINTS = 8
const MOST_STROKES = 60
const MOST_POINTS = 4000

const point = z.tuple([z.number().min(0).max(DRAWING_WIDTH), z.number().min(0).max(DRAWING_HEIGHT)])
const stroke = z.array(point).min(1).max(MOST_POINTS)

const countPoints = (strokes: readonly (readonly unknown[])[]): number =>
  strokes.reduce((sum, one) => sum + one.length, 0)

/** Whether strokes are enough for a signature. */
export const isDrawn = (strokes: readonly (readonly unknown[])[]): boolean =>
  countPoints(strokes) >= FEWEST_POINTS

/** A signature as it was drawn: strokes of points, from the left upper corner. */
export const drawing = z
  .array(stroke)
  .max(MOST_STROKES)
  .refine((strokes) => countPoints(strokes) <= MOST_POINTS, invalid('drawing_long'))
  .refine(isDrawn, invalid('drawing_empty'))
export type Drawing = z.output<typeof drawing>
