import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { fill, type Language, type Text } from '@hdoc/contract/texts/languages.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { entryAddress } from '../../gazette/index.ts'
import { headingTitle } from '../alerts/heading-title.ts'
import type { ToldEntry } from './queries.ts'

/** Lines of one mail; who is told of more finds the rest in the gazette. */
const MOST_LINES = 50

const texts = {
  subject: {
    ro: 'Publicat în Monitorul Oficial Local – {institution}',
    en: 'Published in the local official gazette – {institution}',
  },
  intro: {
    ro: '{institution} a publicat în Monitorul Oficial Local:',
    en: '{institution} published in its local official gazette:',
  },
  number: { ro: 'nr. {number}', en: 'no. {number}' },
  of: { ro: 'din {date}', en: 'of {date}' },
  more: { ro: 'Și încă {count}, în Monitorul Oficial Local.', en: 'And {count} more, in the gazette.' },
  gazette: { ro: 'Deschideți Monitorul Oficial Local', en: 'Open the gazette' },
  end: {
    ro: 'Primiți acest e-mail pentru că ați cerut alerte. Le opriți aici: {url}',
    en: 'You get this e-mail because you asked for alerts. End them here: {url}',
  },
} as const satisfies Record<string, Text>

type Institution = { name: string; address: string; phone: string; email: string }
type Around = { institution: Institution; base: string; token: string }

/** „c.1 Hotărâri ale consiliului local, nr. 12 din 18.11.2026”. A title is not told: what is withdrawn later cannot be taken back. */
function labelOf(entry: ToldEntry, language: Language): string {
  const number = entry.number && fill(texts.number[language], { number: entry.number })
  const of = entry.act_on && fill(texts.of[language], { date: formatDate(entry.act_on) })
  return [headingTitle(entry, language), [number, of].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** A mail that leads to what was published; it says nothing of what stands there. */
export function writeAlert(
  entries: readonly ToldEntry[],
  { language }: { language: Language },
  { institution, base, token }: Around,
) {
  const say = (text: Text, values: Readonly<Record<string, string>> = {}) =>
    fill(text[language], { institution: institution.name, ...values })
  const left = entries.length - MOST_LINES
  return writeLetter({
    language,
    subject: say(texts.subject),
    name: '',
    paragraphs: [say(texts.intro)],
    links: entries
      .slice(0, MOST_LINES)
      .map((entry) => ({ label: labelOf(entry, language), url: `${base}${entryAddress(entry)}` })),
    button: { label: say(texts.gazette), url: `${base}/#/monitor-oficial` },
    notes: [
      ...(left > 0 ? [say(texts.more, { count: String(left) })] : []),
      say(texts.end, { url: `${base}/#/opreste-alerte/${token}` }),
    ],
    sender: [institution.name, institution.address, institution.phone, institution.email]
      .filter(Boolean)
      .join(', '),
  })
}
