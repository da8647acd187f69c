import type { Document, RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { sql } from '../../../platform/db/sql.ts'

const t = await testApp()
const type = (id: number, change: string) =>
  t.asSuperuser(`update doc_types set ${change} where id = $1`, [id])

describe('the deadline of a registration', () => {
  it('follows the type: none, calendar days moved over days off, or working days', async () => {
    const { register, docTypeId, clerk, institutionId } = await clerkOffice(t)
    const made = async (changes: object = {}) => {
      const { id, deadline_on } = await register(changes)
      const { deadline_reason } = (await clerk.get<Document>(`/api/document/get/${id}`)).body
      return { on: deadline_on, reason: deadline_reason }
    }
    expect(await made()).toEqual({ on: null, reason: expect.any(String) })
    // Friday 20 November 2026 and 10 days: Monday the 30th is Saint Andrew, Tuesday 1 December the National
    // Day.
    await type(docTypeId, 'deadline_days = 10')
    const moved = await made()
    expect(moved.on).toBe('2026-12-02')
    expect(moved.reason).toMatch(/Andrei/)
    expect(moved.reason).toMatch(/Național|Nationala|Națională/)
    await t.asSuperuser(
      `update institutions set free_days = '[{"date":"2026-12-02","name":"Hramul comunei"}]' where id = $1`,
      [institutionId],
    )
    const local = await made()
    expect(local.on).toBe('2026-12-03')
    expect(local.reason).toMatch(/Hramul comunei/)
    await type(docTypeId, `deadline_days = 5, day_type = 'working'`)
    expect((await made()).on).toBe('2026-11-27')
    await type(docTypeId, 'deadline_days = 6')
    expect((await made()).on).toBe('2026-12-03')
  })

  it('may be a day or a number of days of the clerk’s own', async () => {
    const { register, send, docTypeId } = await clerkOffice(t)
    await type(docTypeId, 'deadline_days = 30')
    expect((await register({ deadline_type: 'date', deadline_on: '2026-11-21' })).deadline_on).toBe(
      '2026-11-21',
    )
    expect((await register({ deadline_type: 'days', deadline_days: 3 })).deadline_on).toBe('2026-11-23')
    expect((await register({ deadline_type: 'days', deadline_days: 0 })).deadline_on).toBeNull()
    expect((await send({ deadline_type: 'date' })).body.errors).toEqual({
      deadline_on: ['Acest câmp trebuie să fie completat.'],
    })
    expect((await send({ deadline_type: 'days' })).body.errors).toEqual({
      deadline_days: ['Acest câmp trebuie să fie completat.'],
    })
  })
})

describe('the days of a registration', () => {
  it('lie on its side of today: no deadline in the past, no sender’s date in the future', async () => {
    const { send } = await clerkOffice(t)
    const refused = await send({
      deadline_type: 'date',
      deadline_on: '2026-11-19',
      external_date: '2026-11-21',
    })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        deadline_on: ['Termenul nu poate fi înainte de data înregistrării (20.11.2026).'],
        external_date: ['Data nu poate fi în viitor.'],
      },
    ])
    const today = { deadline_type: 'date', deadline_on: '2026-11-20', external_date: '2026-11-20' }
    expect((await send(today)).status).toBe(200)
  })
})

describe('references of a registration', () => {
  it('must be of this institution and category, named on their field', async () => {
    const { send, institutionId } = await clerkOffice(t)
    const other = await clerkOffice(t)
    const reference = ['Valoarea aleasă nu există.']
    expect((await send({ register_id: other.registerId })).body.errors).toEqual({ register_id: reference })
    expect((await send({ doc_type_id: other.docTypeId })).body.errors).toEqual({ doc_type_id: reference })
    expect((await send({ issuer_id: other.issuerId })).body.errors).toEqual({ issuer_id: reference })
    expect((await send({ upload_ids: [1] })).body.errors).toEqual({ upload_ids: reference })
    expect((await send({ category: 'iesire' })).body.errors).toEqual({ doc_type_id: reference })
    const [ledger] = await t.asSuperuser<{ count: string }>(
      'select count(*) from register_ledger where institution_id = $1',
      [institutionId],
    )
    expect(Number(ledger!.count)).toBe(0)
  })

  it('name a main register: a secondary one gives further numbers only', async () => {
    const { send, register, registerId, institutionId } = await clerkOffice(t)
    const secondary = (is: boolean) =>
      t.asSuperuser('update registers set secondary = $2 where id = $1', [registerId, is])
    await secondary(true)
    const refused = await send()
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        register_id: ['Un registru secundar dă doar numere suplimentare; alegeți un registru principal.'],
      },
    ])
    const given = 'select next_number::int as next from register_counters where institution_id = $1'
    expect(await t.asSuperuser(given, [institutionId])).toEqual([{ next: 1 }])
    await secondary(false)
    expect((await register()).number).toBe('RG-0001/2026')
  })

  it('need an issuer, but for internal papers', async () => {
    const { send, register, institutionId, docTypeId } = await clerkOffice(t)
    expect((await send({ issuer_id: null })).body.errors).toEqual({
      issuer_id: ['Acest câmp trebuie să fie completat.'],
    })
    await type(docTypeId, `category = 'interne'`)
    expect((await register({ category: 'interne', issuer_id: null })).issuer).toBe('')
    expect(institutionId).toBeGreaterThan(0)
  })
})

describe('an issuer written in place', () => {
  const issuer = { type: 'pj', name: 'Drumuri Noi SRL', cui: 'RO14399840', phone: '0244 555 000' }

  it('is made with the registration, and is gone when the registration is refused', async () => {
    const { send, register, institutionId } = await clerkOffice(t)
    const count = async () =>
      (
        await t.asSuperuser<{ n: number }>(
          'select count(*)::int as n from issuers where institution_id = $1',
          [institutionId],
        )
      )[0]!.n
    expect((await send({ issuer_id: null, issuer, register_id: 999_999 })).status).toBe(422)
    expect((await send({ issuer_id: null, issuer, upload_ids: [999_999] })).status).toBe(422)
    expect(await count()).toBe(1)
    const made = await register({ issuer_id: null, issuer })
    expect([made.issuer, made.issuer_id! > 0, await count()]).toEqual(['Drumuri Noi SRL', true, 2])
  })

  it('is checked like any other, its fields named', async () => {
    const { send } = await clerkOffice(t)
    const bad = await send({
      issuer_id: null,
      issuer: { type: 'pf', name: '', cui: '123', cnp: '1700101479018', email: 'x' },
    })
    expect(Object.keys(bad.body.errors!).sort()).toEqual([
      'issuer.cnp',
      'issuer.cui',
      'issuer.email',
      'issuer.name',
    ])
  })

  it('and others beside it in the same moment do not disturb each other', async () => {
    const { send, institutionId } = await clerkOffice(t)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        send({
          issuer_id: null,
          issuer: { type: 'pf', name: `Deponent ${n}` },
          ...(n % 5 === 0 && { register_id: 999_999 }),
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, n) => (n % 5 === 0 ? 422 : 200)))
    const names = await t.asSuperuser<{ name: string }>(
      `select name from issuers where institution_id = $1 and name like 'Deponent %' order by id`,
      [institutionId],
    )
    expect(names).toHaveLength(16)
    expect(names.map(({ name }) => name)).not.toContain('Deponent 5')
  })
})

describe('what a registration leaves', () => {
  it('refuses a known issuer beside a new one, and adds nobody', async () => {
    const { send, institutionId } = await clerkOffice(t)
    const refused = await send({ issuer: { type: 'pf', name: 'Amândoi' } })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { issuer_id: ['Alegeți un deponent cunoscut sau scrieți unul nou, nu amândouă.'] },
    ])
    const added = await t.asSuperuser(
      "select 1 from issuers where institution_id = $1 and name = 'Amândoi'",
      [institutionId],
    )
    expect(added).toEqual([])
  })

  it('is one event, one ledger line and one audit row', async () => {
    const { register, institutionId } = await clerkOffice(t)
    const { id, mailed_to } = await register()
    expect(mailed_to).toBe('ion.popescu@example.com')
    const left = await t.database.inInstitution(institutionId, (db) =>
      db.one(sql`select (select jsonb_agg(jsonb_build_array(type, payload)) from outbox_events) as events,
        (select count(*) from register_ledger) as ledger,
        (select count(*) from audit_entries where action = 'document.registered' and subject_id = ${id}) as audit`),
    )
    expect(left).toEqual({ events: [['document.registered', { document_id: id }]], ledger: 1, audit: 1 })
  })

  it('is nothing when it is refused', async () => {
    const { send, institutionId } = await clerkOffice(t)
    await send({ register_id: 999_999 })
    const left = await t.database.inInstitution(institutionId, (db) =>
      db.one(sql`select (select count(*) from outbox_events) as events, (select count(*) from documents) as documents,
        (select count(*) from audit_entries where action like 'document.%') as audit, (select max(next_number) from register_counters) as next`),
    )
    expect(left).toEqual({ events: 0, documents: 0, audit: 0, next: 1 })
  })
})

describe('GET /api/document/registration_form', () => {
  it('is for those who register, and holds all the page needs', async () => {
    const { host, as, clerk, registerId, docTypeId } = await clerkOffice(t)
    expect((await t.browser(host).get('/api/document/registration_form')).status).toBe(401)
    const refused = await (await as('radu')).get<Failure>('/api/document/registration_form')
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.register'])
    const { body } = await clerk.get<RegistrationForm>('/api/document/registration_form')
    expect(body).toMatchObject({
      today: '2026-11-20',
      registers: [{ id: registerId, code: 'RG', next_sample: 'RG-0001/2026', category: null }],
      doc_types: [
        {
          id: docTypeId,
          name: 'Cerere',
          category: 'intrare',
          deadline_days: 0,
          create_case: false,
          case_only: false,
        },
      ],
      groups: [],
      free_days: [],
      max_file_mb: 250,
    })
  })

  it('offers every department in use, also of an institution with many', async () => {
    const { clerk, institutionId } = await clerkOffice(t)
    await t.database.inInstitution(institutionId, (db) =>
      db.run(sql`insert into user_groups (institution_id, name, active)
                 select ${institutionId}, 'Compartimentul ' || n, n <> 7 from generate_series(1, 120) n`),
    )
    const { body } = await clerk.get<RegistrationForm>('/api/document/registration_form')
    expect(body.groups).toHaveLength(119)
  })
})

describe('GET /api/dashboard/get', () => {
  it('is for signed-in people inside an institution, and takes the stamp that forces a refresh', async () => {
    const { host, clerk } = await clerkOffice(t)
    expect((await t.browser(host).get('/api/dashboard/get')).status).toBe(401)
    expect((await clerk.get('/api/dashboard/get?t=1763629200')).status).toBe(200)
    expect((await clerk.get('/api/dashboard/get?x=1')).status).toBe(422)
  })
})
