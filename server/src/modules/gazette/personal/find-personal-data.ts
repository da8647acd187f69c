import type { PersonalDataKind } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { PersonalFinding } from '@hdoc/contract/gazette/gazette-entries.ts'
import { checkCnp, maskCnp } from '@hdoc/contract/ro/cnp.ts'
import { checkIban } from '@hdoc/contract/ro/iban.ts'
import { normalisePhone } from '@hdoc/contract/ro/phone.ts'
import { foldDiacritics, searchKey } from '@hdoc/contract/ro/search-key.ts'

/** A text and where it stands: `title`, `content`, the name of a file. */
export type Looked = { place: string; text: string }
/** As `PersonalFinding`, with the whole text. */
export type Found = { kind: PersonalDataKind; text: string; place: string }

const street =
  /(?<![\p{L}\p{N}])(?:str(?:ada|\.)|b-?dul\.?|bd\.|bulevardul|aleea|calea|[șs]os(?:eaua|\.)|intrarea|pia[țt]a|fund[ăa]tura|uli[țt]a)\s{0,3}[\p{L}\p{N}][\p{L}\p{N}\s.„”"'-]{1,60}?,?\s{0,3}(?:nr\.?|num[ăa]rul)\s{0,3}\d{1,5}(?:\s{0,2}[a-z](?![\p{L}\p{N}]))?/giu
const looks: Readonly<Record<PersonalDataKind, { form: RegExp; fits: (text: string) => boolean }>> = {
  cnp: {
    form: /(?<!\d)[1-9]\d{12}(?!\d)/g,
    // An odd county code passes, because some real ones have it.
    fits: (text) => ['county', null].includes(checkCnp(text, '2200-01-01')),
  },
  iban: {
    form: /(?<![A-Z0-9])RO\s?\d{2}(?:\s?[A-Z0-9]){20}(?![A-Z0-9])/gi,
    fits: (text) => checkIban(text) === null,
  },
  email: { form: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, fits: () => true },
  phone: {
    form: /(?<![\d/.,-])(?:\+?40|0040|0)[\s./-]?[237]\d{1,2}(?:[\s./-]?\d{2,3}){2,3}(?![\d/])/g,
    fits: (text) => normalisePhone(text) !== null,
  },
  address: { form: street, fits: () => true },
}
const bare = (kind: PersonalDataKind, text: string): string =>
  kind === 'phone'
    ? (normalisePhone(text) ?? text)
    : kind === 'address'
      ? searchKey(text)
      : text.toLowerCase()

/** What is known of the institution itself: that is no personal data. */
export type OwnContacts = {
  phones: readonly string[]
  emails: readonly string[]
  addresses: readonly string[]
}

function isOwn({ kind, text }: Found, own: OwnContacts): boolean {
  const said = bare(kind, text)
  if (kind === 'phone') return own.phones.some((one) => bare(kind, one) === said)
  if (kind === 'email') return own.emails.some((one) => one.toLowerCase() === said)
  return kind === 'address' && own.addresses.some((one) => searchKey(one).includes(said))
}

/** A file that consists of such texts alone must not hold the server. */
const MOST_EACH = 200

/**
 * Texts that look like personal data, each once for a place. It helps who publishes to look; it does not prove that
 * there is nothing else.
 */
export function findPersonalData(texts: readonly Looked[], own: OwnContacts): Found[] {
  const found = new Map<string, Found>()
  for (const { place, text } of texts) {
    const read = foldDiacritics(text)
    for (const [kind, { form, fits }] of Object.entries(looks) as [
      PersonalDataKind,
      (typeof looks)['cnp'],
    ][]) {
      let left = MOST_EACH
      for (const [match] of read.matchAll(form)) {
        if (left-- === 0) break
        const one: Found = { kind, place, text: match.replace(/\s+/g, ' ').trim() }
        const key = `${place}\n${kind}\n${bare(kind, one.text)}`
        if (!found.has(key) && fits(one.text) && !isOwn(one, own)) found.set(key, one)
      }
    }
  }
  return [...found.values()]
}

/** A finding as it may be told: of a CNP only its ends. */
export const shownFinding = ({ kind, text, place }: Found): PersonalFinding => ({
  kind,
  place,
  text: kind === 'cnp' ? maskCnp(text) : text.slice(0, 120),
})
