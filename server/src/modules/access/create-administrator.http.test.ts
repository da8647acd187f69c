import type { Status } from '@hdoc/contract/access/session.ts'
import { expect, it } from 'vitest'
import { testApp, testPassword } from '../../../test/browsers/app.ts'
import { createAdministrator } from './create-administrator.ts'

const t = await testApp()
const chief = {
  institutionId: 0,
  username: 'sef.platforma',
  email: 'sef@hdoc.example',
  name: 'Șef Platformă',
  password: testPassword,
}

it('makes the first administrator of the platform, who signs in on the admin host and is in the audit', async () => {
  const id = await createAdministrator({ database: t.database, clock: t.clock }, chief)
  const browser = t.browser('admin.localhost')
  expect((await browser.signIn('sef.platforma')).status).toBe(200)
  const { body } = await browser.get<Status>('/api/status')
  expect(body.user).toMatchObject({ id, name: 'Șef Platformă', isadmin: 1, hdoc_id: 0 })
  const audit = await t.asSuperuser<{ actor_name: string; payload: string }>(
    `select e.actor_name, p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      where e.institution_id = 0 and e.action = 'user.created' and e.subject_id = $1`,
    [id],
  )
  expect(audit).toHaveLength(1)
  expect(audit[0]?.actor_name).toBe('HDoc')
  expect(audit[0]?.payload).not.toContain(testPassword)
})

it('refuses a name that is taken with one sentence, and leaves nothing behind', async () => {
  const again = { ...chief, email: 'alt@hdoc.example' }
  await expect(createAdministrator({ database: t.database, clock: t.clock }, again)).rejects.toMatchObject({
    sentence: { ro: 'Există deja un utilizator cu acest nume sau cu această adresă de e-mail.' },
  })
  const rows = await t.asSuperuser(
    `select 1 from users where institution_id = 0 and email = 'alt@hdoc.example'`,
  )
  expect(rows).toEqual([])
})
