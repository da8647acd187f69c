const compact = (raw: string) => raw.toUpperCase().replace(/\s/g, '')

/** Remainder by 97 of a decimal text of any length, taken digit by digit. */
function modulo97(digits: string): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

/** Romanian account number: RO, two control digits, four letters of the bank, 16 characters (ISO 13616). */
export function checkIban(raw: string): 'format' | 'checksum' | null {
  const iban = compact(raw)
  if (!/^RO\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(iban)) return 'format'
  const rotated = iban.slice(4) + iban.slice(0, 4)
  const digits = Array.from(rotated, (sign) => String(Number.parseInt(sign, 36))).join('')
  return modulo97(digits) === 1 ? null : 'checksum'
}

/** The number without spaces, in capitals; null when it is not valid. */
export function normaliseIban(raw: string): string | null {
  return checkIban(raw) === null ? compact(raw) : null
}

/** In groups of four, as printed. */
export function formatIban(iban: string): string {
  return compact(iban).replace(/(.{4})(?=.)/g, '$1 ')
}

/** An account kept by the State Treasury, as town halls must use for most payments. */
export function isTreasuryIban(iban: string): boolean {
  return compact(iban).slice(4, 8) === 'TREZ'
}
