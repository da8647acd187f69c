import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp, testPassword } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { sql } from '../../../platform/db/sql.ts'

const t = await testApp()
const good = 'trei lalele pe gard'

async function office() {
  const institution = await freshInstitution(t.database)
  const id = await aPerson(t.database, institution.id, 'gina', { name: 'Gina Liliacu' })
  const enter = async (password = testPassword) => {
    const browser = t.browser(institution.host)
    const { status } = await browser.signIn('gina', password)
    return { browser, status }
  }
  return { institution, id, enter, gina: (await enter()).browser }
}
const change = (browser: Browser, form: object = {}) =>
  browser.post<Failure>('/api/profile/change_password', {
    current_password: testPassword,
    password: good,
    password_again: good,
    ...form,
  })
const alive = async (browser: Browser) => (await browser.get('/api/profile/get')).status === 200

describe('POST /api/profile/change_password', () => {
  it('is refused to guests and while acting as somebody', async () => {
    const { institution, id } = await office()
    expect((await change(t.browser(institution.host))).status).toBe(401)
    const adminId = await aPerson(t.database, institution.id, 'sef', { isAdmin: true })
    const admin = t.browser(institution.host)
    await admin.signIn('sef')
    await t.database.inInstitution(institution.id, (db) =>
      db.run(
        sql`update sessions set acting_institution_id = ${institution.id}, acting_user_id = ${id}, acting_until = '2026-11-20T11:00:00+02:00' where user_id = ${adminId}`,
      ),
    )
    const refused = await change(admin)
    expect([refused.status, refused.body.code]).toEqual([403, 'ACTING_REFUSED'])
  })

  it('changes the password, ends all other sessions and gives this one a new id', async () => {
    const { institution, id, enter, gina } = await office()
    const other = (await enter()).browser
    const old = gina.cookies.get('hdoc_session')!
    expect((await change(gina)).status).toBe(200)
    expect(gina.cookies.get('hdoc_session')).not.toBe(old)
    expect(await alive(gina)).toBe(true)
    expect(await alive(other)).toBe(false)
    const thief = t.browser(institution.host)
    thief.cookies.set('hdoc_session', old)
    expect(await alive(thief)).toBe(false)
    expect((await enter()).status).toBe(422)
    expect((await enter(good)).status).toBe(200)
    const written = await t.asSuperuser(
      `select actor_id, subject_id from audit_entries where institution_id = $1 and action = 'account.password_changed'`,
      [institution.id],
    )
    expect(written).toEqual([{ actor_id: id, subject_id: id }])
    const events = await t.asSuperuser(
      `select payload from outbox_events where institution_id = $1 and type = 'account.password_changed'`,
      [institution.id],
    )
    expect(events).toEqual([{ payload: { user_id: id } }])
  })

  it.each([
    ['a wrong current one', { current_password: 'altceva' }, 'current_password'],
    ['two that differ', { password_again: 'patru lalele pe gard' }, 'password_again'],
    ['the same again', { password: testPassword, password_again: testPassword }, 'password'],
    ['a short one', { password: 'scurta', password_again: 'scurta' }, 'password'],
    ['a common one', { password: 'Parola123456!', password_again: 'Parola123456!' }, 'password'],
    ['the own name', { password: 'GinaLiliacu2026', password_again: 'GinaLiliacu2026' }, 'password'],
    ['an unknown field', { user_id: 1 }, 'user_id'],
  ])('refuses %s and changes nothing', async (_name, form, field) => {
    const { enter, gina } = await office()
    const other = (await enter()).browser
    const refused = await change(gina, form)
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, [field]])
    expect([await alive(gina), await alive(other)]).toEqual([true, true])
    expect((await enter()).status).toBe(200)
  })

  it('stops guessing after five wrong ones, also when they come at once', async () => {
    const { gina } = await office()
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, n) => change(gina, { current_password: `ghicit ${n}` })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
    const right = await change(gina)
    expect([right.status, right.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  it('lets one of two changes at the same time win', async () => {
    const { enter, gina } = await office()
    const other = (await enter()).browser
    const second = 'ceașca verde murdară'
    const answers = await Promise.all([
      change(gina),
      change(other, { password: second, password_again: second }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [first] = answers
    expect((await enter(first!.status === 200 ? good : second)).status).toBe(200)
  })
})
