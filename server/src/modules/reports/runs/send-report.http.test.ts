import type { ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { REPORT_START, type Run, reportOffice } from '../../../../test/papers/report-office.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { removeReports } from '../jobs/remove-reports.ts'

const t = await testApp({
  now: REPORT_START,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const box = await mailbox(t)
const patient = { timeout: 60_000 }
type Sent = Failure & { document: { id: number; number: string }; request_id: number }
type Paper = {
  number: string
  category: string
  short_description: string
  files: { id: number; name: string }[]
}

const rights: Permission[] = [
  'dashboard.statistics',
  'document.register',
  'approval.request',
  'document.list',
]

/** The town hall of reports, with `mirela` who sends reports for approval, and `traian` who approves. */
async function sendingOffice() {
  const office = await reportOffice(t, box)
  const { i, as } = office
  await aPerson(t.database, i, 'mirela', { name: 'Mirela Fântânaru', permissions: rights })
  const traian = await aPerson(t.database, i, 'traian', {
    name: 'Traian Codreanu',
    permissions: ['approval.approve', 'document.list'],
  })
  const typeOf = async (more = '') => {
    const [{ id }] = (await t.asSuperuser(
      `insert into doc_types (institution_id, name, category, create_case) values ($1, $2, 'interne', $3) returning id`,
      [i, `Raport intern${more}`, more !== ''],
    )) as [{ id: string }]
    return Number(id)
  }
  const typeId = await typeOf()
  const mirela = await as('mirela')
  const half = (n: 1 | 2) => office.made(mirela, 'petitions', { year: 2026, half: n })
  const send = (browser: Browser, run: Run, more: object = {}, key?: string) =>
    browser.post<Sent>(
      '/api/report/send',
      {
        id: run.id,
        version: run.version,
        register_id: office.office.registerId,
        doc_type_id: typeId,
        short_description: 'Raport semestrial de petiții, semestrul I 2026',
        steps: [{ user_id: traian }],
        ...more,
      },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const read = async (id: number) => (await mirela.get<Run>(`/api/report/get/${id}`)).body
  const documents = async () => {
    const [{ n }] = (await t.asSuperuser('select count(*) as n from documents where institution_id = $1', [
      i,
    ])) as [{ n: string }]
    return Number(n)
  }
  return { ...office, mirela, traian, typeOf, half, send, read, documents }
}

describe('a report of the law sent for approval', () => {
  it(
    'becomes an internal document with its PDF, about which people are asked; it stays as it was',
    patient,
    async () => {
      const { i, mirela, as, half, send, read, pdf, documents } = await sendingOffice()
      const run = await half(1)
      expect(run).toMatchObject({ sent_as: null, can: { send: true }, cannot: {} })
      const { raw: paper } = await pdf(mirela, run.id)
      const [first, again] = await Promise.all([
        send(mirela, run, { text: 'Pentru ședință' }, 'raport-0001'),
        send(mirela, run, { text: 'Pentru ședință' }, 'raport-0001'),
      ])
      expect(first.status).toBe(200)
      expect(again.body).toEqual(first.body)
      expect((await send(mirela, run, { text: 'Pentru ședință' }, 'raport-0001')).body).toEqual(first.body)
      expect(await documents()).toBe(1)
      const { document, request_id } = first.body
      const { body } = await mirela.get<Paper>(`/api/document/get/${document.id}`)
      expect(body).toMatchObject({
        number: document.number,
        category: 'interne',
        short_description: 'Raport semestrial de petiții, semestrul I 2026',
        files: [{ name: `hdoc-petitions-2026-11-20-${run.id}.pdf` }],
      })
      const file = await mirela.get(`/api/file/download/${body.files[0]?.id}`)
      expect(file.raw.equals(paper)).toBe(true)
      const { body: request } = await (await as('traian')).get<ApprovalRequest>(
        `/api/approval/get/${request_id}`,
      )
      expect(request).toMatchObject({
        text: 'Pentru ședință',
        status: { code: 'pending' },
        document: { id: document.id },
        steps: [{ person: { name: 'Traian Codreanu' }, task: 'approve' }],
      })

      // What was sent is final, and says what it became, also when its rows are gone.
      const reason = `Raportul a fost trimis spre aprobare cu numărul ${document.number} și rămâne neschimbat.`
      expect(await read(run.id)).toMatchObject({
        is_sent: true,
        sent_as: document,
        can: { send: false },
        cannot: { send: reason },
      })
      expect((await send(mirela, run)).body).toMatchObject({ code: 'REPORT_SENT', message: reason })
      const remarked = await mirela.post<Failure>('/api/report/remark', { id: run.id, remarks: 'Încă ceva' })
      expect([remarked.status, remarked.body.code]).toEqual([409, 'REPORT_SENT'])

      // Who has the report and does not see the document is told no number of it.
      await t.asSuperuser('update documents set access_level = 4 where id = $1', [document.id])
      await aPerson(t.database, i, 'alta', { permissions: rights })
      const other = await as('alta')
      const { body: seen } = await other.get<Run>(`/api/report/get/${run.id}`)
      const unseen = 'Raportul a fost trimis spre aprobare și rămâne neschimbat.'
      expect(seen).toMatchObject({ is_sent: true, sent_as: null, cannot: { send: unseen } })
      const { body: listed } = await other.get<{ runs: Run[] }>('/api/report/runs')
      expect(listed.runs).toMatchObject([{ is_sent: true, sent_as: null, cannot: { send: unseen } }])
      const tried = [
        await send(other, run),
        await other.post<Failure>('/api/report/remark', { id: run.id, remarks: 'Ceva' }),
      ]
      for (const { body: refused } of tried)
        expect(refused).toMatchObject({ code: 'REPORT_SENT_UNSEEN', message: unseen })

      t.clock.set('2027-01-20T12:00:00+02:00')
      await removeReports.run(await workerServices(t), {})
      expect(await read(run.id)).toMatchObject({ state: 'removed', lines: [], sent_as: document })
    },
  )

  it('tells of a whole period, as the sender looked at it', patient, async () => {
    const { mirela, half, send, read, documents } = await sendingOffice()
    const early = await half(2)
    const reason = 'Se poate trimite după 31.12.2026, când perioada se încheie.'
    expect(early).toMatchObject({ can: { send: false }, cannot: { send: reason } })
    expect((await send(mirela, early)).body).toMatchObject({ code: 'REPORT_PERIOD_OPEN', message: reason })
    t.clock.set('2027-01-05T12:00:00+02:00')
    expect((await read(early.id)).cannot.send).toContain('înainte de sfârșitul perioadei (31.12.2026)')
    expect((await send(mirela, early)).body.code).toBe('REPORT_MADE_EARLY')
    const whole = await half(2)
    await mirela.post('/api/report/remark', { id: whole.id, remarks: 'La timp.' })
    expect((await send(mirela, whole)).body.code).toBe('STALE_VERSION')
    expect(await documents()).toBe(0)
    expect((await send(mirela, await read(whole.id))).status).toBe(200)
  })

  it(
    'wants all the rights and an internal type; what is refused leaves nothing behind',
    patient,
    async () => {
      const { i, office, ana, as, mirela, half, send, read, documents, traian, typeOf } =
        await sendingOffice()
      const run = await half(1)
      expect((await ana.get<Run>(`/api/report/get/${run.id}`)).body.cannot.send).toContain('Înregistrează')
      expect((await send(ana, run)).body).toMatchObject({ missing: 'approval.request' })
      await aPerson(t.database, i, 'cere', { permissions: ['dashboard.statistics', 'approval.request'] })
      expect((await send(await as('cere'), run)).body).toMatchObject({ missing: 'document.register' })
      await aPerson(t.database, i, 'scrie', { permissions: ['document.register', 'approval.request'] })
      expect((await send(await as('scrie'), run)).body).toMatchObject({ missing: 'dashboard.statistics' })
      expect((await send(mirela, run, { doc_type_id: office.docTypeId })).body.errors).toHaveProperty(
        'doc_type_id',
      )
      const [sign] = [{ user_id: traian, task: 'sign' }]
      expect((await send(mirela, run, { steps: [sign] })).body.errors).toEqual({
        'steps.0.user_id': ['Traian Codreanu nu are dreptul „Semnează”.'],
      })
      expect([await documents(), (await read(run.id)).sent_as]).toEqual([0, null])

      // The type opens a case for each of its documents: this one gets its own too.
      const { body } = await send(mirela, run, { doc_type_id: await typeOf(' cu dosar') })
      const [{ n }] = (await t.asSuperuser(
        'select count(*) as n from case_documents where document_id = $1',
        [body.document.id],
      )) as [{ n: string }]
      expect(Number(n)).toBe(1)
    },
  )
})
