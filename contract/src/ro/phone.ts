const ROMANIAN = /^0(7\d{8}|[23]\d{8}|80\d{7})$/
const FOREIGN = /^\+[1-9]\d{6,14}$/

const compact = (raw: string) => raw.replace(/[\s().\-/]/g, '').replace(/^00/, '+')

/** Is a number written with + or 00 and the prefix of another country? */
export const isWrittenAbroad = (raw: string): boolean => /^\+(?!40)/.test(compact(raw))

/**
 * Romanian number in E.164: „0722 123 456”, „0040722123456” → „+40722123456”; null when it is not one. Mobile
 * 07, fixed 02 and 03, special 080; short numbers (112) are not contact numbers.
 */
export function normalisePhone(raw: string): string | null {
  const national = compact(raw).replace(/^\+40/, '0')
  return ROMANIAN.test(national) ? `+4${national}` : null
}

/** As `normalisePhone`, and any number of another country written with + or 00, checked by length only. */
export function normaliseContactPhone(raw: string): string | null {
  const romanian = normalisePhone(raw)
  if (romanian) return romanian
  const text = compact(raw)
  return FOREIGN.test(text) && !text.startsWith('+40') ? text : null
}

/**
 * The one form in which phones are written for people, from any form in which they are typed or stored. A text that
 * holds no number stays as it is.
 */
export function writePhone(text: string): string {
  const known = normaliseContactPhone(text)
  return known === null ? text : formatPhone(known)
}

/** As `writePhone`, for several numbers, one a line. */
export const writePhones = (lines: string): string => lines.split('\n').map(writePhone).join('\n')

/** „+40722123456” → „0722 123 456”, „+40213123456” → „021 312 3456”; others stay as stored. */
export function formatPhone(e164: string): string {
  const national = /^\+40(\d{9})$/.exec(e164)?.[1]
  if (!national) return e164
  const areaLength = national.startsWith('21') || national.startsWith('31') ? 2 : 3
  return `0${national.slice(0, areaLength)} ${national.slice(areaLength, areaLength + 3)} ${national.slice(areaLength + 3)}`
}
