import type { Pdf } from './create-pdf.ts'
import { LINE_GAP, type TextBox } from './draw-text.ts'

type Room = Pick<TextBox, 'width' | 'size' | 'bold'> & { height: number }

/**
 * The longest beginning of a text that fits into some height, and the rest. It ends before a word; a word that is longer than
 * the whole room is broken. At least one letter is taken.
 */
export function partThatFits({ doc }: Pdf, text: string, room: Room): { part: string; rest: string } {
  const { width, size, bold = false, height } = room
  doc.font(bold ? 'bold' : 'regular').fontSize(size)
  const fits = (part: string) => doc.heightOfString(part, { width, lineGap: size * LINE_GAP }) <= height
  if (fits(text)) return { part: text, rest: '' }
  const letters = [...text]
  let low = 1
  let high = letters.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(letters.slice(0, middle).join(''))) low = middle
    else high = middle - 1
  }
  const most = letters.slice(0, low).join('')
  const isWhole = /\s/.test(letters[low] ?? ' ')
  const lastBlank = most.search(/\s\S*$/)
  const part = isWhole || lastBlank <= 0 ? most : most.slice(0, lastBlank)
  return { part, rest: text.slice(part.length).trimStart() }
}
