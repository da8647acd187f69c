import type { TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'
import { lockDocument } from '../../documents/index.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })
const whyOf = ({ rows }: TransferSheet) => rows.map(({ why }) => why?.text ?? '')

describe('who may not', () => {
  it('prepare or send: without the right, and for another department', async () => {
    const { call, made, papers, urbanism } = await transferOffice(t)
    const document_ids = await papers(1)
    const body = { to_group_id: urbanism, document_ids }
    expect((await call('vlad', '/api/transfer/add', body)).body).toMatchObject({
      code: 'FORBIDDEN',
      missing: 'transfer.create',
    })
    const draft = await made('gina', '/api/transfer/add', body)
    // A draft of another department does not exist for others.
    expect((await call('calin', '/api/transfer/send', { id: draft.id })).status).toBe(404)
    expect((await call('ana', '/api/transfer/send', { id: draft.id })).status).toBe(404)
    expect(draft.can).toMatchObject({ update: true, send: true, delete: false })
  })

  it('put documents on a draft that they neither see nor have', async () => {
    const { call, paper, urbanism } = await transferOffice(t)
    const { id } = await paper({ access_level: 'restricted' })
    const refused = await call('ana', '/api/transfer/add', { to_group_id: urbanism, document_ids: [id] })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['to_group_id']])
    const unseen = await call('ana', '/api/transfer/add', { document_ids: [id] })
    expect([unseen.status, Object.keys(unseen.body.errors ?? {})]).toEqual([422, ['document_ids']])
  })
})

it('gives sheets numbers without a gap, and rows the size that the papers have', async () => {
  const { send, papers, damage } = await transferOffice(t)
  const first = await send(await papers(2, { pages: 6, annexes: 4 }))
  const second = await send(await papers(1))
  expect([first.number, second.number]).toEqual(['B-0001/2026', 'B-0002/2026'])
  expect(first).toMatchObject({
    status: { code: 'sent', name: 'De confirmat' },
    sent_by: 'Gina Liliacu',
    from: { name: 'Registratură' },
    to: { name: 'Urbanism' },
    ...{ documents: 2, open: 2, accepted: 0, pages: 12, annexes: 8 },
  })
  expect(await damage()).toEqual([])
})

it('begins a new series on 1 January, and never runs against time', async () => {
  const own = await testApp({ now: '2026-12-31T23:59:00+02:00' })
  const { send, papers, damage } = await transferOffice(own)
  const [one, other] = await papers(2)
  expect((await send([one!])).number).toBe('B-0001/2026')
  own.clock.set('2027-01-01T00:00:30+02:00')
  expect((await send([other!])).number).toBe('B-0001/2027')
  expect(await damage()).toEqual([])
})

describe('what cannot be handed over', () => {
  it('stays visible in the draft with its reason, and the others go', async () => {
    const { made, send, papers, legal, urbanism, sign, damage } = await transferOffice(t)
    const [free, onWay, annulled, elsewhere] = await papers(4)
    const away = await send([elsewhere!])
    await made('ana', '/api/transfer/answer', { id: away.id, accept: [away.rows[0]!.id] })
    await send([onWay!])
    await (await sign('gina')).post('/api/document/annul', { id: annulled!, reason: 'Greșit' })
    const draft = await made('gina', '/api/transfer/add', {
      to_group_id: legal,
      document_ids: [free!, onWay!, annulled!, elsewhere!],
    })
    expect(whyOf(draft)).toEqual([
      '',
      'Documentul se află deja într-o predare.',
      'Documentul este anulat și nu mai poate fi schimbat.',
      'Documentul se află la alt compartiment.',
    ])
    expect(draft.rows[1]?.why?.detail).toBe('B-0002/2026 · Urbanism')
    expect(draft.rows[3]?.why?.detail).toBe('Urbanism')
    const sent = await made('gina', '/api/transfer/send', { id: draft.id })
    expect(sent.rows.map(({ document_id }) => document_id)).toEqual([free])
    const { body } = await (await sign('gina')).get<{ drafts: TransferSheet[] }>('/api/transfer/drafts')
    expect(body.drafts).toMatchObject([{ documents: 3, to: { id: legal }, number: '' }])
    expect(urbanism).not.toBe(legal)
    expect(await damage()).toEqual([])
  })

  it('a sheet of blocked documents alone is not sent and takes no number', async () => {
    const { call, made, send, papers, urbanism } = await transferOffice(t)
    const [onWay, other] = await papers(2)
    await send([onWay!])
    const draft = await made('gina', '/api/transfer/add', { to_group_id: urbanism, document_ids: [onWay!] })
    const refused = await call('gina', '/api/transfer/send', { id: draft.id })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Niciun document de pe borderou nu se poate preda acum.',
    ])
    expect((await send([other!])).number).toBe('B-0002/2026')
  })

  it('to one’s own department, to nobody, to a person who does not work there', async () => {
    const { call, made, papers, desk, urbanism, ids } = await transferOffice(t)
    const document_ids = await papers(1)
    const errors = async (body: object) =>
      (await call('gina', '/api/transfer/add', { document_ids, ...body })).body.errors
    expect(await errors({ to_group_id: desk })).toEqual({
      to_group_id: ['Predarea nu este necesară: același compartiment și același utilizator.'],
    })
    expect(await errors({ to_group_id: urbanism, to_user_id: ids.calin })).toEqual({
      to_user_id: ['Persoana nu lucrează în acest compartiment.'],
    })
    const draft = await made('gina', '/api/transfer/add', { document_ids })
    expect((await call('gina', '/api/transfer/send', { id: draft.id })).body.errors).toEqual({
      to_group_id: ['Acest câmp trebuie să fie completat.'],
    })
  })

  it('a filed document, and one whose work lies elsewhere when it has no paper', async () => {
    const { made, paper, openCase, sign, urbanism, legal } = await transferOffice(t)
    const filed = await paper()
    const opened = await openCase(filed.id, [{ group_id: urbanism, role: 'lead' }])
    const closing = { id: opened.id, status: 13, legal_ground: 'repeated', reason: 'Repetată' }
    expect((await (await sign('primar')).post('/api/workcase/close', closing)).status).toBe(200)
    const mail = await paper({ physical_form: 'electronic', group_id: urbanism })
    const own = await paper({ arrival: 'email' })
    const draft = await made('gina', '/api/transfer/add', {
      to_group_id: legal,
      document_ids: [filed.id, mail.id, own.id],
    })
    expect(whyOf(draft)).toEqual([
      'Documentul este clasat și nu se mai predă.',
      'Documentul se află la alt compartiment.',
      '',
    ])
  })
})

it('two sheets with one document: one of them takes it, whoever is first', async () => {
  const { call, made, papers, urbanism, legal, damage } = await transferOffice(t)
  const document_ids = await papers(3)
  const drafts = await Promise.all(
    [urbanism, legal, urbanism, legal].map((to_group_id) =>
      made('gina', '/api/transfer/add', { to_group_id, document_ids }),
    ),
  )
  const answers = await Promise.all(drafts.map(({ id }) => call('gina', '/api/transfer/send', { id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
    Array(3).fill('SHEET_EMPTY'),
  )
  expect(await damage()).toEqual([])
})

it('changes receiver and documents of a draft, and nothing of a sheet that was sent', async () => {
  const { call, made, paper, urbanism, legal, ids, institutionId } = await transferOffice(t)
  const [first, two] = [await paper(), await paper()]
  const [one, other] = [first.id, two.id]
  let draft = await made('gina', '/api/transfer/add', { document_ids: [one] })
  draft = await made('gina', '/api/transfer/update', {
    id: draft.id,
    values: { to_group_id: urbanism, to_user_id: ids.ana },
  })
  expect(draft).toMatchObject({ to: { id: urbanism }, person: { name: 'Ana Urbanism' } })
  draft = await made('gina', '/api/transfer/update', { id: draft.id, values: { to_group_id: legal } })
  expect(draft.person).toBeNull()
  draft = await made('gina', '/api/transfer/add_rows', { id: draft.id, document_ids: [one, other] })
  draft = await made('gina', '/api/transfer/remove_rows', { id: draft.id, row_ids: [draft.rows[0]!.id] })
  expect(draft.rows.map(({ document_id }) => document_id)).toEqual([other])
  // A colleague writes on it too: what was seen before is refused, with who did what.
  const seen = draft.version
  draft = await made('sterge', '/api/transfer/add_rows', { id: draft.id, document_ids: [one] })
  const stale = await call('gina', '/api/transfer/send', { id: draft.id, version: seen })
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION'])
  expect(stale.body.meanwhile).toMatchObject([{ by: 'Silvia Șterge', what: 'Documente puse pe borderou' }])
  const rowOfOne = draft.rows.find(({ document_id }) => document_id === one)!
  draft = await made('sterge', '/api/transfer/remove_rows', { id: draft.id, row_ids: [rowOfOne.id] })
  const traced = await t.asSuperuser<{ actor_name: string; action: string; papers: string | null }>(
    `select e.actor_name, e.action, coalesce(p.payload::jsonb->'after'->>'papers', p.payload::jsonb->'before'->>'papers') as papers
       from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      where e.institution_id = $1 and e.subject_type = 'transfer' and e.subject_id = $2 order by e.id`,
    [institutionId, draft.id],
  )
  expect(traced.map(({ actor_name, action, papers }) => [actor_name.split(' ')[0], action, papers])).toEqual([
    ['Gina', 'transfer.drafted', null],
    ['Gina', 'transfer.receiver_changed', null],
    ['Gina', 'transfer.receiver_changed', null],
    ['Gina', 'transfer.rows_added', two.number],
    ['Gina', 'transfer.rows_removed', first.number],
    ['Silvia', 'transfer.rows_added', first.number],
    ['Silvia', 'transfer.rows_removed', first.number],
  ])
  await made('gina', '/api/transfer/send', { id: draft.id })
  const late = await call('gina', '/api/transfer/add_rows', { id: draft.id, document_ids: [one] })
  expect(late.body.message).toBe('Borderoul B-0001/2026 este trimis și nu se mai schimbă.')
})

it('is not sent with a document that came onto it while the others were waited for', async () => {
  const { call, made, get, papers, urbanism, institutionId, damage } = await transferOffice(t)
  const [first, later] = await papers(2)
  const draft = await made('gina', '/api/transfer/add', { to_group_id: urbanism, document_ids: [first!] })
  let sending: ReturnType<typeof call> | undefined
  await t.database.inInstitution(institutionId, async (db) => {
    await lockDocument(db, first!)
    sending = call('gina', '/api/transfer/send', { id: draft.id })
    const waiting = () =>
      t.asSuperuser(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    await expect.poll(waiting, { timeout: 15_000 }).not.toEqual([])
    await made('gina', '/api/transfer/add_rows', { id: draft.id, document_ids: [later!] })
  })
  const refused = await sending
  expect([refused?.status, refused?.body.code]).toEqual([409, 'SHEET_CHANGED'])
  expect(await get('gina', draft.id)).toMatchObject({ status: { code: 'draft' }, documents: 2, open: 0 })
  const again = await made('gina', '/api/transfer/send', { id: draft.id })
  expect(again).toMatchObject({ number: 'B-0001/2026', open: 2 })
  expect(await damage()).toEqual([])
})
