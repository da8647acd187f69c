import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Overview, SecuritySection } from '@hdoc/contract/settings/settings.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { settingsOffice } from '../../../test/offices/settings-office.ts'

const t = await testApp()
type Saved<T> = Failure & { data: T }

const townHall = () => settingsOffice(t)

describe('security', () => {
  it('shortens sessions within what the installation allows, never lengthens them', async () => {
    const { change, browser } = await townHall()
    const { body } = await browser.get<SecuritySection>('/api/setting/security')
    expect(body.limits).toEqual({ idle_minutes: 480, absolute_hours: 24, remember_days: 30 })
    const wrong = { session_idle_minutes: 481, session_absolute_hours: 25, session_remember_days: 31 }
    const refused = await change('security', wrong)
    expect(refused.body.errors).toEqual({
      session_idle_minutes: ['Instalarea permite cel mult 480.'],
      session_absolute_hours: ['Instalarea permite cel mult 24.'],
      session_remember_days: ['Instalarea permite cel mult 30.'],
    })
    expect((await change('security', { session_idle_minutes: 4 })).status).toBe(422)
    const kept = await change<SecuritySection>('security', { session_idle_minutes: 30, signup: true })
    expect(kept.body.data.values).toMatchObject({ session_idle_minutes: 30, signup: true })
    expect((await browser.get<Status>('/api/status')).body.institution?.signup).toBe(true)
  })

  it('counts who has no second factor yet, the person themselves among them', async () => {
    const { id, ana, browser } = await townHall()
    await aPerson(t.database, id, 'dan')
    await aPerson(t.database, id, 'plecat', { active: false })
    const facts = async () => (await browser.get<SecuritySection>('/api/setting/security')).body
    expect(await facts()).toMatchObject({
      active_people: 2,
      without_second_factor: 2,
      own_second_factor: false,
    })
    await t.asSuperuser(
      `insert into totp_factors (institution_id, user_id, secret, confirmed_at) values ($1, $2, 'x', now())`,
      [id, ana],
    )
    expect(await facts()).toMatchObject({ without_second_factor: 1, own_second_factor: true })
  })

  it('is not changed while acting as somebody else, and no test mail is sent then', async () => {
    const { id, host, ana, browser, audit } = await townHall()
    const boss = await aPerson(t.database, id, 'sef', { isAdmin: true })
    const acting = t.browser(host)
    await acting.signIn('sef')
    await t.asSuperuser(
      `update sessions set acting_institution_id = $1, acting_user_id = $2, acting_until = '2026-11-20T11:00:00+02:00' where institution_id = $1 and user_id = $3`,
      [id, ana, boss],
    )
    expect((await acting.get('/api/setting/security')).status).toBe(200)
    for (const [path, body] of [
      ['update_security', { values: { signup: true } }],
      ['test_mail', {}],
    ] as const)
      expect((await acting.post<Failure>(`/api/setting/${path}`, body)).body.code).toBe('ACTING_REFUSED')
    expect(await audit()).toEqual([])
    expect((await browser.get<SecuritySection>('/api/setting/security')).body.values.signup).toBe(false)
  })

  it('of the platform is its own; nothing else is there without an institution', async () => {
    await aPerson(t.database, 0, 'platforma', { isAdmin: true })
    const platform = t.browser('admin.localhost')
    await platform.signIn('platforma')
    const { body } = await platform.get<Overview>('/api/setting/overview')
    expect(body.sections.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
      ['security', ['second_factor', 'sessions']],
    ])
    expect((await platform.get<Failure>('/api/setting/institution')).body.code).toBe('no_company')
    const saved = await platform.post<Saved<SecuritySection>>('/api/setting/update_security', {
      values: { session_idle_minutes: 60 },
    })
    expect(saved.body.data.values.session_idle_minutes).toBe(60)
    const { browser } = await townHall()
    expect(
      (await browser.get<SecuritySection>('/api/setting/security')).body.values.session_idle_minutes,
    ).toBeNull()
  })
})
