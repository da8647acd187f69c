import type { IssuerPair, SimilarIssuer } from '@hdoc/contract/issuers/issuer-merge.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mergeOffice } from '../../../../test/offices/merge-office.ts'

const t = await testApp()
type Pairs = { data: IssuerPair[]; total: number }

describe('issuers that may be the same', () => {
  it('are suggested while one is written, to those who may write one', async () => {
    const { as, add, clerk } = await mergeOffice(t)
    expect((await (await as('radu')).post('/api/issuer/similar', { name: 'X' })).status).toBe(403)
    const ana = await add({
      name: 'Ștefănescu Ana-Maria',
      cnp: '2710202479021',
      phone: '0722 123 456',
      email: 'Ana@Example.com',
    })
    const firm = await add({ type: 'pj', name: 'S.C. Moara Veche S.R.L.', cui: '14399840' })
    await add({ name: 'Cu totul altcineva' })
    const similar = async (written: object) =>
      (await clerk.post<SimilarIssuer[]>('/api/issuer/similar', written)).body.map(({ id, reasons }) => [
        id,
        ...reasons,
      ])
    expect(await similar({ cnp: '2710202479021' })).toEqual([[ana.id, 'cnp']])
    expect(await similar({ cnp: '271020247902' })).toEqual([])
    expect(await similar({ cui: 'RO 14399840' })).toEqual([[firm.id, 'cui']])
    expect(await similar({ phone: '+40 722 123 456', email: 'ana@example.COM' })).toEqual([
      [ana.id, 'phone', 'email'],
    ])
    for (const name of [
      'Ana Maria Stefanescu',
      'STEFANESCU ANA MARIA',
      'Ștefanesku Ana-Maria',
      'Stefanescu Ana Mara',
    ])
      expect(await similar({ name }), name).toEqual([[ana.id, 'name']])
    expect(await similar({ name: 'Moara Veche' })).toEqual([[firm.id, 'name']])
    expect(await similar({ name: 'Ana Maria Stefanescu', except: ana.id })).toEqual([])
    expect((await clerk.post('/api/issuer/similar', { cnp: '2710202479021' })).raw.toString()).not.toContain(
      '10202479',
    )
  })

  it('are listed in pairs, the likeliest first, until somebody says they differ', async () => {
    const { ana, add, merge } = await mergeOffice(t)
    const a = await add({ name: 'Radu Mihai', cnp: '2710202479021', locality: 'Iași' })
    const b = await add({ name: 'Mihai RADU', locality: 'iasi' })
    const c = await add({ name: 'Radu Mihai', locality: 'Cluj' })
    const d = await add({ name: 'Altă Scriere', cnp: '2710202479021' })
    const firm = await add({ type: 'pj', name: 'Radu Mihai', phone: '0722123456' })
    await add({ name: 'Singur', phone: '0722123456' })
    const pairs = async () => {
      const { body } = await ana.get<Pairs>('/api/issuer/pairs')
      expect(body.total).toBe(body.data.length)
      return body.data.map(({ first, second, reasons }) => [first.id, second.id, ...reasons])
    }
    expect(await pairs()).toEqual([
      [a.id, d.id, 'cnp'],
      [a.id, b.id, 'name'],
    ])
    expect((await ana.post('/api/issuer/keep_apart', { first_id: d.id, second_id: a.id })).status).toBe(200)
    expect((await ana.post('/api/issuer/keep_apart', { first_id: a.id, second_id: d.id })).status).toBe(200)
    expect((await ana.post('/api/issuer/keep_apart', { first_id: a.id, second_id: a.id })).status).toBe(422)
    expect(await pairs()).toEqual([[a.id, b.id, 'name']])
    await merge(a.id, b.id)
    expect(await pairs()).toEqual([])
    expect([c.id, firm.id]).toHaveLength(2)
  })
})
