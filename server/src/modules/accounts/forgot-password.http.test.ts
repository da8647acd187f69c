import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'

// No worker runs here, so the test sees what the call alone has written.
const t = await testApp()

it('/api/forgot-password does the same for a known and an unknown address: one event, no look-up, no link', async () => {
  const { id, host } = await freshInstitution(t.database)
  await aPerson(t.database, id, 'cunoscut')
  const done = async (email: string) => {
    expect((await t.browser(host).post('/api/forgot-password', { email })).status).toBe(200)
    const rows = await t.asSuperuser<{ type: string; payload: object }>(
      'delete from outbox_events where institution_id = $1 returning type, payload',
      [id],
    )
    const links = await t.asSuperuser('select from account_tokens where institution_id = $1', [id])
    const audit = await t.asSuperuser('select from audit_entries where institution_id = $1', [id])
    return { rows, links: links.length, audit: audit.length }
  }
  const known = await done('cunoscut@test.example')
  const unknown = await done('nimeni@test.example')
  expect(known).toEqual({
    rows: [{ type: 'account.forgotten', payload: { email: 'cunoscut@test.example' } }],
    links: 0,
    audit: 0,
  })
  expect(unknown).toEqual({
    ...known,
    rows: [{ ...known.rows[0], payload: { email: 'nimeni@test.example' } }],
  })
})
