import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { LineResult } from '@hdoc/contract/documents/registration/registration-list.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import type { Added } from '../../../../test/offices/clerk-office.ts'
import { sql } from '../../../platform/db/sql.ts'
import { lockDocument } from '../../documents/index.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

/** A town hall where Elena, the head of the registry, has opened a case of a restricted paper. */
async function withRestrictedCase() {
  const office = await caseOffice(t)
  const { as, paper, urbanism } = office
  const head = await as('elena')
  const opened = await head.post<Added>(
    '/api/document/add',
    paper({
      access_level: 'restricted',
      short_description: 'Dosar de sănătate',
      case: { shares: [{ group_id: urbanism, role: 'lead' }] },
    }),
  )
  expect(opened.status).toBe(200)
  const secret = opened.body.data.case
  if (!secret) throw new Error('no case of the restricted paper')
  return { ...office, head, secret }
}

describe('a registration that joins a case', () => {
  it('does not join one that the person may not see, as if it were not there', async () => {
    const { send, paper, head, secret, document, register, damage } = await withRestrictedCase()
    const refused = await send({ case: { case_id: secret.id } })
    const lost = await send({ case: { case_id: 987_654 } })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'case.case_id': ['Valoarea aleasă nu există.'] },
    ])
    expect({ ...refused.body, request_id: '' }).toEqual({ ...lost.body, request_id: '' })
    const joined = await head.post<Added>('/api/document/add', paper({ case: { case_id: secret.id } }))
    expect(joined.body.data.case).toEqual(secret)
    expect((await document(joined.body.data.id)).case?.id).toBe(secret.id)
    // The refused ones took no number.
    expect((await register()).number).toBe('RG-0003/2026')
    expect(await damage()).toEqual([])
  })

  it('joins when it belongs there: of the same person, an answer, or a type that stands only in a case', async () => {
    const { open, send, sign, urbanism, made, shareOf, originOf, institutionId, docTypeId } =
      await caseOffice(t)
    const one = await open()
    const stranger = { issuer_id: null, issuer: { type: 'pf', name: 'Alt Om' } }
    const refused = await send({ ...stranger, case: { case_id: one.id } })
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
    expect((await send({ case: { case_id: one.id } })).status).toBe(200)
    const reply = { category: 'iesire', answers_id: originOf(one), case: { case_id: one.id } }
    const [outgoing] = await t.asSuperuser<{ id: string }>(
      `insert into doc_types (institution_id, name, category) values ($1, 'Răspuns', 'iesire') returning id`,
      [institutionId],
    )
    const answered = await send({ ...stranger, ...reply, doc_type_id: Number(outgoing?.id) })
    expect([answered.status, answered.body.errors]).toEqual([200, undefined])
    await t.asSuperuser('update doc_types set case_only = true where id = $1', [docTypeId])
    expect((await send({ ...stranger, case: { case_id: one.id } })).status).toBe(200)
    await t.asSuperuser('update doc_types set case_only = false where id = $1', [docTypeId])
    // Who works on the case brings in what they like.
    await made('ana', '/api/workcase/take', { share_id: shareOf(one, urbanism).id })
    await t.asSuperuser(
      `insert into user_permissions (institution_id, user_id, permission)
       select institution_id, id, 'document.register' from users where institution_id = $1 and username = 'ana'`,
      [institutionId],
    )
    const ana = await sign('ana')
    const paper = { register_id: 0, ...stranger, case: { case_id: one.id } }
    const { registerId } = await t
      .asSuperuser<{ registerId: string }>(
        'select min(id) as "registerId" from registers where institution_id = $1',
        [institutionId],
      )
      .then(([row]) => ({ registerId: Number(row?.registerId) }))
    const own = await ana.post<Added>('/api/document/add', {
      ...paper,
      register_id: registerId,
      category: 'intrare',
      doc_type_id: docTypeId,
      short_description: 'Adus de cine lucrează',
    })
    expect([own.status, own.body.errors]).toEqual([200, undefined])
  })

  it('does not join a closed one', async () => {
    const { open, made, send, register, urbanism, shareOf, damage } = await caseOffice(t)
    const one = await open()
    await made('ana', '/api/workcase/take', { share_id: shareOf(one, urbanism).id })
    await made('ana', '/api/workcase/close', { id: one.id, status: 6 })
    const refused = await send({ case: { case_id: one.id } })
    expect([refused.status, refused.body.code]).toEqual([409, 'CASE_CLOSED'])
    expect((await register()).number).toBe('RG-0002/2026')
    expect(await damage()).toEqual([])
  })
})

describe('a list that joins a case', () => {
  /** A case, and a list of so many lines for it. */
  async function withList() {
    const office = await caseOffice(t)
    const { open, paper, made, clerk } = office
    const one = await open()
    const { issuer_id, ...values } = paper({ case: { case_id: one.id } })
    const send = async (count: number) => {
      const lines = Array.from({ length: count }, (_, n) => ({ key: `randul-${n}-din-${count}`, issuer_id }))
      const { body } = await clerk.post<Failure & { registered: number; data: LineResult[] }>(
        '/api/document/add_list',
        { values, whole: true, lines },
      )
      return body
    }
    const now = () => made('primar', '/api/workcase/rename', { id: one.id, title: 'Circulară' })
    return { ...office, one, send, now }
  }

  it('settles it once, and its documents stand where the case says', async () => {
    const { one, send, now, document, urbanism, damage } = await withList()
    const { registered, data } = await send(30)
    expect(registered).toBe(30)
    const after = await now()
    expect(after.documents).toHaveLength(31)
    // The list and the new title.
    expect(after.version).toBe(one.version + 2)
    const last = await document(data.at(-1)?.registered?.id ?? 0)
    expect([last.status.id, last.group?.id, last.case?.id]).toEqual([2, urbanism, one.id])
    expect(await damage()).toEqual([])
  })

  it('is refused where the case has no room for all of it', { timeout: 60_000 }, async () => {
    const { one, send, now, register, call } = await withList()
    expect((await send(100)).registered).toBe(100)
    const full = await send(101)
    expect([full.registered, full.data[0]?.message]).toEqual([
      0,
      `Dosarul ${one.number} are deja 200 de documente, numărul maxim. Deschideți alt dosar.`,
    ])
    expect((await send(99)).registered).toBe(99)
    expect((await now()).documents).toHaveLength(200)
    const { id: document_id } = await register()
    const more = await call('primar', '/api/workcase/add_document', { id: one.id, document_id })
    expect([more.status, more.body.code]).toEqual([409, 'CASE_FULL'])
    expect((await send(1)).registered).toBe(0)
  })
})

it('a registration that joins a case has its documents before the counter of the register', async () => {
  const { open, originOf, send, institutionId, registerId, damage } = await caseOffice(t)
  const one = await open()
  let joining: ReturnType<typeof send> | undefined
  // Somebody has the document and takes a number for it: who joins the case has to wait without the counter.
  await t.database.inInstitution(institutionId, async (db) => {
    await lockDocument(db, originOf(one))
    joining = send({ case: { case_id: one.id } })
    const waiting = () =>
      t.asSuperuser(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    await expect.poll(waiting, { timeout: 15_000 }).not.toEqual([])
    await db.run(sql`
      select 1 from register_counters where institution_id = ${institutionId} and register_id = ${registerId} for update nowait`)
  })
  expect((await joining)?.status).toBe(200)
  expect(await damage()).toEqual([])
})

describe('the cases that a document may join', () => {
  it('are the open ones that the person sees, by their number, title and ids', async () => {
    const { open, made, clerk, head, secret, urbanism, shareOf } = await withRestrictedCase()
    const [plain, closed] = [await open(), await open()]
    await made('ana', '/api/workcase/take', { share_id: shareOf(closed, urbanism).id })
    await made('ana', '/api/workcase/close', { id: closed.id, status: 6 })
    const offered = async (browser: typeof clerk, query: string) =>
      (await browser.get<Option[]>(`/api/workcase/options?${query}`)).body.map(({ id }) => id)
    expect(await offered(clerk, 'q=DS-')).toEqual([plain.id])
    expect(await offered(head, 'q=DS-')).toEqual([plain.id, secret.id])
    expect(await offered(clerk, 'q=sanatate')).toEqual([])
    expect(await offered(head, 'q=sanatate')).toEqual([secret.id])
    const ids = `ids=${secret.id},${plain.id},${closed.id}`
    expect(await offered(clerk, ids)).toEqual([closed.id, plain.id])
    expect(await offered(head, ids)).toEqual([closed.id, plain.id, secret.id])
  })
})
