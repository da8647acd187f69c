import { readXml } from './read-xml.ts'

/** Numbers of formats that every program shows as a day or a time (ECMA-376, 18.8.30). */
const DAY_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])

/** Whether a format code has letters of days and times outside quoted text and colours. */
const isDayCode = (code: string): boolean =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && !/^general$/i.test(code)

/**
 * Gives a function that tells whether a cell style shows its number as a day; a
 * workbook keeps days as numbers.
 */
export function readDateStyles(xml: string | undefined): (style: number) => boolean {
  const days = new Set<number>()
  const own = new Map<number, string>()
  let isCells = false
  let style = 0
  if (xml !== undefined)
    readXml(xml, {
      open({ name, attribute }) {
        if (name === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
        else if (name === 'cellXfs') isCells = true
        else if (name === 'xf' && isCells) {
          const format = Number(attribute('numFmtId') ?? 0)
          if (DAY_FORMATS.has(format) || isDayCode(own.get(format) ?? '')) days.add(style)
          style++
        }
      },
      close(name) {
        if (name === 'cellXfs') isCells = false
      },
    })
  return (one) => days.has(one)
}
