import type { Request } from '@playwright/test'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('the platform’s administrator steps into a client, acts as one of its clerks, and returns', async ({
  page,
}) => {
  await signIn(page, 'admin.platforma', hosts.admin)
  await page.getByRole('link', { name: 'Instituții' }).click()
  await page.getByRole('button', { name: 'Intră în Orașul Valea Albă' }).click()
  await expect(page.getByText('Lucrați în Orașul Valea Albă, ca administrator al platformei')).toBeVisible()
  await expect(page).toHaveURL(/#\/hdoc-company\/list/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Documente', exact: true }).click()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await page.getByRole('button', { name: 'Ieșire din instituție' }).click()
  await expect(page.getByText(/ca administrator al platformei/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Instituții' }).click()
  await page.getByRole('link', { name: 'Comuna Dealu Florilor' }).click()
  await page.getByRole('button', { name: 'Utilizatori' }).click()
  await expectAccessible(page)
  await page.getByPlaceholder(/Caută/).last().fill('liliacu')
  await page
    .getByRole('link', { name: 'Gina Liliacu' })
    .or(page.getByRole('button', { name: 'Gina Liliacu' }))
    .click()
  await page.getByRole('button', { name: 'Lucrează în numele său' }).click()
  await expect(page.getByText(/Lucrați ca Gina Liliacu · cont real:/)).toBeVisible()
  await expect(page.getByText(/încă (60|59) de minute/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Registre', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`${hosts.admin}/#/change-password`)
  await page.getByRole('button', { name: 'Înapoi la contul meu' }).click()
  await expect(page).toHaveURL(/#\/dashboard/)
  await expect(page.getByText('Lucrați din nou în nume propriu.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Înapoi la pagina de unde ați plecat' }).click()
  await expect(page).toHaveURL(/#\/hdoc-user\/list\//)
})

test('an administrator of a town hall acts as a colleague, and both names stand in the trail', async ({
  page,
}) => {
  await signIn(page, 'administrator.client')
  await page.getByRole('link', { name: 'Utilizatori' }).click()
  await page.getByPlaceholder(/Caută/).last().fill('mesteacan')
  await page
    .getByRole('link', { name: /Radu/ })
    .or(page.getByRole('button', { name: /Radu/ }))
    .first()
    .click()
  // What the search box asks for the colleague comes to the server only after the return.
  const returned = page.waitForResponse(/usermanager\/login_back/)
  let late = 0
  await page.route('**/api/search/find', async (route) => {
    late += 1
    await returned
    await route.continue()
  })
  await page.getByRole('button', { name: 'Lucrează în numele său' }).click()
  await expect(page.getByText(/Lucrați ca Radu Mesteacăn/)).toBeVisible()
  await expect.poll(() => late).toBeGreaterThan(0)
  const isFind = (request: Request) => request.url().includes('/api/search/find')
  const answered = Promise.race([
    page.waitForEvent('requestfinished', isFind),
    page.waitForEvent('requestfailed', isFind),
  ])
  await page.getByRole('button', { name: 'Înapoi la contul meu' }).click()
  await expect(page.getByText('Lucrați din nou în nume propriu.')).toBeVisible()
  await answered
  await page.getByRole('link', { name: 'Jurnal' }).click()
  await expect(page.getByText('A început lucrul în numele altui utilizator').first()).toBeVisible()
  // A message about the late call would stand by now: it stays until it is closed.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dovada integrității' }).click()
  await page.getByRole('button', { name: 'Verifică acum' }).click()
  await expect(page.getByText(/totul este în ordine/)).toBeVisible()
  await page.getByRole('button', { name: 'Semnează acum' }).click()
  await expect(page.getByRole('link', { name: 'Descarcă fișierul' })).toBeVisible()
  await expectAccessible(page)
})
