import { isDeepStrictEqual } from 'node:util'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Comment } from '@hdoc/contract/documents/parts/comments.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import {
  addDocument,
  type Caller,
  type ContentionOffice,
  type Refused,
  refusalProblem,
  type Saved,
} from './contention-office.ts'
import { actionOf, stateOf } from './document-actions.ts'

export interface ContentionReport {
  /** Changes sent, each on the version that all had read. */
  sent: number
  won: number
  /** Changes refused with the name of the winner and what the winner did. */
  refused: number
  comments: number
  /** Sentences about what must not happen; empty = all is well. */
  problems: string[]
}

const COMMENTING = 10

/** One round: everybody changes the version that all have read, and some comment beside it. */
async function playRound(
  callers: readonly Caller[],
  document: Document,
  round: number,
  report: ContentionReport,
): Promise<{ after: Document; done: string; comments: string[] }> {
  const { id } = document
  const actions = callers.map(({ name }, n) => actionOf(document, name, n + round, round))
  const talking = callers.filter((_, n) => (n + round) % Math.ceil(callers.length / COMMENTING) === 0)
  const comments = talking.map(({ name }) => `${name}, runda ${round}`)
  const [answers, said] = await Promise.all([
    Promise.all(actions.map(({ path, body }, n) => callers[n]!.post<Saved<Document>>(path, body))),
    Promise.all(
      talking.map((caller, n) =>
        caller.post('/api/document_comment/add', { document_id: id, body: comments[n] }),
      ),
    ),
  ])
  const problem = (text: string): void => {
    report.problems.push(`document ${id}, round ${round}: ${text}`)
  }
  const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  const after = (await callers[round % callers.length]!.get<Document>(`/api/document/get/${id}`)).body
  if (winners.length !== 1) problem(`${winners.length} won`)
  const winner = winners[0] ?? 0
  const { action, what, expected } = actions[winner]!
  const { name } = callers[winner]!
  if (!isDeepStrictEqual(stateOf(after), expected))
    problem(`is ${JSON.stringify(stateOf(after))} and not what ${name} sent: ${JSON.stringify(expected)}`)
  if (!isDeepStrictEqual(stateOf(answers[winner]!.body.data ?? after), expected))
    problem(`${name} was shown another document than there is`)
  if (after.version !== document.version + 1) problem(`version ${document.version} became ${after.version}`)
  for (const [n, answer] of answers.entries()) {
    if (winners.includes(n)) continue
    const wrong = refusalProblem(answer as Refused, [{ name, what }])
    if (wrong) problem(`${actions[n]!.path}: ${wrong}`)
  }
  for (const { status } of said) if (status !== 200) problem(`a comment was answered with ${status}`)
  report.sent += answers.length
  report.won += winners.length
  report.refused += answers.length - winners.length
  report.comments += said.length
  return { after, done: `${action} ${name}`, comments }
}

/** Rounds on one document after the other; an annulled one ends before its rounds are over. */
export async function playDocuments(
  office: ContentionOffice,
  callers: readonly Caller[],
  wanted: { documents: number; rounds: number },
): Promise<ContentionReport> {
  const report: ContentionReport = { sent: 0, won: 0, refused: 0, comments: 0, problems: [] }
  const reader = callers[0]!
  for (let n = 0; n < wanted.documents; n++) {
    let document = await addDocument(office, reader)
    const done: string[] = []
    const comments: string[] = []
    for (let round = 1; round <= wanted.rounds && document.annulled === null; round++) {
      const played = await playRound(callers, document, round + n * wanted.rounds, report)
      document = played.after
      done.push(played.done)
      comments.push(...played.comments)
    }
    const { id } = document
    const { body: activity } = await reader.get<SubjectActivity[]>(`/api/document/activity/${id}`)
    const told = activity
      .filter(({ action }) => action !== 'document.registered' && action !== 'document.commented')
      .map(({ action, by }) => `${action} ${by}`)
      .reverse()
    if (!isDeepStrictEqual(told, done))
      report.problems.push(
        `document ${id}: its history tells ${told.join(', ')}; those who won: ${done.join(', ')}`,
      )
    const { body: kept } = await reader.get<Comment[]>(`/api/document_comment/list/${id}`)
    if (
      !isDeepStrictEqual(
        kept.map(({ by, body }) => `${by}: ${body}`).sort(),
        comments.map((text) => `${text.split(',')[0]}: ${text}`).sort(),
      )
    )
      report.problems.push(`document ${id}: ${kept.length} comments are there of ${comments.length}`)
  }
  return report
}
