import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { clerkOffice } from '../../../test/offices/clerk-office.ts'

const t = await testApp()
const office = await clerkOffice(t)
const { institutionId, clerk } = office
const counts = async (browser = clerk) => {
  const { status, body } = await browser.get('/api/waiting/counts')
  expect(status).toBe(200)
  return body
}

it('counts what waits at each entry of the menu, and only for who may use it', async () => {
  const guest = t.browser(office.host)
  expect((await guest.get('/api/waiting/counts')).status).toBe(401)
  expect(await counts()).toEqual({ dashboard: 0, scans: 0 })
  const { id } = await office.register()
  await t.asSuperuser(`update documents set deadline_on = '2026-11-19' where id = $1`, [id])
  await t.asSuperuser(
    `insert into scans (institution_id, source, state, name, sha256, mime, size, arrived_at)
     values ($1, 'folder', 'waiting', 'scan.pdf', $2, 'application/pdf', 1, now())`,
    [institutionId, 'a'.repeat(64)],
  )
  expect(await counts()).toEqual({ dashboard: 1, scans: 1 })
  // Who may not register has no inbox of scans.
  expect(await counts(await office.as('radu'))).toEqual({ dashboard: 1 })
  await t.asSuperuser('update documents set access_level = 4 where id = $1', [id])
  expect(await counts(await office.as('radu'))).toEqual({ dashboard: 0 })
})
