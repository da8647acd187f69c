const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A text in lower case without diacritics; digits and signs stay. */
export function plainForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** The plain form with look-alike signs read as letters: „p4r0l@” becomes „parola”. */
export function lettersForm(text: string): string {
  return plainForm(text).replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)
}

/**
 * How many signs are taken off each end at most. With more signs around it, a
 * word is no longer the main part.
 */
const ADDED = 12

/**
 * All forms of a text with more and more of the digits and signs at its ends taken off. Those of
 * „!!parola@2026” include „parola@” and „parola”.
 */
export function barerForms(text: string): string[] {
  const before = /^[^a-z]*/.exec(text)?.[0].length ?? 0
  const after = /[^a-z]*$/.exec(text)?.[0].length ?? 0
  const starts = [...Array(Math.min(before, ADDED) + 1).keys()]
  const ends = [...Array(Math.min(after, ADDED) + 1).keys()]
  return starts.flatMap((start) => ends.map((end) => text.slice(start, text.length - end)))
}

/** The piece that a text repeats: „ab” of „ababab”; the text itself when it repeats nothing. */
export function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return unit
  }
  return text
}

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function follows(before: string, after: string): boolean {
  const step = after.charCodeAt(0) - before.charCodeAt(0)
  if (Math.abs(step) <= 1) return true
  return ROWS.some((row) => {
    const from = row.indexOf(before)
    const to = row.indexOf(after)
    return from >= 0 && to >= 0 && Math.abs(to - from) === 1
  })
}

/**
 * The share (0 to 1) of steps from sign to sign that repeat the sign or follow the
 * alphabet, digits or a row of keys.
 */
export function shareOfRuns(text: string): number {
  const letters = [...text]
  const steps = letters.slice(1).filter((letter, at) => follows(letters[at] ?? '', letter))
  return letters.length < 2 ? 1 : steps.length / (letters.length - 1)
}
