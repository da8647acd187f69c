import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp, testPassword } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp()

async function office() {
  const institution = await freshInstitution(t.database)
  const id = await aPerson(t.database, institution.id, 'gina')
  await aPerson(t.database, institution.id, 'sorin')
  const gina = t.browser(institution.host)
  await gina.signIn('gina')
  const wanted = () =>
    t.asSuperuser(
      `select payload from outbox_events where institution_id = $1 and type = 'account.email_change_wanted'`,
      [institution.id],
    )
  return { institution, id, gina, wanted }
}
const change = (browser: Browser, form: object = {}) =>
  browser.post<Failure>('/api/profile/change_email', {
    email: 'gina.noua@test.example',
    current_password: testPassword,
    ...form,
  })

describe('POST /api/profile/change_email', () => {
  it('is refused to guests, and without the own password', async () => {
    const { institution, gina, wanted } = await office()
    expect((await change(t.browser(institution.host))).status).toBe(401)
    const wrong = await change(gina, { current_password: 'altceva' })
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['current_password']])
    expect(await wanted()).toEqual([])
  })

  it('asks for the confirmation of the new address and changes nothing before', async () => {
    const { institution, id, gina, wanted } = await office()
    expect((await change(gina)).status).toBe(200)
    expect(await wanted()).toEqual([{ payload: { user_id: id, email: 'gina.noua@test.example' } }])
    const rows = await t.asSuperuser('select email from users where institution_id = $1 and id = $2', [
      institution.id,
      id,
    ])
    expect(rows).toEqual([{ email: 'gina@test.example' }])
  })

  it('refuses no address, the own one and a colleague’s', async () => {
    const { gina, wanted } = await office()
    for (const email of ['gina', 'GINA@test.example', 'sorin@test.example']) {
      const refused = await change(gina, { email })
      expect([refused.status, Object.keys(refused.body.errors!)], email).toEqual([422, ['email']])
    }
    expect(await wanted()).toEqual([])
  })

  it('stops guessing of the password', async () => {
    const { gina } = await office()
    for (let n = 0; n < 5; n += 1) await change(gina, { current_password: `ghicit ${n}` })
    expect((await change(gina)).status).toBe(429)
  })
})
