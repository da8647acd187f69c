import type { Text } from '../../texts/languages.ts'
import type { DocumentStatusId } from '../status/document-status.ts'

/** What the page of a tracking code may say of a document: a closed list, in a citizen's words. */
export const trackingStages = [
  'registered',
  'sent',
  'working',
  'overdue',
  'waiting',
  'solved',
  'favourable',
  'unfavourable',
  'partial',
  'withdrawn',
  'filed',
  'redirected',
  'annulled',
] as const
export type TrackingStage = (typeof trackingStages)[number]

/** Statuses that differ only inside the institution are one stage. */
export const stageOf: Readonly<Record<DocumentStatusId, TrackingStage>> = {
  1: 'registered',
  2: 'sent',
  3: 'working',
  4: 'overdue',
  5: 'working',
  6: 'solved',
  7: 'solved',
  8: 'favourable',
  9: 'annulled',
  10: 'unfavourable',
  11: 'partial',
  12: 'withdrawn',
  13: 'filed',
  14: 'redirected',
  15: 'waiting',
}

type StageWords = {
  /** The stage now. */
  label: Text
  /** The line of the history that reached it. */
  step: Text
  /** What comes next; `{date}` is the day until when. */
  next: Text
  /** The same where no day is set. */
  nextUndated: Text
}

const ended: Text = {
  ro: 'Lucrul la acest document s-a încheiat.',
  en: 'The work on this document has ended.',
}
const closing = (label: Text, next: Text = ended): StageWords => ({
  label,
  step: label,
  next,
  nextUndated: next,
})
const ask: Text = {
  ro: 'Pentru lămuriri, adresați-vă instituției.',
  en: 'Please ask the institution for details.',
}

/** What follows while nobody works on the document yet. */
const takenUpNext: Pick<StageWords, 'next' | 'nextUndated'> = {
  next: {
    ro: 'Urmează să fie luat în lucru. Termenul este {date}.',
    en: 'It will be taken up next. It is due by {date}.',
  },
  nextUndated: { ro: 'Urmează să fie luat în lucru.', en: 'It will be taken up next.' },
}

export const stageWords: Readonly<Record<TrackingStage, StageWords>> = {
  registered: {
    label: { ro: 'Înregistrat', en: 'Registered' },
    step: { ro: 'Înregistrat', en: 'Registered' },
    ...takenUpNext,
  },
  sent: {
    label: { ro: 'Trimis spre soluționare', en: 'Passed on to be solved' },
    step: { ro: 'Trimis spre soluționare', en: 'Passed on to be solved' },
    ...takenUpNext,
  },
  working: {
    label: { ro: 'În lucru', en: 'In progress' },
    step: { ro: 'Luat în lucru', en: 'Taken up' },
    next: {
      ro: 'Urmează soluționarea, cel târziu la {date}.',
      en: 'It will be solved next, by {date} at the latest.',
    },
    nextUndated: { ro: 'Urmează soluționarea.', en: 'It will be solved next.' },
  },
  overdue: {
    label: { ro: 'În lucru, termen depășit', en: 'In progress, past its deadline' },
    step: { ro: 'Luat în lucru', en: 'Taken up' },
    next: {
      ro: `Trebuia soluționat până la {date} și este încă în lucru. ${ask.ro}`,
      en: `It was due by {date} and is still in progress. ${ask.en}`,
    },
    nextUndated: { ro: `Este încă în lucru. ${ask.ro}`, en: `It is still in progress. ${ask.en}` },
  },
  waiting: {
    label: { ro: 'În așteptare', en: 'On hold' },
    step: { ro: 'Pus în așteptare', en: 'Put on hold' },
    next: {
      ro: 'Este în așteptare până la {date}, apoi lucrul continuă.',
      en: 'It is on hold until {date}; then the work goes on.',
    },
    nextUndated: {
      ro: 'Este în așteptare, apoi lucrul continuă.',
      en: 'It is on hold; then the work goes on.',
    },
  },
  solved: closing({ ro: 'Soluționat', en: 'Solved' }),
  favourable: closing({ ro: 'Soluționat favorabil', en: 'Solved – favourable' }),
  unfavourable: closing({ ro: 'Soluționat nefavorabil', en: 'Solved – unfavourable' }),
  partial: closing({ ro: 'Soluționat parțial', en: 'Partially solved' }),
  withdrawn: closing({ ro: 'Retras de solicitant', en: 'Withdrawn by the applicant' }),
  filed: closing({ ro: 'Clasat', en: 'Filed without a reply' }),
  redirected: closing(
    { ro: 'Trimis la autoritatea competentă', en: 'Sent to the competent authority' },
    {
      ro: 'Lucrul continuă la autoritatea căreia i-a fost trimis.',
      en: 'The work goes on at the authority to which it was sent.',
    },
  ),
  annulled: {
    ...closing(
      { ro: 'Anulat', en: 'Annulled' },
      {
        ro: `Numărul a fost anulat și nu mai este valabil. ${ask.ro}`,
        en: `The number was annulled and is no longer valid. ${ask.en}`,
      },
    ),
    step: { ro: 'Număr anulat', en: 'Number annulled' },
  },
}
