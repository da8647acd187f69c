import type { LineResult } from '@hdoc/contract/documents/registration/registration-list.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Listed = Failure & { registered: number; data: LineResult[] }
type Matched = { data: { found: IssuerSuggestion[]; by: string }[] }
const call = '/api/document/add_list'

async function office() {
  const made = await clerkOffice(t)
  const { registerId, docTypeId, issuerId, clerk, institutionId } = made
  const values = {
    category: 'intrare',
    register_id: registerId,
    doc_type_id: docTypeId,
    short_description: 'Circulară',
  }
  const written = (name: string) => ({ issuer: { type: 'pj', name } })
  const lines = (...all: object[]) => all.map((one, n) => ({ key: `randul-${n}-al-listei`, ...one }))
  const send = (body: object, browser = clerk) =>
    browser.post<Listed>(call, { values, whole: false, ...body })
  const counted = async (table: 'documents' | 'issuers') =>
    Number(
      (
        await t.asSuperuser<{ n: string }>(`select count(*) as n from ${table} where institution_id = $1`, [
          institutionId,
        ])
      )[0]!.n,
    )
  return { ...made, values, written, lines, send, counted, known: { issuer_id: issuerId } }
}

it('is closed to guests and to readers', async () => {
  const { host, as, known, lines, values, send } = await office()
  const body = { values, lines: lines(known), whole: false }
  expect((await t.browser(host).post(call, body)).status).toBe(401)
  expect((await send(body, await as('radu'))).status).toBe(403)
})

it('gives each line a number of its own, in order, and the same ones when it is sent again', async () => {
  const { send, lines, known, written, counted } = await office()
  const body = {
    lines: lines(known, written('Școala Gimnazială nr. 1'), written('Apa Nova SRL')),
    whole: true,
  }
  const first = await send(body)
  expect(first.body.registered).toBe(3)
  expect(first.body.data.map(({ registered }) => registered?.number)).toEqual([
    'RG-0001/2026',
    'RG-0002/2026',
    'RG-0003/2026',
  ])
  expect((await send(body)).body.data).toEqual(first.body.data)
  expect((await send({ ...body, whole: false })).body.data).toEqual(first.body.data)
  expect([await counted('documents'), await counted('issuers')]).toEqual([3, 3])
  const changed = await send({ lines: lines(written('Altcineva'), written('Nou')).reverse(), whole: true })
  expect([changed.body.registered, await counted('documents'), await counted('issuers')]).toEqual([0, 3, 3])
})

it('lets a bad line fail alone, or all with it, as the person chose', async () => {
  const { send, lines, known, written, counted } = await office()
  const body = { lines: lines(known, { issuer_id: 999_999 }, written('Apa Nova SRL')) }
  const whole = await send({ ...body, whole: true })
  expect(whole.body.registered).toBe(0)
  expect(whole.body.data.map(({ message }) => message)).toEqual([
    expect.stringContaining('alte rânduri'),
    'Valoarea aleasă nu există.',
    expect.stringContaining('alte rânduri'),
  ])
  expect([await counted('documents'), await counted('issuers')]).toEqual([0, 1])
  const each = await send({ ...body, whole: false })
  expect(each.body.data.map(({ registered }) => registered !== null)).toEqual([true, false, true])
  expect([each.body.registered, await counted('documents')]).toEqual([2, 2])
})

it('answers for each line what the database made of it: an issuer erased meanwhile, a refusal, a breakdown', async () => {
  const { send, lines, known, written, counted, institutionId } = await office()
  const [erased] = await t.asSuperuser<{ id: string }>(
    `insert into issuers (institution_id, type, name, erased_at) values ($1, 'pf', 'Uitat', now()) returning id`,
    [institutionId],
  )
  const refusing = (name: string, refused: string) =>
    t.asSuperuser(`alter table documents add constraint ${name} check (issuer_name <> '${refused}')`)
  await refusing('scans_used', 'Refuzat SRL')
  await refusing('known_to_nobody', 'Stricat SRL')
  try {
    const body = {
      lines: lines(
        known,
        { issuer_id: Number(erased!.id) },
        written('Refuzat SRL'),
        written('Stricat SRL'),
        written('Apa Nova SRL'),
      ),
    }
    const { status, body: answer } = await send(body)
    expect([status, answer.registered, await counted('documents')]).toEqual([200, 2, 2])
    expect(answer.data.map(({ registered, message }) => registered?.number ?? message)).toEqual([
      'RG-0001/2026',
      'Valoarea aleasă nu există.',
      'Scanarea a fost folosită între timp de altcineva.',
      'Operațiune eșuată, vă rugăm încercați din nou.',
      'RG-0002/2026',
    ])
    const whole = await send({ lines: lines(written('Alt SRL'), written('Refuzat SRL')), whole: true })
    expect([whole.status, whole.body.registered, await counted('documents')]).toEqual([200, 0, 2])
    const broken = { key: 'alta-lista-rand', ...written('Stricat SRL') }
    expect((await send({ lines: [broken] })).status).toBe(500)
  } finally {
    await t.asSuperuser('alter table documents drop constraint scans_used, drop constraint known_to_nobody')
  }
})

it('refuses a deadline in the past on each line', async () => {
  const { send, lines, known, values } = await office()
  const due = (deadline_on: string) => ({ values: { ...values, deadline_type: 'date', deadline_on } })
  const past = await send({ ...due('2026-11-19'), lines: lines(known) })
  expect(past.body.data.map(({ message }) => message)).toEqual([
    'Termenul nu poate fi înainte de data înregistrării (20.11.2026).',
  ])
  const today = await send({ ...due('2026-11-20'), lines: [{ key: 'alta-lista-rand', ...known }] })
  expect(today.body.registered).toBe(1)
})

it('refuses the same key twice, a reserved number and more lines than fit', async () => {
  const { send, lines, known, values } = await office()
  const [line] = lines(known)
  expect((await send({ lines: [line, line] })).body.errors).toHaveProperty('lines')
  expect((await send({ lines: [line], values: { ...values, reservation_id: 1 } })).status).toBe(422)
  const many = Array.from({ length: 501 }, (_, n) => ({ key: `randul-${n}`, ...known }))
  expect((await send({ lines: many })).status).toBe(422)
})

it('finds whom a line means: by CUI, by CNP, otherwise by the same name', async () => {
  const { clerk, institutionId } = await office()
  await t.asSuperuser(
    `insert into issuers (institution_id, type, name, cui, cnp) values ($1, 'pj', 'Apă Canal SA', '14399840', ''), ($1, 'pf', 'Ana Pop', '', '1800101221144'),
       ($1, 'pf', 'Ana Pop', '', '')`,
    [institutionId],
  )
  const { body } = await clerk.post<Matched>('/api/issuer/match', {
    lines: [
      { name: 'Altă denumire', cui: 'RO 14399840' },
      { cnp: '1800101 221144' },
      { name: 'ANA  POP' },
      { name: 'apa canal sa' },
      { name: 'Nimeni' },
      { name: 'Ana Pop', cnp: '2800101221141' },
    ],
  })
  expect(body.data.map(({ found, by }) => [by, found.length, found[0]?.name])).toEqual([
    ['code', 1, 'Apă Canal SA'],
    ['code', 1, 'Ana Pop'],
    ['name', 2, 'Ana Pop'],
    ['name', 1, 'Apă Canal SA'],
    ['none', 0, undefined],
    ['none', 0, undefined],
  ])
  expect(JSON.stringify(body)).not.toContain('1800101221144')
})
