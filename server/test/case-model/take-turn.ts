import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { handle as endWaiting } from '../../src/modules/cases/jobs/end-waiting.handler.ts'
import type { Step, Who } from './case-model.ts'
import { FIRST_DAY, type RealCases } from './real-cases.ts'

export type Awake = Exclude<Step, { verb: 'sleep' }>
const MISSING = 999_999

/** The call of a step; `document`: a new one, for steps that need one. */
function callOf({ office, groups, caseIds, shareIds }: RealCases, todo: Awake, document: number) {
  const group = (name: string | null) => (name === null ? undefined : groups[name])
  const person = (name: Who | null) => (name === null ? null : office.ids[name])
  if (todo.verb === 'open') {
    const lead = { group_id: group(todo.group), user_id: person(todo.person), role: 'lead' }
    const other = { group_id: group(todo.group === 'U' ? 'L' : 'U'), role: todo.other }
    const shares = todo.group === null ? [] : [lead, ...(todo.other === null ? [] : [other])]
    return { verb: 'add', body: { document_id: document, shares } }
  }
  const id = caseIds[todo.at] ?? MISSING
  if (todo.verb === 'join') return { verb: 'add_document', body: { id, document_id: document } }
  if (todo.verb === 'assign')
    return { verb: 'assign', body: { id, shares: [{ group_id: group(todo.group), role: todo.role }] } }
  if (todo.verb === 'close_group')
    return { verb: 'close_group', body: { id, group_id: group(todo.group), reason: 'Rămas în urmă' } }
  if (todo.verb === 'close') return { verb: 'close', body: { id, status: 8, reason: 'Rămas în urmă' } }
  if (todo.verb === 'reopen') return { verb: 'reopen', body: { id, reason: 'Contestație' } }
  const share_id = shareIds[todo.at]?.[todo.share] ?? MISSING
  if (todo.verb === 'give')
    return { verb: 'give', body: { share_id, group_id: group(todo.group), user_id: person(todo.person) } }
  if (todo.verb === 'wait')
    return { verb: 'wait', body: { share_id, pending_type: 'days', pending_days: todo.days } }
  return { verb: todo.verb, body: { share_id, ...(todo.verb === 'refuse' && { reason: 'Nu e la noi' }) } }
}

const needsPaper = ({ verb }: Step): boolean => verb === 'open' || verb === 'join'

/** Lets days pass, and the job of each night run once. */
export async function sleepUntil({ t, worker }: RealCases, day: number): Promise<void> {
  t.clock.set(`${addDays(FIRST_DAY, day)}T10:00:00+02:00`)
  await endWaiting(worker)
}

/** Takes the steps of a turn at the same time; tells which of them succeeded. */
export async function takeTurn(real: RealCases, turn: readonly Awake[]): Promise<boolean[]> {
  const { office } = real
  const calls: { todo: Awake; document: number; verb: string; body: object }[] = []
  for (const todo of turn) {
    const document = needsPaper(todo) ? (await office.register()).id : 0
    calls.push({ todo, document, ...callOf(real, todo, document) })
    // Whoever still has to sign in would come after the other.
    await office.sign(todo.who)
  }
  const answers = await Promise.all(
    calls.map(({ todo, verb, body }) => office.call(todo.who, `/api/workcase/${verb}`, body)),
  )
  return calls.map(({ todo, document, verb }, n) => {
    const { status, body } = answers[n]!
    if (status >= 500) throw new Error(`${verb}: ${JSON.stringify(body)}`)
    if (status !== 200) return false
    if (todo.verb === 'open') real.caseIds.push(body.id)
    if (needsPaper(todo)) real.documentIds.push(document)
    return true
  })
}
