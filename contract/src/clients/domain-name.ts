import { text } from '../calls/fields.ts'
import { invalid } from '../failures/validation-messages.ts'

const MOST_LETTERS = 253
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** The last label of a name is letters, or letters of another script in their ASCII form. */
const topLabel = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * Gives a host name as it is stored and compared: lower case, letters outside ASCII in their xn--
 * form (IDNA), no dot at the end. Null for what is no host name: an address by numbers, one label
 * alone, a port, a path, spaces.
 */
export function normaliseDomain(raw: string): string | null {
  const typed = raw.trim().replace(/\.$/, '')
  if (typed === '' || /[\s/\\?#@:%[\]<>|^_*,;'"]/.test(typed) || !URL.canParse(`http://${typed}/`))
    return null
  const host = new URL(`http://${typed}/`).hostname
  const labels = host.split('.')
  const isName =
    host.length <= MOST_LETTERS &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    topLabel.test(labels.at(-1) ?? '')
  return isName ? host : null
}

/**
 * The label before the base domain. Hyphens as third and fourth letters would claim another script (xn--).
 */
const tag = /^(?!..--)[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])$/

/** Tag of an institution: 2 to 40 plain letters, digits and hyphens; typed capitals become small. */
export const domainTag = text(63)
  .transform((value) => value.toLowerCase())
  .refine((value) => value !== '', invalid('required'))
  .refine((value) => value === '' || tag.test(value), invalid('domain_tag'))

/** A host name of the institution's own, in its stored form; '' = none. */
export const optionalDomain = text(300)
  .refine((value) => value === '' || normaliseDomain(value) !== null, invalid('domain'))
  .transform((value) => normaliseDomain(value) ?? '')
  .default('')
