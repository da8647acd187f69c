import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { followInstitution } from '../../src/modules/cases/stand-ins/follow-institution.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { TestApp } from '../browsers/app.ts'
import { pdfOf } from '../files/pdf-of.ts'
import { aPerson } from '../offices/person.ts'
import { transferOffice } from '../transfers/transfer-office.ts'

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
  | Each<'stand_in' | 'back', { user: Who; who: Who }>

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

async function handOver(
  { t, office, groups, institutionId }: WorkTown,
  act: Extract<Act, { verb: 'send' | 'accept' | 'refuse' | 'withdraw' }>,
  documentId: number,
): Promise<boolean> {
  const call = async (path: string, body: object) => office.call(act.who, path, body)
  if (act.verb === 'send') {
    const to_user_id = act.person ? office.ids[members[act.to][0]!] : null
    const wish = { to_group_id: groups[act.to], to_user_id, document_ids: [documentId] }
    const draft = await call('/api/transfer/add', wish)
    return (
      draft.status === 200 && (await call('/api/transfer/send', { id: draft.body.data.id })).status === 200
    )
  }
  const [row] = await t.asSuperuser<{ id: number; sheet: number }>(
    `select id::int, sheet_id::int as sheet from transfer_rows where institution_id = $1 and document_id = $2 and status = 'sent'`,
    [institutionId, documentId],
  )
  if (!row) return false
  if (act.verb === 'withdraw')
    return (await call('/api/transfer/withdraw', { id: row.sheet, row_ids: [row.id] })).status === 200
  const said =
    act.verb === 'accept'
      ? { accept: [row.id] }
      : { refuse: [{ row_id: row.id, refusal: 'pages', reason: '' }] }
  return (await call('/api/transfer/answer', { id: row.sheet, ...said })).status === 200
}

async function actOnRequest(
  { admin, office }: WorkTown,
  act: Extract<Act, { verb: 'ask' | 'approve' | 'revoke' | 'reassign' }>,
  documentId: number,
): Promise<boolean> {
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
  const who = whos.find((one) => office.ids[one] === step.person.id)
  const body = { step_id: step.id, shown: request.shown }
  return (
    who !== undefined && (await (await office.sign(who)).post('/api/approval/approve', body)).status === 200
  )
}

/** Somebody stands in from today, or no longer; the job that shows their work follows at once. */
async function standIn(town: WorkTown, { verb, user, who }: Extract<Act, { user: Who }>): Promise<boolean> {
  const { t, office, admin, institutionId } = town
  const [user_id, substitute_id] = [office.ids[user], office.ids[who]]
  const today = t.clock.now().toISOString().slice(0, 10)
  const [named] = await t.asSuperuser<{ id: number }>(
    'select id::int from substitutes where institution_id = $1 and user_id = $2 and substitute_id = $3 and ended_at is null',
    [institutionId, user_id, substitute_id],
  )
  const { status } =
    verb === 'back'
      ? await admin.post('/api/substitute/end', { id: named?.id ?? 999_999 })
      : await admin.post('/api/substitute/add', {
          ...{ user_id, substitute_id, tasks: 'cases' },
          ...{ from_on: today, until_on: '2026-12-30' },
        })
  await followInstitution({
    clock: t.clock,
    log: silentLog,
    institutionId,
    tx: (work) => t.worker.inInstitution(institutionId, work),
  })
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
