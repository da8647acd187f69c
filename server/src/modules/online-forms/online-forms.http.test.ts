import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { BuiltForm, OfferedForm } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { tablesHolding } from '../../../test/database/every-cell.ts'
import { aDocType } from '../../../test/offices/factories.ts'
import { freshOffice } from '../../../test/offices/office.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { readPdf } from '../../../test/papers/read-pdf.ts'
import { silentLog } from '../../platform/log.ts'
import { valueMover } from '../../platform/secrets/move-values.ts'
import { movingAnswers } from './answers/moving-answers.ts'
import {
  checkFilled,
  eraseAnswers,
  findAnswers,
  findAnswersWithCnp,
  keepAnswers,
  openAnswers,
  sealAnswers,
} from './index.ts'

const t = await testApp()
type Saved = Failure & { data: BuiltForm }
const cnp = '1800101221144'
const definition = {
  sections: [
    {
      key: 'solicitant',
      title: 'Solicitantul',
      fields: [
        { key: 'cnp', kind: 'cnp', label: 'CNP', required: true },
        { key: 'rol', kind: 'yes_no', label: 'Aveți rol agricol?', required: true },
        {
          key: 'suprafata',
          kind: 'number',
          label: 'Suprafața',
          unit: 'ha',
          decimals: 2,
          required: true,
          shown_when: { field: 'rol', values: ['yes'] },
        },
        { key: 'declar', kind: 'statement', label: 'Declar că datele sunt reale.', required: true },
      ],
    },
  ],
}
const answers = { cnp: '180-0101-221144', rol: 'yes', suprafata: '2,50', declar: true }

async function office(type: { online_available?: boolean; online_filling?: boolean } = {}) {
  const { institution } = await freshOffice(t.database)
  await aPerson(t.database, institution.id, 'sef', { name: 'Ana', permissions: ['doc_type.manage'] })
  const docTypeId = await aDocType(
    { ...institution, database: t.database },
    { name: 'Adeverință de rol', online_available: true, online_filling: true, ...type },
  )
  const browser = t.browser(institution.host)
  await browser.signIn('sef')
  const save = (version: number, change: object = definition) =>
    browser.post<Saved>('/api/online_form/save', { type_id: docTypeId, version, definition: change })
  const read = () => browser.get<BuiltForm>(`/api/online_form/get/${docTypeId}`)
  const offered = () => t.browser(institution.host).get<OfferedForm>(`/api/online_form/offered/${docTypeId}`)
  return { institution, docTypeId, browser, save, read, offered }
}

describe('the online form of a document type', () => {
  it('is built by who manages types, version after version; nothing is lost when two build it', async () => {
    const { institution, docTypeId, browser, save, read } = await office()
    await aPerson(t.database, institution.id, 'radu')
    const radu = t.browser(institution.host)
    await radu.signIn('radu')
    const body = { type_id: docTypeId, version: 0, definition, answers: {} }
    for (const answer of [
      await radu.get<Failure>(`/api/online_form/get/${docTypeId}`),
      await radu.post<Failure>('/api/online_form/save', body),
      await radu.post<Failure>('/api/online_form/preview', body),
    ])
      expect([answer.status, answer.body.missing]).toEqual([403, 'doc_type.manage'])

    expect((await read()).body).toMatchObject({ version: 0, definition: { sections: [] }, saved_at: null })
    const first = (await save(0)).body.data
    expect(first).toMatchObject({ version: 1, saved_by: 'Ana', can: { edit: true } })
    expect(first.definition.sections[0]?.fields[0]).toEqual({
      ...definition.sections[0]?.fields[0],
      help: '',
      shown_when: null,
    })
    expect((await save(1)).body.data.version).toBe(1)
    const other = { sections: [{ ...definition.sections[0], title: 'Datele solicitantului' }] }
    const both = await Promise.all([save(1, other), save(1, { sections: [] })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.message).toContain('schimbate între timp de Ana')
    expect((await read()).body.version).toBe(2)

    // Each form is a version of its type, and the first one is still what it was.
    const versions = await t.asSuperuser<{ version: number; form: number | null }>(
      `select v.version, f.version as form from doc_type_versions v
         left join online_forms f on f.institution_id = v.institution_id and f.id = (v.content ->> 'online_form_id')::bigint
        where v.doc_type_id = $1 order by 1`,
      [docTypeId],
    )
    expect(versions).toEqual([
      { version: 1, form: null },
      { version: 2, form: 1 },
    ])
    const wrong = {
      sections: [{ ...definition.sections[0], fields: definition.sections[0]?.fields.slice(2) }],
    }
    expect((await save(2, wrong)).body.errors).toEqual({
      'definition.sections.0.fields.0.shown_when': ['Alegeți un câmp de mai sus, la care se răspunde.'],
    })
    expect((await browser.get('/api/online_form/get/999999')).status).toBe(404)
  })

  it('is given to the public of its own institution only while the type is handed in online', async () => {
    const one = await office()
    expect((await one.offered()).body).toEqual({
      type_id: one.docTypeId,
      name: 'Adeverință de rol',
      form_id: null,
      definition: null,
    })
    const { definition: saved } = (await one.save(0)).body.data
    expect((await one.offered()).body).toMatchObject({ form_id: expect.any(Number), definition: saved })
    const other = await office({ online_available: false, online_filling: false })
    await other.save(0)
    expect((await other.offered()).status).toBe(404)
    const foreign = `/api/online_form/offered/${one.docTypeId}`
    expect((await t.browser(other.institution.host).get(foreign)).status).toBe(404)
    const filesOnly = await office({ online_filling: false })
    await filesOnly.save(0)
    expect((await filesOnly.offered()).body).toMatchObject({ form_id: null, definition: null })
  })

  it('becomes a paper: heads, sections, answers and ticks, without what is hidden', async () => {
    const { docTypeId, browser } = await office()
    const preview = async (given: object) => {
      const body = { type_id: docTypeId, definition, answers: given }
      const { status, raw } = await browser.post('/api/online_form/preview', body)
      expect(status).toBe(200)
      return (await readPdf(raw)).text
    }
    const text = await preview(answers)
    for (const part of [
      'PREVIZUALIZARE',
      'Adeverință de rol',
      'Solicitantul',
      cnp,
      'Da',
      '2,5 ha',
      '(bifat)',
    ])
      expect(text).toContain(part)
    const without = await preview({ ...answers, rol: 'no', declar: false })
    expect(without).not.toContain('Suprafața')
    expect(without).toContain('(nebifat)')
  })
})

describe('answers to it', () => {
  it('are checked against the form that was filled, for a day also after it was changed', async () => {
    const { institution, docTypeId, save, offered } = await office()
    const now = t.clock.now()
    const check = (formId: number | null, given: object, at = now) =>
      t.database
        .inInstitution(institution.id, (db) =>
          checkFilled(
            db,
            { owner: 'doc_type', typeId: docTypeId, formId, answers: given as typeof answers },
            at,
          ),
        )
        .catch((error: { fields?: object }) => error.fields)
    expect(await check(null, {})).toEqual({})
    expect(await check(null, { cnp })).toEqual({ answers: [{ key: 'unknown_field' }] })
    await save(0)
    const { form_id: first } = (await offered()).body
    expect(await check(first, answers)).toEqual({ cnp, rol: 'yes', suprafata: '2.5', declar: true })
    expect(await check(first, { cnp: '1', rol: 'no', suprafata: 'x', declar: true })).toEqual({
      'answers.cnp': [{ key: 'cnp_format' }],
    })
    expect(await check(null, {})).toEqual({ form_id: [{ key: 'form_changed' }] })
    await save(1, { sections: [{ ...definition.sections[0], title: 'Altfel' }] })
    expect(await check(first, answers)).toMatchObject({ rol: 'yes' })
    const tomorrow = new Date(now.getTime() + 25 * 3_600_000)
    expect(await check(first, answers, tomorrow)).toEqual({ form_id: [{ key: 'form_changed' }] })
    const other = await office()
    const elsewhere = await t.database
      .inInstitution(other.institution.id, (db) =>
        checkFilled(db, { owner: 'doc_type', typeId: other.docTypeId, formId: first, answers }, now),
      )
      .catch((error: { fields?: object }) => error.fields)
    expect(elsewhere).toEqual({ form_id: [{ key: 'form_changed' }] })
  })

  it('hide their CNP at rest, are found by it whole, and move under a new secret', async () => {
    const { institution, save, offered } = await office()
    await save(0)
    const { form_id: formId, definition: form } = (await offered()).body
    if (formId === null || form === null) throw new Error('no form')
    const mine = '2710202479021'
    const clean = { cnp: mine, rol: 'no', declar: true }
    const { settings } = t
    const inside = <T>(work: Parameters<typeof t.database.inInstitution<T>>[1]) =>
      t.database.inInstitution(institution.id, work)
    const waiting = sealAnswers(settings, institution.id, form, clean)
    expect(JSON.stringify(waiting)).not.toContain(mine)
    expect(openAnswers(settings, institution.id, JSON.parse(JSON.stringify(waiting)))).toEqual(clean)

    const id = await inside((db) => keepAnswers(db, settings, { formId, answers: clean }))
    expect(await tablesHolding(t, mine)).toEqual([])
    expect((await inside((db) => findAnswers(db, settings, id)))?.answers).toEqual(clean)
    expect(await inside((db) => findAnswersWithCnp(db, settings, mine))).toEqual([id])
    expect(await inside((db) => findAnswersWithCnp(db, settings, cnp))).toEqual([])
    const other = await office()
    expect(
      await t.database.inInstitution(other.institution.id, (db) => findAnswersWithCnp(db, settings, mine)),
    ).toEqual([])

    const newer = { ...settings, secret: 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3', oldSecrets: [settings.secret] }
    const move = valueMover({ database: t.worker, settings: newer, log: silentLog }, [movingAnswers])
    while (await move());
    const alone = { ...newer, oldSecrets: [] }
    expect((await inside((db) => findAnswers(db, alone, id)))?.answers).toEqual(clean)
    expect(await inside((db) => findAnswersWithCnp(db, alone, mine))).toEqual([id])
    expect(await inside((db) => eraseAnswers(db, [id]))).toBe(1)
    expect(await inside((db) => findAnswersWithCnp(db, alone, mine))).toEqual([])
  })
})
