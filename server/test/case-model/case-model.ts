import { nothingPlayed, type Played } from '../histories/play-histories.ts'

/** People of the office, in the model’s own words: which group they are of, and what they may. */
export const people = {
  primar: { group: null, distributes: true, gives: false, works: false, reopens: true, closes: false },
  sef: { group: 'U', distributes: false, gives: true, works: true, reopens: false, closes: false },
  ana: { group: 'U', distributes: false, gives: false, works: true, reopens: false, closes: false },
  ion: { group: 'U', distributes: false, gives: false, works: true, reopens: false, closes: false },
  dora: { group: 'L', distributes: false, gives: true, works: true, reopens: false, closes: false },
  calin: { group: 'L', distributes: false, gives: false, works: true, reopens: false, closes: false },
  arhivar: { group: null, distributes: false, gives: false, works: false, reopens: false, closes: true },
} as const
export type Who = keyof typeof people
export type Group = 'U' | 'L'
export const whos = Object.keys(people) as Who[]

type Status = 'new' | 'accepted' | 'refused' | 'in_progress' | 'waiting' | 'closed'
export type ModelShare = {
  group: Group | null
  person: Who | null
  role: 'lead' | 'work' | 'opinion'
  status: Status
  until: number | null
  by: Who
  unfinished: boolean
}
export type ModelCase = { origin: number; documents: number[]; shares: ModelShare[]; closed: boolean }
/** Status of the product’s ids; `with`: the status its case closed it with. */
export type ModelDocument = {
  status: number
  until: number | null
  in: number | null
  closedWith: number | null
}

/** What cases of an institution must be. Days count from the first one. */
export interface CaseModel extends Played {
  day: number
  cases: ModelCase[]
  documents: ModelDocument[]
}
export const newModel = (): CaseModel => ({ ...nothingPlayed(), day: 0, cases: [], documents: [] })

export type Step =
  | { verb: 'open'; who: Who; group: Group | null; person: Who | null; other: 'work' | 'opinion' | null }
  | { verb: 'join'; who: Who; at: number }
  | { verb: 'assign'; who: Who; at: number; group: Group; role: 'lead' | 'work' | 'opinion' }
  | { verb: 'give'; who: Who; at: number; share: number; group: Group | null; person: Who | null }
  | { verb: 'wait'; who: Who; at: number; share: number; days: number }
  | { verb: 'take' | 'accept' | 'refuse' | 'start' | 'give_back'; who: Who; at: number; share: number }
  | { verb: 'close_group'; who: Who; at: number; group: Group }
  | { verb: 'close'; who: Who; at: number }
  | { verb: 'reopen'; who: Who; at: number }
  | { verb: 'sleep'; days: number }

const isOpen = ({ status }: ModelShare): boolean => status !== 'closed'
const givesIn = (who: Who, group: Group | null): boolean =>
  group !== null && people[who].group === group && people[who].gives
const mayGive = (who: Who, group: Group, person: Who | null): boolean =>
  people[who].distributes || givesIn(who, group) || (person === who && people[who].group === group)
const isMember = (person: Who | null, group: Group): boolean =>
  person === null || people[person].group === group
const given = (who: Who, group: Group | null, person: Who | null, role: ModelShare['role']): ModelShare => ({
  group,
  person,
  role,
  status: person !== null && person === who ? 'accepted' : 'new',
  until: null,
  by: who,
  unfinished: false,
})

/** Brings the documents of an open case to where its shares say they stand. */
function settle(model: CaseModel, at: number): void {
  const one = model.cases[at]!
  for (const share of one.shares)
    if (share.status === 'waiting' && share.until! <= model.day)
      Object.assign(share, { status: 'in_progress', until: null })
  const open = one.shares.filter(isOpen)
  const waits = open.length > 0 && open.every(({ status }) => status === 'waiting')
  const until = waits ? Math.min(...open.map((share) => share.until!)) : null
  const works = open.some(({ status }) => ['accepted', 'in_progress', 'waiting'].includes(status))
  const begun = open.some(({ status }) => status === 'accepted' || status === 'in_progress')
  const status = waits ? 15 : begun && works ? 3 : open.some(({ group }) => group !== null) ? 2 : 1
  for (const n of one.documents) Object.assign(model.documents[n]!, { status, until })
}

function step(model: CaseModel, todo: Exclude<Step, { verb: 'sleep' }>): boolean {
  const { who } = todo
  const me = people[who]
  if (todo.verb === 'open') {
    if (!me.works && !me.distributes) return false
    const { group, person, other } = todo
    const wishes = group === null ? [] : [{ group, person, role: 'lead' as const }]
    const second: Group = group === 'U' ? 'L' : 'U'
    const all =
      group !== null && other !== null ? [...wishes, { group: second, person: null, role: other }] : wishes
    if (!all.every((one) => isMember(one.person, one.group) && mayGive(who, one.group, one.person)))
      return false
    const shares = all.map((one) => given(who, one.group, one.person, one.role))
    model.documents.push({ status: 1, until: null, in: model.cases.length, closedWith: null })
    const origin = model.documents.length - 1
    const loose = given(who, null, null, 'lead')
    model.cases.push({
      origin,
      documents: [origin],
      shares: shares.length > 0 ? shares : [loose],
      closed: false,
    })
    settle(model, model.cases.length - 1)
    return true
  }
  const one = model.cases[todo.at]
  if (!one) return false
  const shares = one.shares.filter(isOpen)
  const lead = shares.find(({ role }) => role === 'lead')
  const inCharge = lead !== undefined && (lead.person === who || givesIn(who, lead.group))
  if (todo.verb === 'reopen') {
    if (!one.closed || !me.reopens) return false
    if (one.documents.some((n) => model.documents[n]!.in !== null)) return false
    const last = one.shares.findLast(({ role }) => role === 'lead')!
    Object.assign(last, { status: last.group === null ? 'new' : 'in_progress', unfinished: false })
    one.closed = false
    for (const n of one.documents) Object.assign(model.documents[n]!, { in: todo.at, closedWith: null })
    settle(model, todo.at)
    return true
  }
  if (one.closed) return false
  if (todo.verb === 'join') {
    if (!me.distributes && !inCharge) return false
    model.documents.push({ status: 1, until: null, in: todo.at, closedWith: null })
    one.documents.push(model.documents.length - 1)
    settle(model, todo.at)
    return true
  }
  if (todo.verb === 'close') {
    const ready = lead && ['accepted', 'in_progress', 'waiting'].includes(lead.status)
    if (!(inCharge && ready) && !me.closes) return false
    if (shares.some(({ role }) => role === 'work')) return false
    for (const share of shares)
      Object.assign(share, { status: 'closed', until: null, unfinished: share !== lead })
    one.closed = true
    for (const n of one.documents)
      Object.assign(model.documents[n]!, { status: 8, until: null, in: null, closedWith: 8 })
    return true
  }
  if (todo.verb === 'assign') {
    const { group, role } = todo
    if (!me.distributes && !one.shares.some((share) => givesIn(who, share.group))) return false
    if (!mayGive(who, group, null)) return false
    const known = shares.find((share) => share.group === group)
    if (known && !(role === 'lead' && known === lead && lead.status === 'refused')) return false
    if (role === 'lead' && lead) {
      const free = lead.group === null || lead.status === 'refused' || lead.group === group
      if (!free) return false
      Object.assign(lead, given(who, group, null, 'lead'))
    } else one.shares.push(given(who, group, null, role))
    settle(model, todo.at)
    return true
  }
  if (todo.verb === 'close_group') {
    const share = shares.find(({ group }) => group === todo.group)
    if (!share || share.role === 'lead') return false
    const does = share.person === who || givesIn(who, share.group)
    const ready = ['accepted', 'in_progress', 'waiting'].includes(share.status)
    if (does ? !ready : !me.closes || !(ready || share.status === 'new')) return false
    Object.assign(share, { status: 'closed', until: null })
    settle(model, todo.at)
    return true
  }
  const share = one.shares[todo.share]
  if (!share || !isOpen(share)) return false
  const does = share.person === who || givesIn(who, share.group)
  const change = changeOf(todo, one, share, does, model.day)
  if (!change) return false
  Object.assign(share, { until: null }, change)
  settle(model, todo.at)
  return true
}

type ShareStep = Extract<Step, { share: number }>

/** What a step makes of a share; undefined when it may not be taken. */
function changeOf(
  todo: ShareStep,
  one: ModelCase,
  share: ModelShare,
  does: boolean,
  day: number,
): Partial<ModelShare> | undefined {
  const { who } = todo
  const me = people[who]
  const { status } = share
  if (todo.verb === 'give') {
    const group = todo.group ?? share.group
    const loose = share.group === null || status === 'refused'
    const may = loose
      ? share.by === who || me.distributes || givesIn(who, share.group)
      : givesIn(who, share.group)
    if (!may || group === null) return undefined
    if (!loose && group !== share.group) return undefined
    if (!isMember(todo.person, group) || !mayGive(who, group, todo.person)) return undefined
    if (one.shares.some((other) => other !== share && isOpen(other) && other.group === group))
      return undefined
    return given(who, group, todo.person, share.role)
  }
  if (share.group === null || status === 'refused') return undefined
  if (todo.verb === 'take') {
    const mine = me.works && me.group === share.group && share.person === null
    return mine
      ? { person: who, status: status === 'new' ? 'accepted' : status, until: share.until }
      : undefined
  }
  if (todo.verb === 'give_back') return share.person === who ? { person: null, status: 'new' } : undefined
  if (!does) return undefined
  if (todo.verb === 'accept') return status === 'new' ? { status: 'accepted' } : undefined
  if (todo.verb === 'refuse') return status === 'new' ? { status: 'refused' } : undefined
  if (todo.verb === 'start')
    return status === 'accepted' || status === 'waiting' ? { status: 'in_progress' } : undefined
  if (todo.verb !== 'wait') return undefined
  return status === 'in_progress' ? { status: 'waiting', until: day + todo.days } : undefined
}

/** Plays a step; tells whether it may be taken. What may not be taken changes nothing. */
export function play(model: CaseModel, todo: Step): boolean {
  if (todo.verb !== 'sleep') return step(model, todo)
  model.day += todo.days
  for (const [at, { closed, shares }] of model.cases.entries())
    if (!closed && shares.some(({ status, until }) => status === 'waiting' && until! <= model.day))
      settle(model, at)
  return true
}
