import type { Document } from '@hdoc/contract/documents/documents.ts'
import type { Tracking } from '@hdoc/contract/documents/tracking.ts'
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
      status: { name: 'Anulat', className: 'status-mute' },
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
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask('198.51.100.20')))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(120)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await ask('198.51.100.21')).status).toBe(404)
    await t.asSuperuser(`update rate_limits set window_start = now() - interval '61 seconds'`)
    expect((await ask('198.51.100.20')).status).toBe(404)
  })
})
