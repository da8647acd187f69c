import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { pdfOf } from '../files/pdf-of.ts'
import { freshOffice, type Office } from '../offices/office.ts'
import { aGroup, aPerson } from '../offices/person.ts'
import { type Caller, refusalProblem, type Saved } from './contention-office.ts'
import type { ContentionReport } from './document-rounds.ts'

/** A signed-in person who also sends files. */
export type Worker = Caller & {
  upload<T>(name: string, bytes: Buffer): Promise<{ status: number; body: T }>
}

export interface WorkContentionOffice extends Office {
  urbanism: number
  /** Registers, hands over and asks for approvals. */
  desk: { username: string; name: string }
  people: { id: number; username: string; name: string }[]
}

const rights: Permission[] = [
  'document.list',
  'workcase.work',
  'transfer.create',
  'transfer.receive',
  'approval.approve',
]

/** A town hall in which `count` people of one department may take the same work, papers and requests. */
export async function openWorkContention(database: Database, count: number): Promise<WorkContentionOffice> {
  const office = await freshOffice(database)
  const institution = office.institution.id
  const urbanism = await aGroup(database, institution, 'Urbanism')
  const registry = await aGroup(database, institution, 'Registratură')
  const desk = { username: 'registrator', name: 'Gina Registrator' }
  await aPerson(database, institution, desk.username, {
    name: desk.name,
    permissions: [...rights, 'document.register', 'approval.request', 'workcase.assign'],
    groupIds: [registry],
  })
  const people: WorkContentionOffice['people'] = []
  for (let n = 1; n <= count; n++) {
    const person = { username: `om${n}`, name: `Persoana ${n}` }
    const id = await aPerson(database, institution, person.username, {
      name: person.name,
      permissions: rights,
      roles: ['DocAdmin'],
      groupIds: [urbanism],
    })
    people.push({ id, ...person })
  }
  return { ...office, urbanism, desk, people }
}

const must = <T>({ status, body }: { status: number; body: T }): T => {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`)
  return body
}

const registerPaper = async (office: WorkContentionOffice, desk: Caller, more: object = {}) =>
  must(
    await desk.post<Saved<{ id: number }>>('/api/document/add', {
      category: 'intrare',
      register_id: office.registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: 'Cerere',
      ...more,
    }),
  ).data.id

type Answer = { status: number; body: Failure }
/** What came of one thing that everybody wanted: who won, and what is wrong with the refusals. */
function judge(
  report: ContentionReport,
  what: string,
  callers: readonly Caller[],
  answers: readonly Answer[],
  problemOf: (answer: Answer, winner: Caller, n: number) => string | undefined,
): Caller | undefined {
  const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  if (winners.length !== 1) report.problems.push(`${what}: ${winners.length} won`)
  const winner = callers[winners[0] ?? 0]
  for (const [n, answer] of answers.entries()) {
    if (winners.includes(n) || !winner) continue
    const wrong = problemOf(answer, winner, n)
    if (wrong) report.problems.push(`${what}, ${callers[n]?.name}: ${wrong}`)
  }
  report.sent += answers.length
  report.won += winners.length
  report.refused += answers.length - winners.length
  return winner
}

const newReport = (): ContentionReport => ({ sent: 0, won: 0, refused: 0, comments: 0, problems: [] })

/** A refusal that says, in words, who was faster. */
const namesWinner =
  (code: string) =>
  ({ status, body }: Answer, winner: Caller): string | undefined =>
    status === 409 && body.code === code && body.message.includes(winner.name)
      ? undefined
      : `${status} ${body.code} tells „${body.message}”, not of ${winner.name}`

/** Everybody takes the same shares, which nobody of the department has. */
export async function playCases(
  office: WorkContentionOffice,
  [desk, callers]: readonly [Caller, readonly Caller[]],
  cases: number,
): Promise<ContentionReport> {
  const report = newReport()
  for (let n = 0; n < cases; n++) {
    const documentId = await registerPaper(office, desk)
    const { data: opened } = must(
      await desk.post<Saved<WorkCase>>('/api/workcase/add', {
        document_id: documentId,
        shares: [{ group_id: office.urbanism, role: 'lead' }],
      }),
    )
    const share_id = opened.shares[0]?.id
    const answers = await Promise.all(
      callers.map((caller) =>
        caller.post<Failure>('/api/workcase/take', { share_id, version: opened.version }),
      ),
    )
    const what = 'Lucrare luată din compartiment'
    const winner = judge(report, `case ${opened.number}`, callers, answers, (answer, { name }) =>
      refusalProblem(answer, [{ name, what }]),
    )
    const after = (await callers[0]!.get<WorkCase>(`/api/workcase/get/${opened.id}`)).body
    const [share] = after.shares
    if (share?.person?.name !== winner?.name || share?.status.code !== 'accepted')
      report.problems.push(`case ${opened.number}: is with ${share?.person?.name}, ${share?.status.code}`)
  }
  return report
}

type Sheet = { id: number; rows: { id: number; status: { code: string }; answered_by: string }[] }

/** Everybody accepts the same sheets; each row is answered once. */
export async function playSheets(
  office: WorkContentionOffice,
  [desk, callers]: readonly [Caller, readonly Caller[]],
  sheets: number,
): Promise<ContentionReport> {
  const report = newReport()
  for (let n = 0; n < sheets; n++) {
    const document_ids = [await registerPaper(office, desk), await registerPaper(office, desk)]
    const wish = { to_group_id: office.urbanism, document_ids }
    const { id } = must(await desk.post<{ id: number }>('/api/transfer/add', wish))
    const { data: sheet } = must(await desk.post<Saved<Sheet>>('/api/transfer/send', { id }))
    const accept = sheet.rows.map((row) => row.id)
    const answers = await Promise.all(
      callers.map((caller) => caller.post<Failure>('/api/transfer/answer', { id, accept })),
    )
    const winner = judge(report, `sheet ${id}`, callers, answers, namesWinner('ROW_ANSWERED'))
    const { rows } = (await callers[0]!.get<Sheet>(`/api/transfer/get/${id}`)).body
    if (rows.some(({ status, answered_by }) => status.code !== 'accepted' || answered_by !== winner?.name))
      report.problems.push(
        `sheet ${id}: was answered by ${rows.map(({ answered_by }) => answered_by).join()}`,
      )
  }
  return report
}

type Request = { id: number; shown: string; status: { code: string }; steps: { id: number }[] }

/** One approves what all the others revoke. */
export async function playRequests(
  office: WorkContentionOffice,
  [desk, callers]: readonly [Worker, readonly Caller[]],
  requests: number,
): Promise<ContentionReport> {
  const report = newReport()
  for (let n = 0; n < requests; n++) {
    const upload = must(await desk.upload<{ id: number }>('proiect.pdf', pdfOf([`Proiect ${n}`]))).id
    const documentId = await registerPaper(office, desk, { upload_ids: [upload] })
    const { files } = must(await desk.get<{ files: { id: number }[] }>(`/api/document/get/${documentId}`))
    const approver = n % callers.length
    const { data: request } = must(
      await desk.post<Saved<Request>>('/api/approval/add', {
        file_id: files[0]?.id,
        file_version: 1,
        steps: [{ user_id: office.people[approver]?.id, task: 'approve', label: '' }],
      }),
    )
    const { id, shown } = request
    const answers = await Promise.all(
      callers.map((caller, place) =>
        place === approver
          ? caller.post<Failure>('/api/approval/approve', { step_id: request.steps[0]?.id, shown })
          : caller.post<Failure>('/api/approval/revoke', { id, reason: 'Nu mai e nevoie' }),
      ),
    )
    const winner = judge(report, `request ${id}`, callers, answers, (answer, who, place) =>
      namesWinner(place === approver ? 'APPROVAL_STEP_OVER' : 'approval_revoke')(answer, who),
    )
    const { status } = (await callers[0]!.get<Request>(`/api/approval/get/${id}`)).body
    const expected = winner === callers[approver] ? 'approved' : 'revoked'
    if (status.code !== expected) report.problems.push(`request ${id}: is ${status.code}, not ${expected}`)
  }
  return report
}
