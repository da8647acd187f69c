import { ask, documentsOf, openFromMenu } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('a session of one institution is worth nothing on the host of the other', async ({
  page,
  context,
  join,
}) => {
  await signIn(page, 'gina.liliacu')
  const cookies = await context.cookies()
  expect(cookies.some((cookie) => cookie.httpOnly)).toBe(true)
  const other = await join()
  await other
    .context()
    .addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(hosts.second).hostname })))
  await other.goto(`${hosts.second}/#/document/list`)
  await expect(other).toHaveURL(/#\/login$/)
  await expect(other.getByText('Orașul Valea Albă')).toBeVisible()
  await expectAccessible(other)
  expect((await ask(other, '/api/status')).body.check).toBe(false)
  expect((await ask(other, '/api/document/list/20?page=1')).status).toBe(401)
  expect((await ask(page, '/api/status')).body.check).toBe(true)
})

test('the second institution sees its own documents and not one of the first', async ({ page, join }) => {
  await signIn(page, 'dorina.mesteceanu', hosts.second)
  const first = await join('elena.ciresaru', { at: besideApp() })
  const theirs = await documentsOf(first)
  const ours = await documentsOf(page)
  expect(ours.total).toBeGreaterThan(0)
  expect(theirs.total).toBeGreaterThan(ours.total)

  await openFromMenu(page, 'Documente')
  await expect(page.getByText(/^înregistrările 1–20 din/)).toContainText(String(ours.total))
  await expectAccessible(page)

  const foreign = theirs.rows.find(({ id }) => !ours.rows.some((row) => row.id === id))
  expect(foreign).toBeDefined()
  await page.goto(`${hosts.second}/#/document/${foreign?.id}`)
  await expect(page).toHaveURL(/#\/404\?_fr=model$/)
  await expect(page.getByRole('heading', { name: 'Înregistrarea nu a fost găsită' })).toBeVisible()
  await expect(page.getByText(foreign?.short_description ?? '-')).toHaveCount(0)
  await expectAccessible(page)
})
