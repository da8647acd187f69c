import { approvalOffice } from '../approvals/approval-office.ts'
import type { TestApp } from '../browsers/app.ts'
import { pdfOf } from '../files/pdf-of.ts'
import { type ApprovalModel, type Step, saidOf, type Who } from './approval-model.ts'

/** The program a run plays on: that of a test file, or of a measurement. */
export type ApprovalProgram = Pick<TestApp, 'database' | 'asSuperuser' | 'clock' | 'browser'>

type Placed = { requestId: number; fileId: number; stepIds: number[] }
/** The product’s side of a history: its own institution, with requests in the order of the model. */
export type RealApprovals = {
  t: ApprovalProgram
  office: Awaited<ReturnType<typeof approvalOffice>>
  placed: Placed[]
  /** The hashes that the file of each request had, in their order. */
  hashes: string[][]
}

export async function openRealApprovals(t: ApprovalProgram): Promise<RealApprovals> {
  t.clock.set('2026-11-20T10:00:00+02:00')
  return { t, office: await approvalOffice(t), placed: [], hashes: [] }
}

type Stored = {
  id: number
  status: string
  open: boolean
  steps: { who: string; task: string; status: string; by: string | null }[]
}
export type Stood = { status: string; open: boolean; steps: object[]; seers: boolean }[]

/** Every request of the product, in the words of the model. */
export async function stateOf({ t, office, placed }: RealApprovals): Promise<Stood> {
  const rows = await t.asSuperuser<Stored & { seers: boolean }>(
    `select r.id::int, r.status, r.is_open as open,
            (select json_agg(json_build_object('who', u.username, 'task', s.task, 'status', s.status, 'by', b.username) order by s.place)
               from approval_steps s join users u on u.institution_id = s.institution_id and u.id = s.user_id
               left join users b on b.institution_id = s.institution_id and b.id = s.decided_by_id
              where s.institution_id = r.institution_id and s.request_id = r.id) as steps,
            not exists (select from approval_steps s where s.institution_id = r.institution_id and s.request_id = r.id
               and not exists (select from document_access a where a.institution_id = r.institution_id and a.principal_kind = 1
                                  and a.principal_id = s.user_id and a.document_id = r.document_id and a.reasons & 16 <> 0)) as seers
       from approval_requests r where r.institution_id = $1`,
    [office.institutionId],
  )
  return placed.flatMap(({ requestId }) => {
    const row = rows.find(({ id }) => id === requestId)
    return row ? [{ status: row.status, open: row.open, steps: row.steps, seers: row.seers }] : []
  })
}

/** Every request of the model, in the same words. */
export const told = ({ requests }: ApprovalModel): Stood =>
  requests.map((request) => ({
    status: saidOf(request),
    open: request.steps.some(({ status }) =>
      ['pending', 'waiting', 'waiting_for_signature'].includes(status),
    ),
    steps: request.steps.map(({ who, task, status, by }) => ({ who, task, status, by })),
    seers: true,
  }))

/** Notes the bytes that the files have now: people look at them before they decide. */
async function look({ t, office, placed, hashes }: RealApprovals): Promise<void> {
  const rows = await t.asSuperuser<{ id: number; version: number; sha256: string }>(
    'select id::int, version, sha256 from files where institution_id = $1',
    [office.institutionId],
  )
  for (const [n, { fileId }] of placed.entries()) {
    const row = rows.find(({ id }) => id === fileId)
    const known = hashes[n]
    if (row && known) known[row.version - 1] = row.sha256
  }
}

let versions = 0
const MISSING = 999_999
const NO_BYTES = 'f'.repeat(64)
type Sent = { who: Who | 'clerk'; path: string; body: object }

async function prepare(real: RealApprovals, todo: Step): Promise<Sent> {
  const { office, placed, hashes } = real
  if (todo.verb === 'ask') {
    const { fileId } = await office.paper()
    const steps = [
      ...todo.approve.map((who) => office.step(who, 'approve')),
      ...todo.sign.map((who) => office.step(who, 'sign')),
    ]
    return {
      who: 'cere',
      path: '/api/approval/add',
      body: { file_id: fileId, file_version: 1, mode: todo.mode, steps },
    }
  }
  if (todo.verb === 'stand_in') {
    const [user_id, substitute_id] = [office.people[todo.away], office.people[todo.by]]
    const days = { from_on: '2026-11-20', until_on: '2026-12-20' }
    return {
      who: todo.away,
      path: '/api/substitute/add',
      body: { user_id, substitute_id, tasks: 'approvals', ...days },
    }
  }
  if (todo.verb === 'back') {
    const [row] = await real.t.asSuperuser<{ id: number }>(
      'select id::int from substitutes where institution_id = $1 and user_id = $2 and ended_at is null',
      [office.institutionId, office.people[todo.away]],
    )
    return { who: todo.away, path: '/api/substitute/end', body: { id: row?.id ?? MISSING } }
  }
  const one = placed[todo.at]
  if (todo.verb === 'revoke')
    return {
      who: todo.who,
      path: '/api/approval/revoke',
      body: { id: one?.requestId ?? MISSING, reason: 'x' },
    }
  if (todo.verb === 'new_version') {
    const bytes = pdfOf([`Altă versiune ${++versions}`])
    const { id } = (await office.clerk.upload<{ id: number }>('proiect.pdf', bytes)).body
    return {
      who: 'clerk',
      path: '/api/document_file/add_version',
      body: { id: one?.fileId ?? MISSING, upload_id: id },
    }
  }
  const step_id = one?.stepIds[todo.step] ?? MISSING
  if (todo.verb === 'reassign') {
    const user_id = office.people[todo.to]
    return { who: todo.who, path: '/api/approval/reassign', body: { step_id, user_id, reason: 'x' } }
  }
  const shown = hashes[todo.at]?.[todo.seen] ?? NO_BYTES
  if (todo.verb === 'approve')
    return { who: todo.who, path: '/api/approval/approve', body: { step_id, shown } }
  if (todo.verb === 'decline')
    return { who: todo.who, path: '/api/approval/decline', body: { step_id, shown, reason: 'x' } }
  const scan = pdfOf([`Semnat ${++versions}`])
  const upload = await (await office.login(todo.who)).upload<{ id: number }>('semnat.pdf', scan)
  return {
    who: todo.who,
    path: '/api/approval/sign_paper',
    body: { step_id, shown, upload_id: upload.body.id },
  }
}

type Answer = { id: number; data: { steps: { id: number }[]; file: { id: number } } }

/** Takes the steps of a turn at the same time; tells which of them succeeded. */
export async function takeTurn(real: RealApprovals, turn: readonly Step[]): Promise<boolean[]> {
  const { office } = real
  await look(real)
  const sent: Sent[] = []
  for (const todo of turn) sent.push(await prepare(real, todo))
  const answers = await Promise.all(
    sent.map(async ({ who, path, body }) =>
      (who === 'clerk' ? office.clerk : await office.login(who)).post<Answer>(path, body),
    ),
  )
  return answers.map(({ status, body }, n) => {
    if (status >= 500) throw new Error(`${sent[n]?.path}: ${JSON.stringify(body)}`)
    if (status !== 200) return false
    if (turn[n]?.verb === 'ask') {
      real.placed.push({
        requestId: body.id,
        fileId: body.data.file.id,
        stepIds: body.data.steps.map(({ id }) => id),
      })
      real.hashes.push([])
    }
    return true
  })
}
