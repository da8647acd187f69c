import { microDegrees, shownDegrees } from '@hdoc/contract/complaints/place.ts'

export type Corner = [lat: number, lng: number]

/** A number in degrees as people write it here, with a comma or a point. */
const degrees = (text: string): number => Number(text.replace(',', '.'))
const LINE = /^(-?\d{1,3}(?:[.,]\d+)?)\s*[;,\s]\s*(-?\d{1,3}(?:[.,]\d+)?)$/

/** „45,0031 26,0018”: a corner in a line. */
export const writeCorner = ([lat, lng]: Corner): string =>
  [lat, lng].map((one) => String(shownDegrees(one)).replace('.', ',')).join(' ')

/** The corners of a text, and the number (from 1) of the first line that is none; empty lines are left out. */
export function readCorners(text: string): { corners: Corner[]; wrong: number | null } {
  const corners: Corner[] = []
  let wrong: number | null = null
  for (const [n, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, lat = '', lng = ''] = LINE.exec(line.trim()) ?? []
    const isThere = lat !== '' && Math.abs(degrees(lat)) <= 90 && Math.abs(degrees(lng)) <= 180
    if (isThere) corners.push([microDegrees(degrees(lat)), microDegrees(degrees(lng))])
    else wrong ??= n + 1
  }
  return { corners, wrong }
}
