import type { Status } from '@hdoc/contract/access/session.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type {
  InstitutionSection,
  LookSection,
  MailSection,
  Overview,
} from '@hdoc/contract/settings/settings.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { clerkOffice } from '../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { settingsOffice } from '../../../test/offices/settings-office.ts'

const t = await testApp()

const townHall = () => settingsOffice(t)

describe('settings', () => {
  it('are each closed to who lacks its right; the overview says which right opens which section', async () => {
    const { id, host } = await townHall()
    await aPerson(t.database, id, 'radu')
    await aPerson(t.database, id, 'doina', { permissions: ['settings.security'] })
    const radu = t.browser(host)
    expect((await radu.get('/api/setting/overview')).status).toBe(401)
    await radu.signIn('radu')
    const saving = {
      institution: '/api/setting/update_institution',
      look: '/api/setting/update_look',
      mail: '/api/setting/update_mail',
      outside_map: '/api/setting/update_outside_map',
      printing: '/api/setting/update_printing',
      security: '/api/setting/update_security',
    }
    for (const [section, save] of Object.entries(saving)) {
      const missing =
        section === 'security' || section === 'printing' ? (`settings.${section}` as const) : 'client.admin'
      const calls = [
        await radu.get<Failure>(`/api/setting/${section}`),
        await radu.post<Failure>(save, { values: {} }),
      ]
      for (const { status, body } of calls) expect([status, body.missing]).toEqual([403, missing])
    }
    for (const path of ['test_mail', 'remove_picture', 'picture?kind=logo'])
      expect((await radu.post<Failure>(`/api/setting/${path}`)).body.missing).toBe('client.admin')
    const doina = t.browser(host)
    await doina.signIn('doina')
    const { body } = await doina.get<Overview>('/api/setting/overview')
    expect(body.sections.map(({ name, missing, items }) => [name, missing, items.length])).toEqual([
      ['institution', 'client.admin', 0],
      ['look', 'client.admin', 0],
      ['mail', 'client.admin', 0],
      ['outside_map', 'client.admin', 0],
      ['printing', 'settings.printing', 0],
      ['security', null, 3],
    ])
  })

  it('of the institution change field by field, with before and after in the audit', async () => {
    const { id, browser, change, audit } = await townHall()
    const { body: first } = await browser.get<InstitutionSection>('/api/setting/institution')
    expect(first).toMatchObject({ version: 1, values: { cui: '', map: null, free_days: [] } })
    const answer = await change<InstitutionSection>('institution', {
      cui: 'RO 14399840',
      county_name: 'Prahova',
      map: { lat: 44.94567891, lon: 25.9, zoom: 14 },
      opening_hours: [{ days: [3, 1], from: '08:00', to: '16:30' }],
      assistance_phone: '0244000111',
    })
    expect(answer.body.data).toEqual({
      version: 2,
      values: {
        ...first.values,
        cui: '14399840',
        county_name: 'Prahova',
        map: { lat: 44.9457, lon: 25.9, zoom: 14 },
        opening_hours: [{ days: [1, 3], from: '08:00', to: '16:30' }],
        assistance_phone: '0244 000 111',
      },
    })
    const [entry] = await audit()
    expect(entry?.action).toBe('setting.institution_changed')
    expect(JSON.parse(entry!.payload)).toMatchObject({
      before: { cui: '', version: 1 },
      after: { cui: '14399840', version: 2 },
    })
    const { body: overview } = await browser.get<Overview>('/api/setting/overview')
    expect(overview.sections[0]?.items).toContainEqual({ name: 'assistance', value: '0244 000 111' })
    // As an earlier version stored it.
    await t.asSuperuser('update institution_settings set assistance_phone = $1 where institution_id = $2', [
      '+40244000111',
      id,
    ])
    const { body: status } = await browser.get<Status>('/api/status')
    expect(status.institution).toMatchObject({ id, assistance_phone: '0244 000 111', map: { zoom: 14 } })
  })

  it('refuse what is wrong on its field', async () => {
    const { change } = await townHall()
    const { status, body } = await change('institution', {
      name: ' ',
      cui: '14399841',
      county_name: 'Atlantida',
      postal_code: '12',
      email: 'x',
      map: { lat: 91, lon: 0, zoom: 30 },
      opening_hours: [{ days: [], from: '08:00', to: '07:00' }],
      free_days: [
        { date: '2026-12-24', name: 'Ajun' },
        { date: '2026-12-24', name: 'Ajun' },
        { date: '2026-02-30', name: '' },
      ],
      tag: 'furat',
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(
      [
        'cui',
        'county_name',
        'email',
        'free_days.1.date',
        'free_days.2.date',
        'free_days.2.name',
        'map.lat',
        'map.zoom',
        'name',
        'opening_hours.0.days',
        'opening_hours.0.to',
        'postal_code',
        'tag',
      ].sort(),
    )
  })

  it('saved on an older version are refused with who changed what meanwhile', async () => {
    const { id, host, change } = await townHall()
    await aPerson(t.database, id, 'dan', { name: 'Dan Mac', permissions: ['client.admin'] })
    const dan = t.browser(host)
    await dan.signIn('dan')
    const save = (values: object) => dan.post('/api/setting/update_institution', { values, version: 1 })
    expect(
      (await save({ phone: '0244 111 222', free_days: [{ date: '2026-12-24', name: 'Ajun' }] })).status,
    ).toBe(200)
    const { status, body } = await change('institution', { phone: '0244 333 444' }, 1)
    expect([status, body.code]).toEqual([409, 'STALE_VERSION'])
    expect(body.message).toContain('Dan Mac')
    expect(body.errors).toEqual({
      phone: ['Schimbat între timp de Dan Mac: acum „0244 111 222”.'],
      free_days: ['Schimbat între timp de Dan Mac.'],
    })
    expect((await change('look', { primary_color: '#7a1745' }, 1)).status).toBe(200)
  })

  it('give two changes that come at once one after the other: the second one is told', async () => {
    const { change } = await townHall()
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((from_name) => change<MailSection>('mail', { from_name }, 1)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('say local free days, which move the deadline of what is registered after, and the reason names them', async () => {
    const office = await clerkOffice(t)
    await aPerson(t.database, office.institutionId, 'ana', { permissions: ['client.admin'] })
    const ana = t.browser(office.host)
    await ana.signIn('ana')
    const deadline = async () => {
      const { id } = await office.register({ deadline_type: 'days', deadline_days: 4 })
      const { body } = await office.clerk.get<Document>(`/api/document/get/${id}`)
      return { on: body.deadline_on, why: body.deadline_reason }
    }
    const before = await deadline()
    const free_days = [{ date: before.on, name: 'Hramul comunei' }]
    expect((await ana.post('/api/setting/update_institution', { values: { free_days } })).status).toBe(200)
    const after = await deadline()
    expect(before.on).toBe('2026-11-24')
    expect(after.on).toBe('2026-11-25')
    expect(after.why).toContain('este zi liberă în instituție (Hramul comunei)')
  })
})

describe('the look', () => {
  it('takes a colour that can be read and offers one when it cannot', async () => {
    const { change, browser } = await townHall()
    const refused = await change('look', { primary_color: '#FFCC00' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.primary_color?.[0]).toMatch(
      /^Contrastul cu fundalul deschis este 1[.,]3\d?:1; .* Cea mai apropiată potrivită este #[0-9a-f]{6}\.$/,
    )
    const nearest = /#[0-9a-f]{6}/.exec(refused.body.errors?.primary_color?.[0] ?? '')?.[0]
    const taken = await change<LookSection>('look', { primary_color: nearest })
    expect(taken.body.data.values.primary_color).toBe(nearest)
    const { body } = await browser.get<Status>('/api/status')
    expect(body.institution?.colors?.light['--blue']).toBe(nearest)
    expect(body.institution?.colors?.dark['--blue']).not.toBe(nearest)
    expect((await change('look', { primary_color: 'red' })).status).toBe(422)
    expect((await change<LookSection>('look', { primary_color: '' })).body.data.values.primary_color).toBe('')
  })
})

describe('the mail sender', () => {
  it('tells where a test mail goes, and asks for one', async () => {
    const { id, browser, change } = await townHall()
    await change<MailSection>('mail', {
      from_name: 'Primăria',
      reply_to: 'raspuns@primarie.example',
      digest_hour: 16,
    })
    const { body } = await browser.get<MailSection>('/api/setting/mail')
    expect(body).toEqual({
      values: { from_name: 'Primăria', reply_to: 'raspuns@primarie.example', digest_hour: 16 },
      version: 2,
      sender_address: expect.stringContaining('@'),
      own_address: 'ana@test.example',
      delivers: false,
    })
    expect((await browser.post('/api/setting/test_mail')).status).toBe(200)
    const events = await t.asSuperuser<{ payload: object }>(
      `select payload from outbox_events where institution_id = $1 and type = 'setting.test_mail_wanted'`,
      [id],
    )
    expect(events.map(({ payload }) => payload)).toMatchObject([{ to: 'ana@test.example', language: 'ro' }])
  })
})
