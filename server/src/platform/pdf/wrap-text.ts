/** Gives the width of a text in points, in a certain font and size. */
export type Measure = (text: string) => number

/** The longest beginning of a word that fits, at least one letter. */
function fitting(word: string, width: number, measure: Measure): string {
  const letters = [...word]
  let low = 1
  let high = letters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(letters.slice(0, middle).join('')) <= width) low = middle
    else high = middle - 1
  }
  return letters.slice(0, low).join('')
}

/**
 * Breaks a text into lines no wider than `width`. A word that is too long is broken. A text with more than
 * `mostLines` lines is cut, and its last line ends in „…”.
 */
export function wrapText(text: string, width: number, measure: Measure, mostLines: number): string[] {
  const space = measure(' ')
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    let used = 0
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      let rest = word
      let wide = measure(rest)
      if (line !== '' && used + space + wide <= width) {
        line += ` ${rest}`
        used += space + wide
        continue
      }
      if (line !== '') lines.push(line)
      while (wide > width) {
        const part = fitting(rest, width, measure)
        if (part === rest) break
        lines.push(part)
        rest = rest.slice(part.length)
        wide = measure(rest)
      }
      line = rest
      used = wide
    }
    if (line !== '') lines.push(line)
  }
  if (lines.length <= mostLines) return lines
  const kept = lines.slice(0, mostLines)
  let last = kept.pop() ?? ''
  while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1).trimEnd()
  return [...kept, `${last}…`]
}
