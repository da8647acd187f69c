import type { ReportRun } from '@hdoc/contract/reports/reports.ts'
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
  failed_subject: {
    ro: 'Raport care nu s-a putut pregăti: {title} – {institution}',
    en: 'Report that could not be made: {title} – {institution}',
  },
  failed: {
    ro: 'Raportul „{title}” ({of}) nu s-a putut pregăti.',
    en: 'The report "{title}" ({of}) could not be made.',
  },
  failed_today: {
    ro: 'Raportul „{title}” nu s-a putut pregăti.',
    en: 'The report "{title}" could not be made.',
  },
  too_long: {
    ro: 'Are prea multe rânduri. Îl puteți cere în HDoc pe o perioadă mai scurtă.',
    en: 'It has too many rows. You can ask for it in HDoc over a shorter period.',
  },
  too_long_today: { ro: 'Are prea multe rânduri.', en: 'It has too many rows.' },
  error: {
    ro: 'Îl puteți cere din nou în HDoc, după autentificare.',
    en: 'You can ask for it again in HDoc after you sign in.',
  },
  kept: { ro: 'Se păstrează până la {date}.', en: 'It is kept until {date}.' },
  open: { ro: 'Deschideți raportul', en: 'Open the report' },
} as const satisfies Record<string, Text>

type About = {
  title: string
  of: string
  kept: string
  url: string
  /** Why it could not be made; null = it is ready. */
  failure: Exclude<ReportRun['failure'], 'right'>
}

/** What is said: that it is ready and until when, or that it could not be made and what can be done. */
function sentencesOf({ of, failure }: About): (keyof typeof texts)[] {
  const isOfToday = of === ''
  if (failure === null) return [isOfToday ? 'ready_today' : 'ready', 'kept']
  // What tells of today has no period that could be shorter.
  const why = failure === 'too_long' && isOfToday ? 'too_long_today' : failure
  return [isOfToday ? 'failed_today' : 'failed', why]
}

/** A mail that leads to a report. It names the report and its period, and holds nothing of what stands there. */
export function writeReportMail(
  about: About,
  { name, language }: { name: string; language: Language },
  institution: { name: string; address: string; phone: string; email: string },
) {
  const { title, of, kept, url, failure } = about
  const values = { title, of, date: kept, institution: institution.name }
  return writeLetter({
    language,
    subject: fill(texts[failure === null ? 'subject' : 'failed_subject'][language], values),
    name,
    paragraphs: sentencesOf(about).map((sentence) => fill(texts[sentence][language], values)),
    button: { label: texts.open[language], url },
    sender: [institution.name, institution.address, institution.phone, institution.email]
      .filter(Boolean)
      .join(', '),
  })
}
