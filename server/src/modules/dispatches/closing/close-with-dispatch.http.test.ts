import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import type { DocumentLink } from '@hdoc/contract/documents/parts/document-links.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { byPost, dispatchOffice } from '../../../../test/dispatches/dispatch-office.ts'
import { aRegister } from '../../../../test/offices/factories.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

async function office() {
  const made = await dispatchOffice(t)
  /** How much the institution holds; nothing of it may come from a refused call. */
  const held = async () =>
    (
      await t.asSuperuser<Record<string, number>>(
        `select (select count(*)::int from register_ledger where institution_id = $1) as numbers,
                (select count(*)::int from documents where institution_id = $1) as documents,
                (select count(*)::int from dispatches where institution_id = $1) as dispatches,
                (select count(*)::int from files where institution_id = $1 and document_id is not null) as files,
                (select count(*)::int from cases where institution_id = $1 and status = 'closed') as closed`,
        [made.institutionId],
      )
    )[0]!
  return { ...made, held }
}

it('numbers the answer, connects it, closes the case and prepares the dispatch, all together', async () => {
  const { atWork, upload, close, originOf, document, person, damage } = await office()
  const work = await atWork()
  const { status, body } = await close(work.id, { upload_ids: [await upload()] })
  expect([status, body.errors]).toEqual([200, undefined])
  expect(body.data).toMatchObject({
    status: { code: 'closed' },
    closing: { status: { id: 8 } },
    resolution: 'S-a eliberat adeverința.',
  })
  expect(body.dispatch).toMatchObject({
    case: { id: work.id, number: work.number },
    document: { number: 'E-0001/2026' },
    status: { code: 'prepared', name: 'De expediat' },
    method: 'post',
    postal_kind: 'registered',
    ship_to: 'Ion Ionescu',
    when: '2026-11-20',
    resolution_text: 'S-a eliberat adeverința.',
    prepared_by: 'Olga Urbanism',
    files: [{ name: 'raspuns.txt' }],
    mail_state: 'none',
  })
  const answer = await document(body.dispatch.document.id)
  const origin = await document(originOf(work))
  expect([answer.category, answer.status.id, origin.status.id]).toEqual(['iesire', 6, 8])
  expect(answer.short_description).toBe(`Răspuns la nr. ${origin.number} din 20.11.2026`)
  expect([answer.external_number, answer.issuer?.name]).toEqual([origin.number, origin.issuer?.name])
  expect(answer.files.map(({ name }) => name)).toEqual(['raspuns.txt'])
  const links = (await (await person('olga')).get<DocumentLink[]>(`/api/document_link/list/${answer.id}`))
    .body
  expect(links.map(({ kind, direction, document: { id } }) => [kind, direction, id])).toEqual([
    ['answers', 'from', origin.id],
  ])
  expect(body.data.documents.map(({ number }) => number)).toEqual([origin.number, 'E-0001/2026'])
  expect(await damage()).toEqual([])
})

it('sent twice with one key, it numbers and closes once', async () => {
  const { atWork, close, held } = await office()
  const { id } = await atWork()
  const key = { 'idempotency-key': 'inchidere-0001' }
  const both = await Promise.all([close(id, {}, key), close(id, {}, key)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(both.map(({ body }) => body.dispatch.document.number)).size).toBe(1)
  expect(await held()).toMatchObject({ dispatches: 1, closed: 1, numbers: 2 })
  expect((await close(id)).body.code).toBe('CASE_CLOSED')
})

it('of two people who close it at the same time one does, and only one number is given', async () => {
  const { atWork, close, held } = await office()
  const { id } = await atWork()
  const both = await Promise.all([close(id), close(id, { resolution: 'Altfel' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('CASE_CLOSED')
  expect(await held()).toMatchObject({ dispatches: 1, closed: 1, numbers: 2 })
})

describe('what it asks for, field by field', () => {
  it('ship-to, address, method, the kind of post, the resolution, the e-mail and its files', async () => {
    const { atWork, close, held } = await office()
    const { id } = await atWork()
    const before = await held()
    const errors = async (more: object) => (await close(id, more)).body.errors
    expect(await errors({ dispatch: {}, resolution: '' })).toEqual({
      'dispatch.ship_to': ['Completați destinatarul.'],
      'dispatch.address': ['Completați adresa.'],
      'dispatch.method': ['Alegeți modul de expediere.'],
      resolution: ['Completați textul rezoluției.'],
    })
    expect(await errors({ dispatch: { ...byPost, postal_kind: null } })).toEqual({
      'dispatch.postal_kind': ['Alegeți felul trimiterii poștale.'],
    })
    expect(await errors({ dispatch: { ship_to: 'Ion', method: 'email' } })).toEqual({
      'dispatch.email': ['Completați adresa de e-mail la care pleacă răspunsul.'],
      file_ids: ['Alegeți cel puțin un fișier: prin e-mail pleacă fișierele răspunsului.'],
    })
    expect(await errors({ dispatch: { ...byPost, email: 'nu-e-adresa' } })).toEqual({
      'dispatch.email': ['Adresa de e-mail nu este validă.'],
    })
    expect(await errors({ status: 14 })).toEqual({
      declined_to: ['Completați autoritatea competentă către care se declină.'],
    })
    expect(await held()).toEqual(before)
    const declined = await close(id, { status: 14, declined_to: 'Consiliul Județean' })
    expect(declined.body.dispatch).toMatchObject({ declined_to: 'Consiliul Județean' })
  })

  it('files that are there: a strange upload leaves nothing numbered and nothing closed', async () => {
    const { atWork, close, held, institutionId } = await office()
    const { id } = await atWork()
    const before = await held()
    expect((await close(id, { upload_ids: [999_999_999] })).body.errors).toEqual({
      upload_ids: ['Valoarea aleasă nu există.'],
    })
    expect((await close(id, { file_ids: [999_999_999] })).body.errors).toEqual({
      file_ids: ['Un fișier ales nu mai este la documentele dosarului.'],
    })
    await t.asSuperuser(
      `update doc_types set category = 'interne' where institution_id = $1 and category = 'iesire'`,
      [institutionId],
    )
    expect((await close(id)).body.errors).toEqual({
      'answer.doc_type_id': [expect.stringMatching(/^Nu există un tip de document de ieșire/)],
    })
    expect(await held()).toEqual(before)
  })
})

it('is for who may close the case and register papers', async () => {
  const { atWork, close, call, made, open, urbanism, ids, shareOf, held } = await office()
  const work = await atWork()
  const body = { id: work.id, status: 8, resolution: 'x', dispatch: byPost }
  expect((await call('calin', '/api/dispatch/close_case', body)).status).toBe(403)
  const ofAna = await open([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
  const { id: share_id } = shareOf(ofAna, urbanism)
  await made('ana', '/api/workcase/accept', { share_id })
  const before = await held()
  const refused = await call('ana', '/api/dispatch/close_case', { ...body, id: ofAna.id })
  expect([refused.status, refused.body.missing]).toEqual([403, 'document.register'])
  expect(await held()).toEqual(before)
  expect((await close(work.id)).status).toBe(200)
})

it('several petitions of one case have one answer, which cites them all', async () => {
  const { atWork, register, made, close, document, person } = await office()
  const work = await atWork()
  const second = await register({ short_description: 'Aceeași cerere' })
  await made('primar', '/api/workcase/add_document', { id: work.id, document_id: second.id })
  const form = (await (await person('olga')).get<DispatchForm>(`/api/dispatch/form/${work.id}`)).body
  const cited = `${work.documents[0]?.number} din 20.11.2026, ${second.number} din 20.11.2026`
  expect(form).toMatchObject({
    short_description: `Răspuns la nr. ${cited}`,
    way: 'number',
    keeps_line: false,
  })
  const { body } = await close(work.id)
  const answer = await document(body.dispatch.document.id)
  expect(answer.short_description).toBe(`Răspuns la nr. ${cited}`)
  const links = await (await person('olga')).get<DocumentLink[]>(`/api/document_link/list/${answer.id}`)
  expect(links.body.map((link) => link.document.number)).toEqual([work.documents[0]?.number, second.number])
  expect((await document(second.id)).status.id).toBe(8)
})

describe('the number of an answer', () => {
  it('is the incoming one, on its line, where the register says so', async () => {
    const { atWork, close, originOf, held, institution, docTypeId } = await office()
    const register_id = await aRegister(
      { ...institution, database: t.database },
      { category: 'intrare', pattern: 'R-###', answers_on_line: true },
    )
    const own = await atWork()
    expect((await close(own.id, { answer: { way: 'line' } })).body.errors).toEqual({
      'answer.way': ['Registrul nu ține răspunsul pe rândul intrării: dați-i număr propriu.'],
    })
    const work = await atWork({ register_id, doc_type_id: docTypeId })
    const before = await held()
    const { body } = await close(work.id)
    expect(body.dispatch.document).toMatchObject({ id: originOf(work), number: 'R-001' })
    expect(await held()).toEqual({ ...before, dispatches: 1, closed: 1 })
  })

  it('is the one it has, when an outgoing document of the case is the answer', async () => {
    const { atWork, close, register, made, held, letter, outgoing, person } = await office()
    const work = await atWork()
    const answer = await register({
      category: 'iesire',
      doc_type_id: letter,
      register_id: outgoing,
      short_description: 'Răspunsul pregătit',
    })
    await made('primar', '/api/workcase/add_document', { id: work.id, document_id: answer.id })
    const before = await held()
    const { body } = await close(work.id, { answer: { way: 'document', document_id: answer.id } })
    expect(body.dispatch.document.number).toBe(answer.number)
    expect(await held()).toEqual({ ...before, dispatches: 1, closed: 1 })
    const foreign = await close((await atWork()).id, { answer: { way: 'document', document_id: answer.id } })
    expect(foreign.body.errors).toEqual({
      'answer.document_id': ['Alegeți un document de ieșire al dosarului.'],
    })
    await person('olga')
  })
})

it('files of other documents of the case go along as copies; the originals stay', async () => {
  const { atWork, close, upload, person, document, originOf } = await office()
  const work = await atWork()
  const olga = await person('olga')
  await olga.post('/api/document/attach', { id: originOf(work), upload_ids: [await upload('proiect.txt')] })
  const [draft] = (await document(originOf(work))).files
  const { body } = await close(work.id, { file_ids: [draft?.id] })
  expect(body.dispatch.files.map(({ name }) => name)).toEqual(['proiect.txt'])
  expect(body.dispatch.files[0]?.id).not.toBe(draft?.id)
  expect((await document(originOf(work))).files.map(({ name }) => name)).toEqual(['proiect.txt'])
  expect((await document(body.dispatch.document.id)).files.map(({ name }) => name)).toEqual(['proiect.txt'])
})
