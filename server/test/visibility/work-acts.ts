import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { SubstituteTasks } from '@hdoc/contract/people/substitutes.ts'
import { workOfApprovals } from '../../src/modules/approvals/stand-ins/work-of-approvals.ts'
import { workOfCases } from '../../src/modules/cases/stand-ins/work-of-cases.ts'
import { followStandIns } from '../../src/modules/people/index.ts'
import type { TenantDb } from '../../src/platform/db/database.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { TestApp } from '../browsers/app.ts'
import { pdfOf } from '../files/pdf-of.ts'
import { aPerson } from '../offices/person.ts'
import { transferOffice } from '../transfers/transfer-office.ts'
import { LEVEL } from './rights.ts'
import { maySeeWork, type Remembered, readWorkFacts, type Viewer } from './work-sight.ts'

/** People who act and look, by their sign-in names. */
export const whos = ['gina', 'vlad', 'ana', 'ion', 'calin'] as const
export type Who = (typeof whos)[number]
export type GroupName = 'D' | 'U' | 'L'
const members: Readonly<Record<GroupName, readonly Who[]>> = {
  D: ['gina', 'vlad'],
  U: ['ana', 'ion'],
  L: ['calin'],
}
const levels = ['institution', 'department', 'restricted'] as const

type Each<Verb extends string, Rest> = Verb extends string ? { verb: Verb } & Rest : never
export type Act =
  | { verb: 'register'; level: number; group: GroupName | null; paper: boolean }
  | { verb: 'name'; at: number; who: Who[] }
  | { verb: 'move'; at: number; group: GroupName }
  | { verb: 'open'; at: number; lead: GroupName; person: boolean; opinion: GroupName }
  | { verb: 'give'; at: number; share: number; place: number }
  | Each<'close' | 'reopen', { at: number }>
  | { verb: 'send'; who: Who; at: number; to: GroupName; person: boolean }
  | Each<'accept' | 'refuse' | 'withdraw', { who: Who; at: number }>
  | { verb: 'ask'; at: number; who: Who[] }
  | Each<'approve' | 'revoke' | 'reassign', { at: number; who: Who }>
  | Each<'stand_in' | 'back', { user: Who; who: Who; tasks: SubstituteTasks }>

export type WorkTown = Awaited<ReturnType<typeof openWorkTown>>

/** An office whose register opens nothing but to who registers, with an administrator who does what no others may. */
export async function openWorkTown(t: TestApp) {
  const office = await transferOffice(t)
  const { institutionId, host, ids } = office
  await aPerson(t.database, institutionId, 'administrator', { isAdmin: true })
  const admin = t.browser(host)
  await admin.signIn('administrator')
  await t.asSuperuser(
    `insert into register_access (institution_id, register_id, principal, user_id, can_see, can_register) values ($1, $2, 'user', $3, true, true)`,
    [institutionId, office.registerId, ids.gina],
  )
  await t.asSuperuser(
    `insert into user_permissions (institution_id, user_id, permission) select $1, u, 'approval.approve' from unnest($2::bigint[]) u`,
    [institutionId, whos.map((who) => ids[who])],
  )
  return {
    ...{ t, office, admin, institutionId },
    groups: { D: office.desk, U: office.urbanism, L: office.legal },
    papers: [] as number[],
    /** Who is named on each document. */
    named: new Map<number, number[]>(),
    /** Sheets that went out with a restricted document that their sender did not see. */
    unread: new Map<number, number[]>(),
  }
}

type Requests = {
  requests: {
    id: number
    shown: string
    steps: { id: number; person: { id: number }; status: { code: string } }[]
  }[]
}

async function register(town: WorkTown, act: Extract<Act, { verb: 'register' }>): Promise<boolean> {
  const { office, groups, papers } = town
  const gina = await office.sign('gina')
  const upload = (await gina.upload<{ id: number }>('act.pdf', pdfOf([`Act ${papers.length}`]))).body.id
  const { id } = await office.paper({
    access_level: levels[act.level],
    group_id: act.group === null ? null : groups[act.group],
    upload_ids: [upload],
    ...(!act.paper && { physical_form: 'electronic' }),
  })
  papers.push(id)
  return true
}

/** The case of a document, the newest first; the administrator sees every one. */
async function caseOf(
  { t, admin, institutionId }: WorkTown,
  documentId: number,
): Promise<WorkCase | undefined> {
  const [row] = await t.asSuperuser<{ id: string }>(
    `select case_id as id from case_documents where institution_id = $1 and document_id = $2 order by 1 desc limit 1`,
    [institutionId, documentId],
  )
  return row && (await admin.get<WorkCase>(`/api/workcase/get/${row.id}`)).body
}

async function actOnCase(
  town: WorkTown,
  act: Extract<Act, { verb: 'open' | 'give' | 'close' | 'reopen' }>,
  documentId: number,
): Promise<boolean> {
  const { admin, groups, office } = town
  const done = async (path: string, body: object) => (await admin.post(path, body)).status === 200
  if (act.verb === 'open') {
    const user_id = act.person ? office.ids[members[act.lead][0]!] : null
    const second = act.opinion === act.lead ? [] : [{ group_id: groups[act.opinion], role: 'opinion' }]
    const shares = [{ group_id: groups[act.lead], user_id, role: 'lead' }, ...second]
    return done('/api/workcase/add', { document_id: documentId, shares })
  }
  const one = await caseOf(town, documentId)
  if (!one) return false
  if (act.verb !== 'give')
    return act.verb === 'close'
      ? done('/api/workcase/close', { id: one.id, status: 6, reason: 'Gata' })
      : done('/api/workcase/reopen', { id: one.id, reason: 'Mai este de lucru' })
  const share = one.shares[act.share % one.shares.length]
  const group = (Object.keys(groups) as GroupName[]).find((name) => groups[name] === share?.group?.id)
  const person = group && members[group][act.place % members[group].length]
  return done('/api/workcase/give', { share_id: share?.id, user_id: person ? office.ids[person] : null })
}

export const viewerOf = ({ office, groups }: WorkTown, who: Who): Viewer => ({
  id: office.ids[who],
  groups: (Object.keys(groups) as GroupName[])
    .filter((name) => members[name].includes(who))
    .map((name) => groups[name]),
})

export const remembered = ({ named, unread }: WorkTown, documentId: number): Remembered => ({
  named: named.get(documentId) ?? [],
  unread: unread.get(documentId) ?? [],
})

/** Whether whoever sends a document may read it: of a restricted one only who sees it. */
async function maySend(town: WorkTown, who: Who, documentId: number): Promise<boolean> {
  const { documents, standIns } = await readWorkFacts(town.t, town.institutionId)
  const document = documents.find(({ id }) => id === documentId)
  if (!document || document.level < LEVEL.restricted) return true
  return maySeeWork(viewerOf(town, who), document, standIns, remembered(town, documentId))
}

/** Mostly whoever is meant: somebody of the department it asks for who hands papers over and receives them. */
function meant({ groups }: WorkTown, groupId: number | null | undefined, who: Who): Who {
  const name = (Object.keys(groups) as GroupName[]).find((one) => groups[one] === groupId)
  const able = name ? members[name].filter((one) => one !== 'vlad') : []
  return who === 'vlad' ? who : (able[whos.indexOf(who) % able.length] ?? who)
}

async function handOver(
  town: WorkTown,
  act: Extract<Act, { verb: 'send' | 'accept' | 'refuse' | 'withdraw' }>,
  documentId: number,
): Promise<boolean> {
  const { t, office, groups, institutionId } = town
  const [row] = await t.asSuperuser<{ id: number; sheet: number; from: number; to: number }>(
    `select r.id::int, r.sheet_id::int as sheet, s.from_group_id::int as from, s.to_group_id::int as to
       from transfer_rows r join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
      where r.institution_id = $1 and r.document_id = $2 and r.status = 'sent'`,
    [institutionId, documentId],
  )
  if (act.verb === 'send') {
    const [place] = await t.asSuperuser<{ holder: number | null }>(
      'select coalesce(paper_group_id, group_id)::int as holder from documents where institution_id = $1 and id = $2',
      [institutionId, documentId],
    )
    const who = meant(town, place?.holder, act.who)
    const to_user_id = act.person ? office.ids[members[act.to][0]!] : null
    const wish = { to_group_id: groups[act.to], to_user_id, document_ids: [documentId] }
    const reads = await maySend(town, who, documentId)
    const draft = await office.call(who, '/api/transfer/add', wish)
    if (draft.status !== 200) return false
    const { id } = draft.body.data
    if (!reads) town.unread.set(documentId, [...(town.unread.get(documentId) ?? []), id])
    return (await office.call(who, '/api/transfer/send', { id })).status === 200
  }
  if (!row) return false
  const { id, sheet, from, to } = row
  const who = meant(town, act.verb === 'withdraw' ? from : to, act.who)
  if (act.verb === 'withdraw')
    return (await office.call(who, '/api/transfer/withdraw', { id: sheet, row_ids: [id] })).status === 200
  const said =
    act.verb === 'accept' ? { accept: [id] } : { refuse: [{ row_id: id, refusal: 'pages', reason: '' }] }
  return (await office.call(who, '/api/transfer/answer', { id: sheet, ...said })).status === 200
}

async function actOnRequest(
  town: WorkTown,
  act: Extract<Act, { verb: 'ask' | 'approve' | 'revoke' | 'reassign' }>,
  documentId: number,
): Promise<boolean> {
  const { admin, office } = town
  const done = async (path: string, body: object) => (await admin.post(path, body)).status === 200
  if (act.verb === 'ask') {
    const { files } = (
      await admin.get<{ files: { id: number; version: number }[] }>(`/api/document/get/${documentId}`)
    ).body
    const steps = act.who.map((who) => ({ user_id: office.ids[who], task: 'approve', label: '' }))
    return done('/api/approval/add', { file_id: files[0]?.id, file_version: files[0]?.version, steps })
  }
  const { requests } = (await admin.get<Requests>(`/api/approval/of_document/${documentId}`)).body
  const request = requests.find(({ steps }) => steps.some(({ status }) => status.code === 'pending'))
  const step = request?.steps.find(({ status }) => status.code === 'pending')
  if (!request || !step) return false
  const reason = 'Nu mai e nevoie'
  if (act.verb === 'revoke') return done('/api/approval/revoke', { id: request.id, reason })
  if (act.verb === 'reassign')
    return done('/api/approval/reassign', { step_id: step.id, user_id: office.ids[act.who], reason })
  // Whoever is named decides where they stand in for the person, and is refused where they do not.
  const own = whos.find((one) => office.ids[one] === step.person.id)
  const [standsIn] = await town.t.asSuperuser(
    'select from substitutes where institution_id = $1 and user_id = $2 and substitute_id = $3 and for_approvals and ended_at is null',
    [town.institutionId, step.person.id, office.ids[act.who]],
  )
  const who = standsIn ? act.who : own
  const body = { step_id: step.id, shown: request.shown }
  return (
    who !== undefined && (await (await office.sign(who)).post('/api/approval/approve', body)).status === 200
  )
}

/** Somebody stands in from today, or no longer; the job that shows their work follows at once. */
async function standIn(
  town: WorkTown,
  { verb, user, who, tasks }: Extract<Act, { user: Who }>,
): Promise<boolean> {
  const { t, office, admin, institutionId } = town
  const [user_id, substitute_id] = [office.ids[user], office.ids[who]]
  const today = t.clock.now().toISOString().slice(0, 10)
  const [named] = await t.asSuperuser<{ id: number }>(
    'select id::int from substitutes where institution_id = $1 and ended_at is null order by id limit 1',
    [institutionId],
  )
  const { status } =
    verb === 'back'
      ? await admin.post('/api/substitute/end', { id: named?.id ?? 999_999 })
      : await admin.post('/api/substitute/add', {
          ...{ user_id, substitute_id, tasks },
          ...{ from_on: today, until_on: '2026-12-30' },
        })
  const inside = {
    clock: t.clock,
    log: silentLog,
    institutionId,
    tx: <T>(work: (db: TenantDb) => Promise<T>) => t.worker.inInstitution(institutionId, work),
  }
  await followStandIns(inside, workOfCases)
  await followStandIns(inside, workOfApprovals)
  return status === 200
}

/** Does what an act says; tells whether the product let it happen. */
export async function doAct(town: WorkTown, act: Act): Promise<boolean> {
  const { admin, groups, office, papers, named } = town
  if (act.verb === 'register') return register(town, act)
  if (act.verb === 'stand_in' || act.verb === 'back') return standIn(town, act)
  const documentId = papers[act.at % papers.length] ?? 0
  if (act.verb === 'name' || act.verb === 'move') {
    const now = (await admin.get<{ group: { id: number } | null }>(`/api/document/get/${documentId}`)).body
    const user_ids =
      act.verb === 'name' ? act.who.map((who) => office.ids[who]) : (named.get(documentId) ?? [])
    const group_id = act.verb === 'move' ? groups[act.group] : (now.group?.id ?? null)
    const { status } = await admin.post('/api/document/assign', { id: documentId, group_id, user_ids })
    if (status === 200) named.set(documentId, user_ids)
    return status === 200
  }
  if (act.verb === 'open' || act.verb === 'give' || act.verb === 'close' || act.verb === 'reopen')
    return actOnCase(town, act, documentId)
  if (act.verb === 'ask' || act.verb === 'approve' || act.verb === 'revoke' || act.verb === 'reassign')
    return actOnRequest(town, act, documentId)
  return handOver(town, act, documentId)
}
