import { deepEqual } from 'node:assert/strict'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import fc from 'fast-check'
import { handle as endWaiting } from '../../src/modules/cases/jobs/end-waiting.handler.ts'
import type { TestApp } from '../browsers/app.ts'
import { caseOffice } from '../offices/case-office.ts'
import { workerServices } from '../programs/worker-services.ts'
import { type CaseModel, newModel, play, type Step, type Who, whos } from './case-model.ts'
import { type Turn, turns } from './case-steps.ts'

const FIRST_DAY = '2026-11-20'
type Office = Awaited<ReturnType<typeof caseOffice>>
type Real = {
  t: TestApp
  office: Office
  caseIds: number[]
  documentIds: number[]
  groups: Record<string, number>
}

/** The shares of a case in the order in which they were made, which the model keeps too. */
async function shareIds({ t }: Real, caseId: number): Promise<number[]> {
  const rows = await t.asSuperuser<{ id: string }>(
    'select id from case_shares where case_id = $1 order by id',
    [caseId],
  )
  return rows.map(({ id }) => Number(id))
}

/** The call of a step; `document`: a new one, for steps that need one. */
async function callOf(real: Real, todo: Exclude<Step, { verb: 'sleep' }>, document: number) {
  const { office, groups } = real
  const group = (name: string | null) => (name === null ? undefined : groups[name])
  const person = (name: Who | null) => (name === null ? null : office.ids[name])
  if (todo.verb === 'open') {
    const lead = { group_id: group(todo.group), user_id: person(todo.person), role: 'lead' }
    const other = { group_id: group(todo.group === 'U' ? 'L' : 'U'), role: todo.other }
    const shares = todo.group === null ? [] : [lead, ...(todo.other === null ? [] : [other])]
    return { verb: 'add', body: { document_id: document, shares } }
  }
  const id = real.caseIds[todo.at] ?? 999_999
  if (todo.verb === 'join') return { verb: 'add_document', body: { id, document_id: document } }
  if (todo.verb === 'assign')
    return { verb: 'assign', body: { id, shares: [{ group_id: group(todo.group), role: todo.role }] } }
  if (todo.verb === 'close_group') return { verb: 'close_group', body: { id, group_id: group(todo.group) } }
  if (todo.verb === 'close') return { verb: 'close', body: { id, status: 8 } }
  if (todo.verb === 'reopen') return { verb: 'reopen', body: { id, reason: 'Contestație' } }
  const share_id = (await shareIds(real, id))[todo.share] ?? 999_999
  if (todo.verb === 'give')
    return { verb: 'give', body: { share_id, group_id: group(todo.group), user_id: person(todo.person) } }
  if (todo.verb === 'wait')
    return { verb: 'wait', body: { share_id, pending_type: 'days', pending_days: todo.days } }
  return { verb: todo.verb, body: { share_id, ...(todo.verb === 'refuse' && { reason: 'Nu e la noi' }) } }
}

const needsPaper = ({ verb }: Step): boolean => verb === 'open' || verb === 'join'

/** Takes the steps of a turn at the same time; tells which of them succeeded. */
async function take(real: Real, turn: Turn): Promise<boolean[]> {
  const { t, office } = real
  const calls = []
  for (const todo of turn) calls.push({ todo, document: needsPaper(todo) ? (await office.register()).id : 0 })
  const prepared = await Promise.all(
    calls.map(async (one) =>
      one.todo.verb === 'sleep'
        ? undefined
        : { who: one.todo.who, ...(await callOf(real, one.todo, one.document)) },
    ),
  )
  const answers = await Promise.all(
    prepared.map(async (call) => {
      if (!call) return undefined
      const { status, body } = await office.call(call.who as Who, `/api/workcase/${call.verb}`, call.body)
      if (status >= 500) throw new Error(`${call.verb}: ${JSON.stringify(body)}`)
      return { status, body }
    }),
  )
  if (turn[0]?.verb === 'sleep') await endWaiting(await workerServices(t))
  const opened = calls.map(({ todo, document }, n) => ({ todo, document, answer: answers[n] }))
  for (const { todo, document, answer } of opened) {
    if (answer?.status !== 200) continue
    if (todo.verb === 'open') real.caseIds.push(answer.body.id)
    if (needsPaper(todo)) real.documentIds.push(document)
  }
  return answers.map((answer) => answer === undefined || answer.status === 200)
}

type StoredShare = {
  id: number
  closed: boolean
  group: string | null
  person: string | null
  role: string
  status: string
  until: number | null
  unfinished: boolean
}
type StoredPaper = { id: number; status: number; until: number | null; in: number | null }
type Stood = { cases: object[]; documents: object[] }

/** Everything in the product, in the words of the model. */
async function stateOf({ t, office, caseIds, documentIds }: Real): Promise<Stood> {
  const rows = await t.asSuperuser<StoredShare>(
    `select s.case_id::int as id, c.status = 'closed' as closed, g.name as "group", u.username as person, s.role, s.status,
            (s.wait_until - date '${FIRST_DAY}') as until, s.unfinished
       from case_shares s join cases c on c.institution_id = s.institution_id and c.id = s.case_id
       left join user_groups g on g.institution_id = s.institution_id and g.id = s.group_id
       left join users u on u.institution_id = s.institution_id and u.id = s.user_id
      where s.institution_id = $1 order by s.id`,
    [office.institutionId],
  )
  const papers = await t.asSuperuser<StoredPaper>(
    `select d.id::int as id, d.status, (d.pending_until - date '${FIRST_DAY}') as until,
            (select x.case_id::int from case_documents x where x.institution_id = d.institution_id and x.document_id = d.id and x.held) as "in"
       from documents d where d.institution_id = $1`,
    [office.institutionId],
  )
  const short = new Map([
    ['Urbanism', 'U'],
    ['Juridic', 'L'],
  ])
  return {
    cases: caseIds.map((id) => {
      const own = rows.filter((row) => row.id === id)
      return {
        closed: own[0]?.closed,
        shares: own.map(({ group, person, role, status, until, unfinished }) => ({
          group: group === null ? null : short.get(group),
          person,
          role,
          status,
          until,
          unfinished,
        })),
      }
    }),
    documents: documentIds.map((id) => {
      const row = papers.find((one) => one.id === id)
      const at = row?.in ?? null
      return { status: row?.status, until: row?.until, in: at === null ? null : caseIds.indexOf(at) }
    }),
  }
}

const told = (model: CaseModel): Stood => ({
  cases: model.cases.map(({ closed, shares }) => ({
    closed,
    shares: shares.map(({ by: _, ...share }) => ({
      group: share.group,
      person: share.person,
      role: share.role,
      status: share.status,
      until: share.until,
      unfinished: share.unfinished,
    })),
  })),
  documents: model.documents.map(({ status, until, in: at }) => ({ status, until, in: at })),
})

const isEqual = (one: unknown, other: unknown): boolean => {
  try {
    deepEqual(one, other)
    return true
  } catch {
    return false
  }
}

/** The model after a turn: of two steps at the same time in whichever order the product took them. */
function followed(model: CaseModel, turn: Turn, done: readonly boolean[], real: Stood): CaseModel {
  const orders =
    turn.length === 1
      ? [[0]]
      : [
          [0, 1],
          [1, 0],
        ]
  const outcomes = orders.map((order) => {
    const after = structuredClone(model)
    const may = turn.map(() => false)
    for (const n of order) may[n] = play(after, turn[n]!)
    return { after, may }
  })
  const fits = outcomes.find(({ after, may }) => isEqual(may, done) && isEqual(told(after), real))
  if (fits) return fits.after
  const [first] = outcomes
  deepEqual({ done, ...real }, { done: first!.may, ...told(first!.after) })
  return first!.after
}

export type CaseModelRun = {
  steps: number
  kinds: Map<string, number>
  failed: boolean
  counterexample: string
  error: string
}

/**
 * Plays random histories against the product over HTTP, each in its own institution. Ends when enough steps were made
 * or a history differs from the model; the difference is then shrunk to a short list of steps.
 */
export async function runCaseModel(
  t: TestApp,
  wanted: { steps: number; seed: number },
): Promise<CaseModelRun> {
  let steps = 0
  const kinds = new Map<string, number>()
  for (let seed = wanted.seed; steps < wanted.steps; seed++) {
    const result = await fc.check(
      fc.asyncProperty(turns, async (history) => {
        t.clock.set(`${FIRST_DAY}T10:00:00+02:00`)
        const office = await caseOffice(t)
        const real: Real = {
          t,
          office,
          caseIds: [],
          documentIds: [],
          groups: { U: office.urbanism, L: office.legal },
        }
        for (const who of whos) await office.sign(who)
        let model = newModel()
        for (const turn of history) {
          const days = turn.map((todo) => (todo.verb === 'sleep' ? todo.days : 0)).reduce((a, b) => a + b, 0)
          t.clock.set(`${addDays(FIRST_DAY, model.day + days)}T10:00:00+02:00`)
          const done = await take(real, turn)
          steps += turn.length
          for (const { verb } of turn) kinds.set(verb, (kinds.get(verb) ?? 0) + 1)
          if (turn.length === 2) kinds.set('together', (kinds.get('together') ?? 0) + 1)
          model = followed(model, turn, done, await stateOf(real))
        }
        deepEqual(await office.damage(), [])
      }),
      { numRuns: 1, seed, endOnFailure: false },
    )
    if (result.failed)
      return {
        steps,
        kinds,
        failed: true,
        counterexample: JSON.stringify(result.counterexample),
        error: String(result.errorInstance),
      }
  }
  return { steps, kinds, failed: false, counterexample: '', error: '' }
}
