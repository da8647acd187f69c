import {
  type DocumentStatusId,
  documentStatus,
  isDocumentStatusId,
  STATUS,
} from '@hdoc/contract/documents/status/document-status.ts'
import type { Tracking } from '@hdoc/contract/documents/tracking/tracking.ts'
import { stageOf, stageWords } from '@hdoc/contract/documents/tracking/tracking-status.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import type { TrackedRow } from '../record/queries/documents.ts'

type Entry = { at: string; action: string; content: string | null }
type Step = { at: string; title: Text }
type Fields = { batch?: unknown; status?: unknown; deadline_on?: unknown }
type Change = { before: Fields; after: Fields }

/** The stage of a status, in a citizen's words; the colour is that of the status. */
export function presentStage(status: DocumentStatusId, language: Language): Tracking['status'] {
  const code = stageOf[status]
  return { code, name: stageWords[code].label[language], className: documentStatus(status).className }
}

/**
 * What happens next and until when: the end of a waiting, or the deadline. Open papers of the institution's own
 * say nothing, because nobody waits for their answer.
 */
export function nextStep(
  row: Pick<TrackedRow, 'category' | 'deadline_on' | 'pending_until'>,
  status: DocumentStatusId,
  language: Language,
): string {
  if (row.category !== 'intrare' && documentStatus(status).kind === 'open') return ''
  const stage = stageOf[status]
  const { next, nextUndated } = stageWords[stage]
  const day = stage === 'waiting' ? row.pending_until : row.deadline_on
  return day === null ? nextUndated[language] : next[language].replace('{date}', formatDate(day))
}

const reopened: Text = { ro: 'Redeschis, din nou în lucru', en: 'Reopened, in progress again' }
const wentOn: Text = { ro: 'Lucrul continuă', en: 'The work goes on' }

function extendedTo(day: unknown): Text | undefined {
  if (typeof day !== 'string' || !isIsoDate(day)) return undefined
  const date = formatDate(day)
  return { ro: `Termen prelungit până la ${date}`, en: `Deadline extended to ${date}` }
}

function reached(from: unknown, to: unknown): Text | undefined {
  if (typeof to !== 'number' || !isDocumentStatusId(to)) return undefined
  const isResumed = from === STATUS.pending && stageOf[to] === 'working'
  return isResumed ? wentOn : stageWords[stageOf[to]].step
}

/** The heading of a step; undefined for what is no citizen's business or was erased. */
function headingOf(action: string, { before, after }: Change): Text | undefined {
  switch (action) {
    case 'document.registered':
      return stageWords.registered.step
    case 'document.annulled':
      return stageWords.annulled.step
    case 'document.reopened':
      return reopened
    case 'document.pending_ended':
      return wentOn
    case 'document.deadline_extended':
      return extendedTo(after.deadline_on)
    case 'document.status_changed':
      return reached(before.status, after.status)
    default:
      return undefined
  }
}

function changeOf(content: string | null): Change {
  const { before = {}, after = {} } = (content === null ? {} : JSON.parse(content)) as Partial<Change>
  return { before, after }
}

/**
 * What a citizen may read of the history, newest first: headings of a closed list, no names and no texts. A
 * batch that was undone left nothing; a change between two statuses that are one stage to a citizen is none.
 */
export function trackedHistory(entries: readonly Entry[], language: Language): Tracking['history'] {
  const read = entries.map(({ at, action, content }) => ({ at, action, change: changeOf(content) }))
  const undone = new Set(
    read.filter(({ action }) => action === 'document.batch_undone').map(({ change }) => change.after.batch),
  )
  const steps = read
    .filter(({ change: { after } }) => after.batch === undefined || !undone.has(after.batch))
    .flatMap(({ at, action, change }): Step[] => {
      const title = headingOf(action, change)
      return title ? [{ at, title }] : []
    })
  return steps
    .filter(({ title }, index) => title.ro !== steps[index + 1]?.title.ro)
    .map(({ at, title }) => ({ at, title: title[language] }))
}
