import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mergeOffice } from '../../../../test/offices/merge-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { findDamage } from '../../../app/verify/find-damage.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'

const t = await testApp()
const cnp = '2710202479021'

async function office() {
  const own = await mergeOffice(t)
  const actions = async (id: number) =>
    (
      await t.asSuperuser<{ action: string }>(
        `select action from audit_entries where institution_id = $1 and subject_type = 'issuer' and subject_id = $2 order by id`,
        [own.institutionId, id],
      )
    ).map(({ action }) => action)
  return { ...own, actions }
}

describe('the person behind an issuer', () => {
  it('is not for those without the right', async () => {
    const { clerk, add, host } = await office()
    const { id } = await add({ cnp })
    const guest = t.browser(host)
    const calls = [
      ['/api/issuer/reveal_cnp', { id }, 'issuer.reveal_cnp'],
      ['/api/issuer/erase', { id, reason: 'x', version: 1 }, 'issuer.erase'],
    ] as const
    for (const [path, body, right] of calls) {
      expect((await guest.post(path, body)).status).toBe(401)
      const refused = await clerk.post<Failure>(path, body)
      expect([refused.status, refused.body.missing]).toEqual([403, right])
    }
    const refused = await clerk.get<Failure>(`/api/issuer/data/${id}/json`)
    expect([refused.status, refused.body.missing]).toEqual([403, 'issuer.erase'])
  })

  it('shows its CNP on an explicit call, which the trail keeps without it', async () => {
    const { ana, add, actions, institutionId } = await office()
    const { id, cnp: masked } = await add({ cnp })
    expect(masked).toBe('2******9021')
    expect((await ana.post('/api/issuer/reveal_cnp', { id })).body).toEqual({ cnp })
    expect(await actions(id)).toEqual(['issuer.created', 'issuer.cnp_revealed'])
    const kept = await t.asSuperuser<{ payload: string }>(
      'select payload from audit_payloads where institution_id = $1',
      [institutionId],
    )
    expect(JSON.stringify(kept)).not.toContain('10202479')
  })

  it('gets all its data as a file, for machines and for reading', async () => {
    const { ana, add, merge, register, actions } = await office()
    const issuer = await add({ name: 'Știrbei Ana', cnp })
    const older = await add({ name: 'Stirbei A.', phone: '0722123456' })
    const paper = await register({ issuer_id: older.id, short_description: 'Cerere de urbanism' })
    await merge(issuer.id, older.id)
    const json = await ana.get<{
      data: { cnp: string }
      merged: { name: string }[]
      documents: { number: string; issuer_name: string }[]
    }>(`/api/issuer/data/${issuer.id}/json`)
    expect(json.body.data.cnp).toBe(cnp)
    expect(json.body.merged.map(({ name }) => name)).toEqual(['Stirbei A.'])
    expect(json.body.documents).toMatchObject([{ number: paper.number, issuer_name: 'Stirbei A.' }])
    const text = (await ana.get(`/api/issuer/data/${issuer.id}/text`)).raw.toString()
    for (const part of ['Știrbei Ana', cnp, 'Cerere de urbanism', paper.number, 'Deponenți uniți'])
      expect(text).toContain(part)
    expect(text).toContain('Telefon: 0722 123 456')
    expect(text).toMatch(/Întocmit la: \d\d\.\d\d\.\d{4}, \d\d:\d\d\r\n/)
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d/)
    expect((await actions(issuer.id)).filter((one) => one === 'issuer.data_taken')).toHaveLength(2)
    expect((await ana.get('/api/issuer/data/999999/json')).status).toBe(404)
  })

  it('gets all that was done with it, however often that was', async () => {
    const { ana, add, institutionId } = await office()
    const { id } = await add({ cnp })
    await t.asSuperuser(
      `insert into audit_entries (institution_id, at, actor_institution_id, actor_id, actor_name, action, subject_type, subject_id, digest)
       select institution_id, at, actor_institution_id, actor_id, actor_name, 'issuer.cnp_revealed', subject_type, subject_id, digest
         from audit_entries, generate_series(1, 10000) where institution_id = $1 and subject_type = 'issuer' and subject_id = $2`,
      [institutionId, id],
    )
    const { body } = await ana.get<{ activity: unknown[] }>(`/api/issuer/data/${id}/json`)
    expect(body.activity).toHaveLength(10_001)
  })

  it('is erased where no document must be kept: fields, merged entries and trail, but not that it was done', async () => {
    const { ana, add, merge, get, institutionId, actions } = await office()
    const issuer = await add({ name: 'Zorilă Vasile', cnp, phone: '0722123456' })
    const older = await add({ name: 'Zorilă V.', email: 'zorila@example.com' })
    await merge(issuer.id, older.id, ['email'])
    const { version } = await get(issuer.id)
    const stale = await ana.post<Failure>('/api/issuer/erase', {
      id: issuer.id,
      reason: 'La cerere',
      version: version - 1,
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION'])
    expect(
      (await ana.post('/api/issuer/erase', { id: issuer.id, reason: 'La cerere', version })).status,
    ).toBe(200)
    expect(await get(issuer.id)).toMatchObject({
      erased: true,
      cnp: '',
      phone: '',
      email: '',
      can: { edit: false, erase: false },
    })
    const left = await t.asSuperuser(
      `select to_jsonb(i)::text as row from issuers i where institution_id = $1
       union all select to_jsonb(m)::text from issuer_merges m where institution_id = $1
       union all select payload from audit_payloads p join audit_entries e on e.institution_id = p.institution_id and e.id = p.entry_id
                  where p.institution_id = $1 and e.subject_type = 'issuer'`,
      [institutionId],
    )
    expect(JSON.stringify(left)).not.toMatch(/Zoril|zorila|722123456|2710202/)
    expect((await actions(issuer.id)).at(-1)).toBe('issuer.erased')
    expect((await ana.get<{ data: unknown[] }>('/api/issuer/list/20/sterse')).body.data).toEqual([])
    const again = await ana.post<Failure>('/api/issuer/update', { id: issuer.id, values: { name: 'X' } })
    expect([again.status, again.body.code]).toEqual([409, 'ISSUER_ERASED'])
  })

  it('is gone from the trail of whoever it was merged with for a while, and the trail still verifies', async () => {
    const { ana, add, merge, merges, undo, get, institutionId } = await office()
    const person = await add({ name: 'Zorilă Vasile', cnp, phone: '0722123456' })
    const [taker, taken, further] = [
      await add({ name: 'Primitor Dan' }),
      await add({ name: 'Luat Ion', email: 'luat@example.com' }),
      await add({ name: 'Departe Ana' }),
    ]
    const undoLast = async (id: number) => {
      const standing = (await merges(id)).find(({ undone_at }) => undone_at === null)
      expect((await undo(standing!.id)).status).toBe(200)
    }
    expect((await merge(taker.id, person.id, ['phone'])).status).toBe(200)
    t.clock.advance(1000)
    expect((await merge(further.id, taker.id, ['phone'])).status).toBe(200)
    t.clock.advance(1000)
    await undoLast(further.id)
    t.clock.advance(1000)
    await undoLast(taker.id)
    expect((await merge(person.id, taken.id, ['email'])).status).toBe(200)
    t.clock.advance(1000)
    await undoLast(person.id)
    const told = async () =>
      JSON.stringify(
        await t.asSuperuser(
          `select payload from audit_payloads where institution_id = $1
           union all select to_jsonb(m)::text from issuer_merges m where institution_id = $1`,
          [institutionId],
        ),
      )
    expect(await told()).toMatch(/Zoril.*722123456/)
    const { version } = await get(person.id)
    const erased = await ana.post('/api/issuer/erase', { id: person.id, reason: 'La cerere', version })
    expect(erased.status).toBe(200)
    expect(await told()).not.toMatch(/Zoril|722123456|2710202/)
    expect(await get(taken.id)).toMatchObject({ name: 'Luat Ion', email: 'luat@example.com' })
    expect(await told()).toMatch(/Primitor.*Luat/)
    await sealAll(t.database)
    expect(await findDamage(t.database, { institutionId })).toEqual([])
  })

  it('stays while the history of a document names it as an earlier issuer, also through a merge', async () => {
    const { ana, host, institutionId, add, merge, get, register, issuerId } = await office()
    await aPerson(t.database, institutionId, 'sef', {
      permissions: ['document.list', 'document.change_issuer'],
    })
    const head = t.browser(host)
    await head.signIn('sef')
    const [kept, wrong] = [await add({ name: 'Uitat Gheorghe' }), await add({ name: 'Uitat G.' })]
    const paper = await register({ issuer_id: wrong.id, short_description: 'Plângere a altcuiva' })
    const changed = await head.post<Failure>('/api/document/change_issuer', {
      id: paper.id,
      issuer_id: issuerId,
      reason: 'Greșit ales la ghișeu',
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    await merge(kept.id, wrong.id)
    const { version } = await get(kept.id)
    const refused = await ana.post<Failure>('/api/issuer/erase', {
      id: kept.id,
      reason: 'La cerere',
      version,
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'ISSUER_HAS_DOCUMENTS'])
    const data = await ana.get<{ documents: object[] }>(`/api/issuer/data/${kept.id}/json`)
    expect(data.body.documents).toMatchObject([
      {
        number: paper.number,
        issuer_name: 'Uitat G.',
        short_description: '(înscris inițial pe acest nume, apoi corectat)',
      },
    ])
    expect(data.raw.toString()).not.toMatch(/Plângere|Popescu/)
  })

  it('is given of a document that the caller may not see its number and day alone', async () => {
    const { ana, add, clerk, register } = await office()
    const issuer = await add({ name: 'Tainic Ion' })
    const paper = await register({
      issuer_id: issuer.id,
      short_description: 'Secretul lui Ion',
      external_number: 'SEC-1',
      access_level: 'restricted',
    })
    expect((await clerk.get(`/api/document/get/${paper.id}`)).status).toBe(200)
    expect((await ana.get(`/api/document/get/${paper.id}`)).status).toBe(404)
    for (const format of ['json', 'text']) {
      const file = (await ana.get(`/api/issuer/data/${issuer.id}/${format}`)).raw.toString()
      expect(file, format).toContain(paper.number)
      expect(file, format).toContain('(conținut cu acces restricționat)')
      expect(file, format).not.toMatch(/Secretul|SEC-1/)
    }
  })

  it('stays while registered documents bear its name, and a firm is no person', async () => {
    const { ana, add, register, get } = await office()
    const issuer = await add({ name: 'Păstrat Ion' })
    await register({ issuer_id: issuer.id })
    const refused = await ana.post<Failure>('/api/issuer/erase', { id: issuer.id, reason: 'x', version: 1 })
    expect([refused.status, refused.body.code]).toEqual([409, 'ISSUER_HAS_DOCUMENTS'])
    expect((await get(issuer.id)).name).toBe('Păstrat Ion')
    const firm = await add({ type: 'pj', name: 'Firmă SRL' })
    const company = await ana.post<Failure>('/api/issuer/erase', { id: firm.id, reason: 'x', version: 1 })
    expect(company.body.code).toBe('ISSUER_NOT_PERSON')
  })
})
