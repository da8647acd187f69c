import { subjectPage } from '@hdoc/contract/notifications/notice-subjects.ts'
import { sayNotice } from '@hdoc/contract/notifications/notice-texts.ts'
import { noticeActionLabels } from '@hdoc/contract/notifications/notices.ts'
import { fill, type Language } from '@hdoc/contract/texts/languages.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import type { ToldNotice } from './queries.ts'

const texts = {
  open: { ro: 'Deschideți în HDoc', en: 'Open in HDoc' },
  openAll: { ro: 'Toate notificările', en: 'All notices' },
  daily: { ro: 'Rezumat zilnic: {count de} notificări', en: 'Daily summary: {count} notices' },
  dailyOne: { ro: 'Rezumat zilnic: o notificare', en: 'Daily summary: one notice' },
  more: { ro: 'Și încă {count}, în HDoc.', en: 'And {count} more, in HDoc.' },
  choose: {
    ro: 'Alegeți în profilul dumneavoastră despre ce și cum sunteți înștiințat.',
    en: 'Your profile is where you choose what you are told of and how.',
  },
} as const

/** Most notices that the mail of a day lists. */
const MOST_LISTED = 100

type Telling = {
  notices: readonly ToldNotice[]
  isDigest: boolean
  person: { name: string; language: Language }
  institution: { name: string; address: string; phone: string }
  /** Start of the URL by which the person reaches HDoc. */
  address: string
}

function digestSubject(count: number, language: Language): string {
  return count === 1 ? texts.dailyOne[language] : fill(texts.daily[language], { count })
}

/** The subject and both forms of a mail about one notice, or about those of a day. */
export function writeNotice({ notices, isDigest, person, institution, address }: Telling): {
  subject: string
  text: string
  html: string
} {
  const { language, name } = person
  const say = (notice: ToldNotice): string => sayNotice(notice, language)
  const label = ({ action }: ToldNotice): string => noticeActionLabels[action][language]
  const [first] = notices
  const only = isDigest ? undefined : first
  const listed = notices.slice(0, MOST_LISTED)
  const left = notices.length - listed.length
  const about = only
    ? [label(only), only.number].filter(Boolean).join(' ')
    : digestSubject(notices.length, language)
  return writeLetter({
    language,
    subject: `${about} – ${institution.name}`,
    name,
    paragraphs: only
      ? [say(only)]
      : [
          ...listed.map((one) => `${label(one)}. ${say(one)}`),
          ...(left > 0 ? [fill(texts.more[language], { count: left })] : []),
        ],
    button: only
      ? {
          label: texts.open[language],
          url: `${address}/#${subjectPage({ kind: only.kind, id: only.subject_id })}`,
        }
      : { label: texts.openAll[language], url: `${address}/#/notifications` },
    notes: [texts.choose[language]],
    sender: [institution.name, institution.address, institution.phone].filter(Boolean).join(', '),
  })
}
