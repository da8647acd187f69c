/** A number as people of both languages type it: „1 200,50” or „1200.5”; undefined when it is none. */
export function readNumber(typed: string): { value: number; decimals: number } | undefined {
  const match = /^([+-]?\d{1,13})(?:[.,](\d{1,6}))?$/.exec(typed.replace(/\s/g, ''))
  if (!match) return undefined
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  return { value: Number(`${match[1]}.${fraction || 0}`), decimals: fraction.length }
}
