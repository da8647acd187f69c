import { fill, type Language, type Text } from '@hdoc/contract/texts/languages.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'

const texts = {
  subject: { ro: '{title} – {institution}', en: '{title} – {institution}' },
  ready: {
    ro: 'Raportul „{title}” ({of}) este gata. Îl găsiți în HDoc, după autentificare.',
    en: 'The report "{title}" ({of}) is ready. You find it in HDoc after you sign in.',
  },
  ready_today: {
    ro: 'Raportul „{title}” este gata. Îl găsiți în HDoc, după autentificare.',
    en: 'The report "{title}" is ready. You find it in HDoc after you sign in.',
  },
  kept: { ro: 'Se păstrează până la {date}.', en: 'It is kept until {date}.' },
  open: { ro: 'Deschideți raportul', en: 'Open the report' },
} as const satisfies Record<string, Text>

/** A mail that leads to a report. It names the report and its period, and holds nothing of what stands there. */
export function writeReportMail(
  { title, of, kept, url }: { title: string; of: string; kept: string; url: string },
  { name, language }: { name: string; language: Language },
  institution: { name: string; address: string; phone: string; email: string },
) {
  const values = { title, of, institution: institution.name }
  return writeLetter({
    language,
    subject: fill(texts.subject[language], values),
    name,
    paragraphs: [
      fill(texts[of === '' ? 'ready_today' : 'ready'][language], values),
      fill(texts.kept[language], { date: kept }),
    ],
    button: { label: texts.open[language], url },
    sender: [institution.name, institution.address, institution.phone, institution.email]
      .filter(Boolean)
      .join(', '),
  })
}
