import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Tracking } from '@hdoc/contract/documents/tracking/tracking.ts'
import { groupedCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp()

describe('GET /api/tracking/get', () => {
  it('tells whoever holds the code number, date, status and headings, and nothing of any person', async () => {
    const { host, register, as, people } = await clerkOffice(t)
    const { id, tracking_code: code } = await register({
      short_description: 'Plângere SECRETĂ',
      additional_info: 'SECRET',
    })
    const elena = await as('elena')
    await elena.post('/api/document/update', { id, values: { pages: 2 } })
    await elena.post('/api/document/annul', { id, reason: 'Motiv SECRET' })
    const guest = t.browser(host)
    const { status, body, raw } = await guest.get<Tracking>(`/api/tracking/get/${code}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      number: 'RG-0001/2026',
      further_numbers: [],
      registered_on: '2026-11-20',
      institution: expect.stringContaining('Primăria'),
      status: { code: 'annulled', name: 'Anulat', className: 'status-mute' },
      next: 'Numărul a fost anulat și nu mai este valabil. Pentru lămuriri, adresați-vă instituției.',
      deadline_on: null,
      is_test: false,
      history: [
        { at: expect.any(String), title: 'Număr anulat' },
        { at: expect.any(String), title: 'Înregistrat' },
      ],
    })
    for (const secret of [
      'SECRET',
      'Popescu',
      'Gina',
      'Elena',
      'example.com',
      String(people.clerk).padStart(9, '#'),
    ])
      expect(raw.toString()).not.toContain(secret)
    const english = await t.browser(host, 'en').get<Tracking>(`/api/tracking/get/${code.toUpperCase()}`)
    expect(english.body.history[1]!.title).toBe('Registered')
  })

  it('says what a change changed to, what comes next and until when, whoever typed the code and how', async () => {
    const { host, clerk, register } = await clerkOffice(t)
    const wish = { deadline_type: 'date', deadline_on: '2026-12-21' }
    const { id, tracking_code: code } = await register(wish)
    const move = (body: object) => clerk.post('/api/document/change_status', { id, ...body })
    const track = async (typed: string) =>
      (await t.browser(host).get<Tracking>(`/api/tracking/get/${encodeURIComponent(typed)}`)).body
    expect(await track(code)).toMatchObject({
      status: { code: 'registered' },
      next: 'Urmează să fie luat în lucru. Termenul este 21.12.2026.',
    })
    await move({ status: 15, pending_type: 'date', pending_until: '2026-12-01', reason: 'Lipsă SECRETĂ' })
    const waiting = await track(groupedCode(code))
    expect(waiting.next).toBe('Este în așteptare până la 01.12.2026, apoi lucrul continuă.')
    await move({ status: 3, reason: '' })
    await move({ status: 7, reason: 'Motiv SECRET' })
    const solved = await track(groupedCode(code).toUpperCase().replaceAll(' ', '-'))
    expect(solved).toMatchObject({
      status: { code: 'solved', name: 'Soluționat' },
      next: 'Lucrul la acest document s-a încheiat.',
    })
    expect(solved.history.map(({ title }) => title)).toEqual([
      'Soluționat',
      'Lucrul continuă',
      'Pus în așteptare',
      'Înregistrat',
    ])
    expect(JSON.stringify(solved)).not.toContain('SECRET')
  })

  it('answers a wrong code like one that is not there, also that of another institution', async () => {
    const mine = await clerkOffice(t)
    const other = await clerkOffice(t)
    const { tracking_code: foreign } = await other.register()
    for (const code of [foreign, 'x', 'a'.repeat(20), "'; drop table documents; --"]) {
      const answer = await t.browser(mine.host).get<Failure>(`/api/tracking/get/${encodeURIComponent(code)}`)
      expect([answer.status, answer.body.code], code).toEqual([404, 'TRACKING_NOT_FOUND'])
    }
  })

  it('has a code that cannot be guessed and leads to a public page of the host table', async () => {
    const { clerk, host, register } = await clerkOffice(t)
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await register()).tracking_code))
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{20}$/)
    const { id, tracking_code: code } = await register()
    const shown = await clerk.get<Document>(`/api/document/get/${id}`, { 'x-forwarded-host': 'evil.example' })
    expect(shown.body.tracking_url).toContain(`//${host}`)
    expect(shown.body.tracking_url.endsWith(`/#/urmarire/${code}`)).toBe(true)
  })

  it('is limited for each address, telling when to come back, and others go on', async () => {
    const { host } = await clerkOffice(t)
    const ask = (address: string) => t.browser(host, 'ro', address).get<Failure>('/api/tracking/get/x')
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('198.51.100.20')))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(30)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    expect((await ask('198.51.100.21')).status).toBe(404)
    await t.asSuperuser(`update rate_limits set window_start = now() - interval '15 minutes 1 second'`)
    expect((await ask('198.51.100.20')).status).toBe(404)
  })
})
