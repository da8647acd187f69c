import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { connectionBeside } from '../../../../test/database/cluster.ts'
import { freshOffice, type Office } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

type Saved = {
  success: boolean
  id: number
  data: Registered
  message: string
  code: string
  errors: Record<string, string[]>
}
const t = await testApp()

async function office() {
  const o = await freshOffice(t.database)
  await aPerson(t.database, o.institution.id, 'clerk', {
    permissions: ['document.register', 'document.list'],
  })
  const browser = t.browser(o.institution.host)
  await browser.signIn('clerk')
  return { o, browser }
}
/** How many papers each transaction registered, in order. */
async function sharedBy({ institution }: Office) {
  const rows = await t.asSuperuser<{ papers: number }>(
    `select count(*)::int as papers from register_ledger where institution_id = $1 group by xmin order by min(counter)`,
    [institution.id],
  )
  return rows.map(({ papers }) => papers)
}
/** Waits until the program asks the database nothing but one registration that waits for its counter. */
async function untilOneWaits() {
  let quiet = 0
  while (quiet < 10) {
    const busy = await t.asSuperuser<{ wait_event_type: string | null }>(
      `select wait_event_type from pg_stat_activity
        where datname = current_database() and application_name like 'hdoc%' and state <> 'idle'`,
    )
    quiet = busy.length === 1 && busy[0]?.wait_event_type === 'Lock' ? quiet + 1 : 0
  }
}
const paper = (o: Office, changes: object = {}) => ({
  category: 'intrare',
  register_id: o.registerId,
  doc_type_id: o.docTypeId,
  issuer_id: o.issuerId,
  short_description: 'Cerere de adeverință',
  ...changes,
})

describe('POST /api/document/add', () => {
  it('is refused without the right, naming it, and without a session', async () => {
    const { o } = await office()
    await aPerson(t.database, o.institution.id, 'reader', { permissions: ['document.list'] })
    const reader = t.browser(o.institution.host)
    expect((await reader.post('/api/document/add', paper(o))).status).toBe(401)
    await reader.signIn('reader')
    const refused = await reader.post<{ missing: string; message: string }>('/api/document/add', paper(o))
    expect(refused.status).toBe(403)
    expect(refused.body.missing).toBe('document.register')
    expect(refused.body.message).toContain('Nu aveți dreptul necesar: Înregistrează documente.')
  })

  it('answers an empty form with errors by field in the caller’s language', async () => {
    const { browser } = await office()
    const empty = await browser.post<Saved>('/api/document/add', {})
    expect(empty.status).toBe(422)
    expect(empty.body.errors.short_description).toEqual(['Acest câmp trebuie să fie completat.'])
    expect(Object.keys(empty.body.errors).sort()).toEqual([
      'category',
      'doc_type_id',
      'register_id',
      'short_description',
    ])
    const english = await browser.post<Saved>('/api/document/add', {}, { 'accept-language': 'en' })
    expect(english.body.errors.category).toEqual(['This field is required.'])
  })

  it('gives the next number, once for a key, and refuses the key for other content', async () => {
    const { o, browser } = await office()
    const first = await browser.post<Saved>('/api/document/add', paper(o), { 'idempotency-key': 'form-0001' })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body.data.number).toBe('RG-0001/2026')
    const again = await browser.post<Saved>('/api/document/add', paper(o), { 'idempotency-key': 'form-0001' })
    expect(again.body.data).toEqual(first.body.data)
    const other = await browser.post<Saved>('/api/document/add', paper(o, { short_description: 'Altceva' }), {
      'idempotency-key': 'form-0001',
    })
    expect(other.status).toBe(422)
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH')
    const next = await browser.post<Saved>('/api/document/add', paper(o))
    expect(next.body.data.number).toBe('RG-0002/2026')
  })

  it('gives many callers at once numbers without gap or repeat, and one bad paper fails alone', async () => {
    const { o, browser } = await office()
    await browser.post('/api/document/add', paper(o))
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        browser.post<Saved>('/api/document/add', paper(o, n === 17 ? { issuer_id: 999_999 } : {})),
      ),
    )
    expect(answers[17]!.status).toBe(422)
    expect(answers[17]!.body.errors.issuer_id).toEqual(['Valoarea aleasă nu există.'])
    const numbers = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.data.number)
      .sort()
    expect(numbers).toEqual(Array.from({ length: 59 }, (_, n) => `RG-${String(n + 2).padStart(4, '0')}/2026`))
  })

  it('tells the refused papers of a batch and registers the rest in one transaction', async () => {
    const { o, browser } = await office()
    await browser.post('/api/document/add', paper(o))
    const gate = await connectionBeside(t.superuserUrl)
    try {
      await gate.query('begin')
      await gate.query('select from register_counters where institution_id = $1 for update', [
        o.institution.id,
      ])
      const ahead = browser.post<Saved>('/api/document/add', paper(o))
      await untilOneWaits()
      // They gather behind the one that waits.
      const gathered = Array.from({ length: 20 }, (_, n) =>
        browser.post<Saved>('/api/document/add', paper(o, n % 2 === 0 ? { issuer_id: 999_999 } : {})),
      )
      await untilOneWaits()
      await gate.query('commit')
      expect((await ahead).status).toBe(200)
      const statuses = (await Promise.all(gathered)).map(({ status }) => status)
      expect(statuses).toEqual(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? 422 : 200)))
    } finally {
      await gate.end()
    }
    expect(await sharedBy(o)).toEqual([1, 1, 10])
  })

  it('registers a double click once, even when both clicks share a transaction', async () => {
    const { o, browser } = await office()
    const click = () =>
      browser.post<Saved>('/api/document/add', paper(o), { 'idempotency-key': 'double-click' })
    const answers = await Promise.all([
      browser.post('/api/document/add', paper(o)),
      ...Array.from({ length: 6 }, click),
    ])
    const numbers = answers.slice(1).map(({ body }) => (body as Saved).data.number)
    expect(new Set(numbers).size).toBe(1)
    const next = await browser.post<Saved>('/api/document/add', paper(o))
    expect(next.body.data.number).toBe('RG-0003/2026')
  })

  it('opens the new series at Bucharest midnight, with 23:59:59 and 00:00:00 both right', async () => {
    const { o, browser } = await office()
    t.clock.set('2026-12-31T23:59:59+02:00')
    await browser.signIn('clerk')
    const old = await browser.post<Saved>('/api/document/add', paper(o))
    expect([old.body.data.number, old.body.data.registered_on]).toEqual(['RG-0001/2026', '2026-12-31'])
    t.clock.set('2027-01-01T00:00:00+02:00')
    const young = await browser.post<Saved>('/api/document/add', paper(o))
    expect([young.body.data.number, young.body.data.registered_on]).toEqual(['RG-0001/2027', '2027-01-01'])
    t.clock.set('2026-12-31T23:59:59+02:00')
    const late = await browser.post<Saved>('/api/document/add', paper(o))
    expect([late.body.data.number, late.body.data.registered_on]).toEqual(['RG-0002/2027', '2027-01-01'])
    t.clock.set('2026-11-20T10:00:00+02:00')
  })
})
