import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { SimilarIssuer } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()
const cnp = '2710202479021'
type Matched = { data: { found: IssuerSuggestion[]; by: string }[] }

/** Ana is known with her CNP; `nobody` is signed in without any right, `writer` keeps the directory alone. */
async function counter() {
  const office = await clerkOffice(t)
  const { clerk, host, institutionId } = office
  const { body } = await clerk.post<{ id: number }>('/api/issuer/add', {
    type: 'pf',
    name: 'Ana Știrbei',
    cnp,
  })
  const signedIn = async (username: string, permissions: 'issuer.edit'[]) => {
    await aPerson(t.database, institutionId, username, { permissions })
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const told = async () =>
    (
      await t.asSuperuser<{ payload: string }>(
        `select p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
          where e.institution_id = $1 and e.action = 'search.by_cnp' order by e.id`,
        [institutionId],
      )
    ).map(({ payload }) => JSON.parse(payload).after)
  const match = (typed: string) => clerk.post<Matched>('/api/issuer/match', { lines: [{ cnp: typed }] })
  return { ...office, anaId: body.id, signedIn, told, match }
}

/** What the searches answer whose text travels in the address. */
async function searched(by: Browser, q: string): Promise<unknown[]> {
  const answers = [
    await by.get<unknown[]>(`/api/issuer/options?q=${q}`),
    await by.get(`/api/issuer/suggest?q=${q}`),
  ]
  const listed = await by.get<ListAnswer<unknown>>(`/api/issuer/list/20/${q}`)
  return [
    ...answers.flatMap(({ status, body }) => (status === 200 ? (body as unknown[]) : [])),
    ...(listed.status === 200 ? listed.body.data : []),
  ]
}

describe('a CNP in a search of issuers', () => {
  it('is never found out by its parts, nor by an address, whoever asks', async () => {
    const { clerk, as, signedIn, match } = await counter()
    const nobody = await signedIn('nimeni', [])
    for (const by of [clerk, await as('elena'), nobody])
      for (const q of ['27', '2710', cnp.slice(0, 12), cnp, `${cnp}0`])
        expect(await searched(by, q), q).toEqual([])
    for (const part of ['27', cnp.slice(0, 12), `${cnp}0`, cnp.slice(1)]) {
      expect((await match(part)).body.data[0]?.found, part).toEqual([])
      expect((await clerk.post('/api/issuer/similar', { cnp: part })).body, part).toEqual([])
    }
  })

  it('finds whole for who registers documents, and the trail says who asked', async () => {
    const { clerk, anaId, match, told, as, signedIn } = await counter()
    const found = await match('2710202 479021')
    expect(found.body.data.map(({ found: all }) => all.map(({ id }) => id))).toEqual([[anaId]])
    expect(found.raw.toString()).not.toContain('710202479')
    const similar = await clerk.post<SimilarIssuer[]>('/api/issuer/similar', { cnp })
    expect(similar.body.map(({ id, reasons }) => [id, ...reasons])).toEqual([[anaId, 'cnp']])
    await match('1700101479017')
    await clerk.post('/api/issuer/match', {
      lines: [{ cnp }, { cnp: '1700101479017' }, { name: 'Fără cod' }],
    })
    const writer = await signedIn('scriitor', ['issuer.edit'])
    expect((await writer.post('/api/issuer/similar', { cnp })).body).toEqual([])
    expect((await (await as('radu')).post('/api/issuer/match', { lines: [{ cnp }] })).status).toBe(403)
    expect(await told()).toEqual([
      { cnp: '2******9021', found: 1, refused: false },
      { cnp: '2******9021', found: 1, refused: false },
      { cnp: '1******9017', found: 0, refused: false },
      { cnps: 2, found: 1, refused: false },
      { cnp: '2******9021', found: 0, refused: true },
    ])
  })

  it('is not guessed at without end', async () => {
    const { clerk, match } = await counter()
    const lines = Array.from({ length: 500 }, (_, n) => ({ cnp: String(2_710_202_000_000 + n) }))
    expect((await clerk.post('/api/issuer/match', { lines })).status).toBe(200)
    expect((await clerk.post('/api/issuer/match', { lines: lines.slice(0, 100) })).status).toBe(200)
    expect((await match(cnp)).status).toBe(429)
    expect((await clerk.post('/api/issuer/similar', { cnp })).status).toBe(429)
    expect((await clerk.post('/api/issuer/match', { lines: [{ name: 'Ana Știrbei' }] })).status).toBe(200)
  })

  it('is not guessed at in the search box either, where other words are still answered', async () => {
    const { clerk, told } = await counter()
    const find = (q: string) => clerk.post<Failure>('/api/search/find', { q })
    const lines = Array.from({ length: 598 }, (_, n) => ({ cnp: String(2_710_202_000_000 + n) }))
    for (const part of [lines.slice(0, 500), lines.slice(500)])
      expect((await clerk.post('/api/issuer/match', { lines: part })).status).toBe(200)
    expect((await find(cnp)).status).toBe(200)
    expect((await find('2710202 479021')).status).toBe(200)
    const refused = await find(cnp)
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS')
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(1)
    expect(refused.body.message).toContain(String(seconds))
    expect((await find('Știrbei')).status).toBe(200)
    expect((await clerk.post('/api/issuer/match', { lines: [{ cnp }] })).status).toBe(429)
    // What was answered is in the trail; what the limit refused looked at nothing.
    expect(await told()).toEqual([
      { cnps: 500, found: 0, refused: false },
      { cnps: 98, found: 0, refused: false },
      { cnp: '2******9021', found: 0, refused: true },
      { cnp: '2******9021', found: 0, refused: true },
    ])
  })
})
