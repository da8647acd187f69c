import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IssuerPair, SimilarIssuer } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { SearchAnswer } from '@hdoc/contract/search/search.ts'
import { describe, expect, it } from 'vitest'
import { startedAnew, type TestApp, testApp } from '../../../../test/browsers/app.ts'
import { tablesHolding } from '../../../../test/database/every-cell.ts'
import { mergeOffice } from '../../../../test/offices/merge-office.ts'
import { silentLog } from '../../../platform/log.ts'
import { valueMover } from '../../../platform/secrets/move-values.ts'
import { checkPlainCnps } from '../checks/check-plain-cnps.ts'
import { movingCnps } from './moving-cnp.ts'

const [cnp, another] = ['2710202479021', '1800101221144'] as const
/** Of two people who are merged, so that one CNP takes the place of the other. */
const [winnersOwn, losersOwn] = ['1700101479017', '2850315123457'] as const
const quiet = await testApp()
const logFile = join(quiet.settings.dataDir, 'everything.log')
const t = await startedAnew(quiet, { logLevel: 'trace', logFile })
const newer = { secret: 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3', oldSecrets: [t.settings.secret] }

const moverOf = (app: TestApp) =>
  valueMover({ database: t.worker, settings: app.settings, log: silentLog }, movingCnps)
async function moveAll(app: TestApp): Promise<void> {
  const move = moverOf(app)
  while (await move());
}
const plainIn = (institutionId: number) =>
  t.database.asPlatform('count plain CNPs', (db) => checkPlainCnps(db, institutionId))

const byFilter = (mode: string, ...values: string[]): string =>
  `/api/document/list/20?filters[0][column]=issuer&${values
    .map((value, n) => `filters[0][match][cnp][${mode}]${values.length > 1 ? `[${n}]` : ''}=${value}`)
    .join('&')}`

type Office = Awaited<ReturnType<typeof mergeOffice>>

/** Everything that finds or shows a person by their CNP. */
async function waysTo(app: TestApp, { host, ana: _ }: Office, id: number, sought: string) {
  const ana = app.browser(host)
  await ana.signIn('ana')
  const total = async (address: string) =>
    (await ana.get<{ meta: { total: number } }>(address)).body.meta?.total
  const { body: match } = await ana.post<{ data: { found: { id: number; code: string }[] }[] }>(
    '/api/issuer/match',
    { lines: [{ cnp: sought }] },
  )
  const { body: similar } = await ana.post<SimilarIssuer[]>('/api/issuer/similar', { cnp: sought })
  const { body: box } = await ana.post<SearchAnswer>('/api/search/find', { q: sought })
  return {
    shown: (await ana.get<{ cnp: string }>(`/api/issuer/get/${id}`)).body.cnp,
    revealed: (await ana.post<{ cnp: string }>('/api/issuer/reveal_cnp', { id })).body.cnp,
    line: match.data[0]?.found.map((one) => [one.id === id, one.code]),
    similar: similar.map((one) => [one.id === id, ...one.reasons]),
    box: box.data.map(({ found_by }) => found_by),
    filters: [await total(byFilter('equals', sought)), await total(byFilter('in', sought, another))],
  }
}
const allWays = {
  shown: '2******9021',
  revealed: cnp,
  line: [[true, '2******9021']],
  similar: [[true, 'cnp']],
  box: ['issuer_code'],
  filters: [1, 1],
}

describe('a CNP at rest', () => {
  it('stands in no cell of the database and no line of the log, whatever was done with it', async () => {
    const office = await mergeOffice(t)
    const { ana, clerk, add, merge, merges, undo, register } = office
    const key = { 'idempotency-key': 'paper-of-a-new-person-1' }
    const paper = office.paper({ issuer_id: null, issuer: { type: 'pf', name: 'Știrbei Ana', cnp } })
    const answers = [
      await clerk.post('/api/document/add', paper, key),
      await clerk.post('/api/document/add', paper, key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { id } = await add({ name: 'Știrbei Ana Maria', cnp })
    const { id: other } = await add({ name: 'Stirbei A.' })
    for (const values of [{ phone: '0722123456' }, { cnp: another }, { cnp }])
      expect((await ana.post('/api/issuer/update', { id, values })).status).toBe(200)
    expect((await merge(other, id, ['cnp'])).status).toBe(200)
    await undo((await merges(other))[0]!.id)
    await merge(other, id, ['cnp'])
    const { id: own } = await add({ name: 'Câmpean Ana', cnp: winnersOwn })
    const { id: taken } = await add({ name: 'Campean A.', cnp: losersOwn })
    expect((await merge(own, taken, ['cnp'])).status, 'its own CNP is replaced').toBe(200)
    expect((await undo((await merges(own))[0]!.id)).status, 'and comes back').toBe(200)
    await ana.post('/api/issuer/add', { type: 'pf', name: '', cnp })
    await ana.post('/api/issuer/add', { type: 'pf', name: 'Zero\0', cnp })
    await ana.get(`/api/issuer/list/20/${cnp}`)
    await ana.get(`/api/issuer/data/${other}/json`)
    await clerk.post('/api/issuer/suggest', { q: cnp })
    await register({ issuer_id: other })
    await ana.post('/api/document_view/add', {
      name: 'Doar ea',
      address: byFilter('equals', cnp).split('?')[1],
    })
    await waysTo(t, office, other, cnp)
    await moveAll(t)

    expect(await tablesHolding(t, 'Stirbei A.'), 'the look itself finds').toContain('public.issuers')
    const log = readFileSync(logFile, 'utf8')
    expect(log).toMatch(/issuer/)
    for (const one of [cnp, another, winnersOwn, losersOwn]) {
      expect(await tablesHolding(t, one), one).toEqual([])
      expect(log).not.toContain(one)
    }
  })

  it('is found whole by filter, pasted line, similar issuers and box; another mode of the filter says so', async () => {
    const office = await mergeOffice(t)
    const { id } = await office.add({ name: 'Știrbei Ana', cnp })
    await office.register({ issuer_id: id })
    expect(await waysTo(t, office, id, cnp)).toEqual(allWays)
    for (const mode of ['contains', 'startsWith', 'endsWith', 'notEquals', 'notContains']) {
      const { status, body } = await office.ana.get<{ errors: object }>(byFilter(mode, '2710'))
      expect([status, Object.values(body.errors)], mode).toEqual([
        422,
        [[`Filtrul „${mode}” nu se potrivește coloanei „cnp”.`]],
      ])
    }
    const part = await office.ana.get<{ meta: { total: number } }>(byFilter('equals', cnp.slice(0, 12)))
    expect(part.body.meta.total).toBe(0)
  })
})

describe('CNPs of an older version, stored plain', () => {
  it('are read as before, then sealed page by page whatever is stopped, with what merges kept', async () => {
    const office = await mergeOffice(t)
    const { institutionId, add, merge, merges, undo, get } = office
    const { id } = await add({ name: 'Știrbei Ana' })
    const { id: winner } = await add({ name: 'Moldovan Ion', cnp: another })
    const { id: loser } = await add({ name: 'Moldovan I.', cnp: '1700101479017' })
    await merge(winner, loser, ['cnp'])
    await office.register({ issuer_id: id })
    await t.asSuperuser(
      `update issuers set cnp = $2, cnp_sealed = null, cnp_index = null where institution_id = $1 and id = $3`,
      [institutionId, cnp, id],
    )
    await t.asSuperuser(
      `update issuer_merges set before = jsonb_build_object('cnp', $2::text), after = jsonb_build_object('cnp', '1700101479017')
        where institution_id = $1`,
      [institutionId, another],
    )
    await t.asSuperuser(
      `insert into issuers (institution_id, type, name, cnp)
       select $1, 'pf', 'Vechi ' || n, '9' || lpad(n::text, 12, '0') from generate_series(1, 1100) n`,
      [institutionId],
    )
    expect(await waysTo(t, office, id, cnp)).toEqual(allWays)
    const left = async () => {
      const [row] = await t.asSuperuser<{ plain: number }>(
        `select count(*)::int as plain from issuers where institution_id = $1 and cnp <> ''`,
        [institutionId],
      )
      return row!.plain
    }
    const [finding] = await plainIn(institutionId)
    expect(finding?.sentence.ro).toContain('încă necriptate: 1.102 CNP-uri;')

    // A worker that is killed after its first page, and two at once after it.
    expect(await moverOf(t)()).toBe(true)
    expect(await left()).toBe(601)
    expect(await waysTo(t, office, id, cnp)).toEqual(allWays)
    await Promise.all([moveAll(t), moveAll(t)])
    expect([await left(), await plainIn(institutionId)]).toEqual([0, []])
    expect(await tablesHolding(t, cnp)).toEqual([])
    expect(await waysTo(t, office, id, cnp)).toEqual(allWays)

    expect((await get(winner)).cnp).toBe('1******9017')
    expect((await undo((await merges(winner))[0]!.id)).status).toBe(200)
    expect((await get(winner)).cnp).toBe('1******1144')
  })

  it('are moved once: a change that is written meanwhile stays', async () => {
    const { institutionId, add, ana } = await mergeOffice(t)
    const { id } = await add({ name: 'Știrbei Ana' })
    await t.asSuperuser(`update issuers set cnp = $2 where institution_id = $1 and id = $3`, [
      institutionId,
      cnp,
      id,
    ])
    const [change] = await Promise.all([
      ana.post('/api/issuer/update', { id, values: { cnp: another } }),
      moveAll(t),
    ])
    expect(change.status).toBe(200)
    expect((await ana.post<{ cnp: string }>('/api/issuer/reveal_cnp', { id })).body.cnp).toBe(another)
  })
})

describe('another secret', () => {
  it('finds what the former one sealed, and seals all of it anew with the merges', async () => {
    const office = await mergeOffice(t)
    const { institutionId, add, merge } = office
    const { id } = await add({ name: 'Știrbei Ana', cnp })
    const twin = await add({ name: 'Moldovan Ion', cnp: another })
    const { id: loser } = await add({ name: 'Moldovan I.', cnp: '1700101479017' })
    await merge(twin.id, loser, ['cnp'])
    await office.register({ issuer_id: id })
    const both = await startedAnew(t, newer)
    expect(await waysTo(both, office, id, cnp)).toEqual(allWays)
    await moveAll(both)
    const alone = await startedAnew(t, { ...newer, oldSecrets: [] })
    expect(await waysTo(alone, office, id, cnp)).toEqual(allWays)
    const ana = alone.browser(office.host)
    await ana.signIn('ana')
    const [{ id: mergeId } = { id: 0 }] = (await ana.get<{ id: number }[]>(`/api/issuer/merges/${twin.id}`))
      .body
    expect((await ana.post('/api/issuer/undo_merge', { merge_id: mergeId })).status).toBe(200)
    expect((await ana.post('/api/issuer/reveal_cnp', { id: twin.id })).body).toEqual({ cnp: another })

    // A CNP that does not open is not lost when another field of the issuer is saved.
    const forgetful = await startedAnew(t, { secret: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6', oldSecrets: [] })
    const blind = forgetful.browser(office.host)
    await blind.signIn('ana')
    expect((await blind.post('/api/issuer/update', { id, values: { floor: '3' } })).status).toBe(200)
    expect((await ana.post('/api/issuer/reveal_cnp', { id })).body).toEqual({ cnp })

    const pairs = await add({ name: 'Cu totul altcineva' })
    await ana.post('/api/issuer/update', { id: pairs.id, values: { cnp } })
    const { body } = await ana.get<{ data: IssuerPair[] }>('/api/issuer/pairs')
    expect(body.data.map(({ first, second, reasons }) => [first.id, second.id, ...reasons])).toEqual([
      [id, pairs.id, 'cnp'],
    ])
    expect(institutionId).toBeGreaterThan(0)
  })
})
