import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

describe('GET /api/document/counts and /api/document/export', () => {
  it('are for those who may list', async () => {
    const { host, institutionId } = await clerkOffice(t)
    await aPerson(t.database, institutionId, 'altul')
    const other = t.browser(host)
    for (const path of ['/api/document/counts', '/api/document/export/csv']) {
      expect((await t.browser(host).get(path)).status).toBe(401)
    }
    await other.signIn('altul')
    for (const path of ['/api/document/counts', '/api/document/export/csv'])
      expect((await other.get<Failure>(path)).body.missing, path).toBe('document.list')
  })

  it('count by status what is filtered, whatever status is chosen', async () => {
    const { register, clerk } = await clerkOffice(t)
    const [one] = [await register({ pages: 3 }), await register({ pages: 3 }), await register()]
    await clerk.post('/api/document/change_status', { id: one.id, status: 6 })
    const pages = 'filters[0][column]=pages&filters[0][match][pages][equals]=3'
    const status = 'filters[1][column]=status&filters[1][match][status][in]=6'
    expect((await clerk.get(`/api/document/counts?${pages}&${status}`)).body).toEqual([
      { status: 1, documents: 1 },
      { status: 6, documents: 1 },
    ])
  })

  it('write a file whose cells no spreadsheet runs, with the rows of the list and no other', async () => {
    const { register, as } = await clerkOffice(t)
    await register({ short_description: '=HYPERLINK("http://x")' })
    await register({ short_description: 'Ștampilă', access_level: 'restricted' })
    const radu = await as('radu')
    const csv = (await radu.get('/api/document/export/csv')).raw.toString()
    expect(csv.startsWith('\uFEFFNumăr;')).toBe(true)
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).not.toContain('Ștampilă')
    const xlsx = await (await as('elena')).get('/api/document/export/xlsx?search=%C8%99tampil%C4%83')
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK')
    expect(xlsx.raw.length).toBeGreaterThan(1000)
  })
})
