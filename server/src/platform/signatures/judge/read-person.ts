import { oidOf, partsOf, readAsn1, TAG } from '../asn1/read-asn1.ts'
import type { Certificate } from '../cms/read-certificate.ts'

/** Who stands in a certificate, and who issued it. */
export type Who = {
  name: string
  organisation: string
  issuer: string
  serial: string
  valid_from: string
  valid_until: string
}

const NAMES: Readonly<Record<string, 'name' | 'given' | 'family' | 'organisation'>> = {
  '2.5.4.3': 'name',
  '2.5.4.42': 'given',
  '2.5.4.4': 'family',
  '2.5.4.10': 'organisation',
}
const BMP_STRING = 30
const MOST_LETTERS = 200

function readNames(name: Buffer): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const group of partsOf(readAsn1(name)))
    for (const one of partsOf(group, TAG.set)) {
      const [type, value] = partsOf(one)
      const key = NAMES[oidOf(type)]
      if (!key || !value) continue
      const [first = 0, length = 0] = value.raw
      const start = length < 0x80 ? 2 : 2 + (length & 0x7f)
      const bytes = Buffer.from(value.raw.subarray(start))
      const text = first === BMP_STRING ? bytes.swap16().toString('utf16le') : bytes.toString('utf8')
      // Control characters and marks of direction could make a name look like another one.
      if (!found.has(key)) found.set(key, text.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MOST_LETTERS))
    }
  return found
}

const shownName = (bytes: Buffer): { name: string; organisation: string } => {
  const names = readNames(bytes)
  const named = (key: string) => names.get(key) ?? ''
  return {
    name: named('name') || `${named('given')} ${named('family')}`.trim(),
    organisation: named('organisation'),
  }
}

export function personOf({ subject, issuer, serial, from, until }: Certificate): Who {
  const [who, by] = [shownName(subject), shownName(issuer)]
  return {
    name: who.name || who.organisation,
    organisation: who.organisation,
    issuer: [by.name, by.organisation].filter((part) => part !== '').join(', '),
    serial: serial.toString('hex'),
    valid_from: from.toISOString(),
    valid_until: until.toISOString(),
  }
}

const STATEMENTS = '1.3.6.1.5.5.7.1.3'
const COMPLIANCE = '0.4.0.1862.1.1'
const SECURE_DEVICE = '0.4.0.1862.1.4'

/** The certificate says that it is qualified and its key in a secure device (ETSI EN 319 412-5). */
export function isQualified(certificate: Certificate): boolean {
  try {
    const holder = partsOf(partsOf(readAsn1(certificate.raw))[0]).find(({ context }) => context === 3)
    for (const extension of partsOf(holder?.items[0])) {
      const parts = partsOf(extension)
      if (oidOf(parts[0]) !== STATEMENTS) continue
      const value = parts.at(-1)?.value
      const said = value ? partsOf(readAsn1(value)).map((one) => oidOf(partsOf(one)[0])) : []
      return said.includes(COMPLIANCE) && said.includes(SECURE_DEVICE)
    }
    return false
  } catch {
    return false
  }
}
