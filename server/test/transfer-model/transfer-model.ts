import { nothingPlayed, type Played } from '../histories/play-histories.ts'

/** Departments: the desk, Urbanism, Juridic. */
export type Group = 'D' | 'U' | 'L'
export const groups: readonly Group[] = ['D', 'U', 'L']

/** People of the office, in the model’s own words. `transfers`: they hand over and receive for their department. */
export const people = {
  gina: { group: 'D', transfers: true, deletes: false, annuls: true },
  sterge: { group: 'D', transfers: true, deletes: true, annuls: false },
  vlad: { group: 'D', transfers: false, deletes: false, annuls: false },
  ana: { group: 'U', transfers: true, deletes: false, annuls: false },
  ion: { group: 'U', transfers: true, deletes: false, annuls: false },
  calin: { group: 'L', transfers: true, deletes: false, annuls: false },
} as const
export type Who = keyof typeof people
export const whos = Object.keys(people) as Who[]

type Role = 'lead' | 'opinion'
type ModelShare = { group: Group; role: Role; status: 'new' | 'transferred' | 'closed' }
export type ModelCase = { origin: number; closed: boolean; shares: ModelShare[] }
export type ModelPaper = {
  paper: boolean
  /** null = it has no paper. */
  holder: Group | null
  /** The department at work. */
  at: Group | null
  annulled: boolean
  /** The open case that works on it. */
  in: number | null
}
type RowStatus = 'sent' | 'accepted' | 'refused' | 'withdrawn'
export type ModelRow = { paper: number; status: RowStatus }
export type ModelSheet = { from: Group; to: Group; rows: ModelRow[] }

/** What papers, cases and sheets of an institution must be. Sheets stand in the order of their numbers. */
export interface TransferModel extends Played {
  papers: ModelPaper[]
  cases: ModelCase[]
  sheets: ModelSheet[]
}
export const newModel = (): TransferModel => ({ ...nothingPlayed(), papers: [], cases: [], sheets: [] })

export type Step =
  | { verb: 'register'; paper: boolean; at: Group | null }
  | { verb: 'open'; paper: number; lead: Group; opinion: Group | null }
  | { verb: 'send'; who: Who; papers: number[]; to: Group }
  | { verb: 'accept' | 'refuse' | 'withdraw'; who: Who; sheet: number; row: number }
  | { verb: 'delete'; who: Who; sheet: number }
  | { verb: 'close'; at: number }
  | { verb: 'annul'; who: Who; paper: number }

const isOnWay = ({ sheets }: TransferModel, paper: number): boolean =>
  sheets.some(({ rows }) => rows.some((row) => row.paper === paper && row.status === 'sent'))
const openShares = ({ cases }: TransferModel, { in: at }: ModelPaper): ModelShare[] =>
  at === null ? [] : cases[at]!.shares.filter(({ status }) => status === 'new')

/** Whether a department has what it wants to hand over: the paper, or without one the work. */
function hasIt(model: TransferModel, paper: ModelPaper, group: Group): boolean {
  if (paper.paper) return paper.holder === group
  const shares = openShares(model, paper)
  if (paper.at === group || shares.some((share) => share.group === group)) return true
  return paper.at === null && shares.length === 0 && group === 'D'
}

const goes = (model: TransferModel, n: number, from: Group): boolean => {
  const paper = model.papers[n]
  return paper !== undefined && !paper.annulled && !isOnWay(model, n) && hasIt(model, paper, from)
}

/** The department of the origin of a case is the one in charge of it. */
function settle(model: TransferModel, { origin, shares }: ModelCase): void {
  const lead = shares.find(({ role, status }) => role === 'lead' && status === 'new')
  if (lead) model.papers[origin]!.at = lead.group
}

/** What accepting makes of a document: the paper moves, and the work with the paper of an origin. */
function move(model: TransferModel, { from, to }: ModelSheet, n: number): void {
  const paper = model.papers[n]!
  if (paper.paper) paper.holder = to
  if (paper.in === null) {
    paper.at = to
    return
  }
  const one = model.cases[paper.in]!
  const open = one.shares.filter(({ status }) => status === 'new')
  const share = open.find(({ group }) => group === from)
  if (!share) return
  share.status = 'transferred'
  const there = open.find(({ group }) => group === to)
  if (there) there.role = there.role === 'lead' ? 'lead' : share.role
  else one.shares.push({ group: to, role: share.role, status: 'new' })
  settle(model, one)
}

function answer(
  model: TransferModel,
  todo: Extract<Step, { verb: 'accept' | 'refuse' | 'withdraw' }>,
): boolean {
  const me = people[todo.who]
  const sheet = model.sheets[todo.sheet]
  const row = sheet?.rows[todo.row]
  if (!sheet || row?.status !== 'sent' || !me.transfers) return false
  if (me.group !== (todo.verb === 'withdraw' ? sheet.from : sheet.to)) return false
  row.status =
    todo.verb === 'accept' ? 'accepted' : todo.verb === 'refuse' ? ('refused' as const) : 'withdrawn'
  if (todo.verb === 'accept') move(model, sheet, row.paper)
  return true
}

function send(model: TransferModel, { who, papers, to }: Extract<Step, { verb: 'send' }>): boolean {
  const me = people[who]
  const wanted = [...new Set(papers)]
  if (!me.transfers || me.group === to || wanted.some((n) => model.papers[n] === undefined)) return false
  const going = wanted.filter((n) => goes(model, n, me.group))
  if (going.length === 0) return false
  model.sheets.push({ from: me.group, to, rows: going.map((paper) => ({ paper, status: 'sent' as const })) })
  return true
}

/** Plays a step; tells whether it may be taken. What may not be taken changes nothing. */
export function play(model: TransferModel, todo: Step): boolean {
  if (todo.verb === 'register') {
    const { paper, at } = todo
    model.papers.push({ paper, holder: paper ? 'D' : null, at, annulled: false, in: null })
    return true
  }
  if (todo.verb === 'open') {
    const paper = model.papers[todo.paper]
    if (!paper || paper.annulled || paper.in !== null || model.cases.some((one) => one.origin === todo.paper))
      return false
    const { lead, opinion } = todo
    const second = opinion !== null && opinion !== lead ? [{ group: opinion, role: 'opinion' as const }] : []
    const shares = [{ group: lead, role: 'lead' as const }, ...second]
    paper.in = model.cases.length
    const one: ModelCase = {
      origin: todo.paper,
      closed: false,
      shares: shares.map((share) => ({ ...share, status: 'new' as const })),
    }
    model.cases.push(one)
    settle(model, one)
    return true
  }
  if (todo.verb === 'send') return send(model, todo)
  if (todo.verb === 'close') {
    const one = model.cases[todo.at]
    if (!one || one.closed || isOnWay(model, one.origin)) return false
    one.closed = true
    for (const share of one.shares) if (share.status === 'new') share.status = 'closed'
    model.papers[one.origin]!.in = null
    return true
  }
  if (todo.verb === 'annul') {
    const paper = model.papers[todo.paper]
    if (!paper || paper.annulled || paper.in !== null || !people[todo.who].annuls) return false
    if (isOnWay(model, todo.paper)) return false
    paper.annulled = true
    return true
  }
  if (todo.verb === 'delete') {
    const me = people[todo.who]
    const sheet = model.sheets[todo.sheet]
    if (!sheet || !me.deletes || me.group !== sheet.from) return false
    if (sheet.rows.some(({ status }) => status === 'accepted' || status === 'refused')) return false
    const open = sheet.rows.filter(({ status }) => status === 'sent')
    for (const row of open) row.status = 'withdrawn'
    return open.length > 0
  }
  return answer(model, todo)
}
