import { expectNoSideways, registerNote } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('delete mode is switched on, seen by everybody, lets a test document go and leaves its number', {
  tag: '@long',
}, async ({ page, join }) => {
  await signIn(page, 'dorina.mesteceanu', `${hosts.second}/#/document/list`)
  await page.getByRole('button', { name: 'Mai multe deodată' }).click()
  await page.getByRole('menuitem', { name: 'Pornește modul ștergere' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Pornește modul ștergere' }).click()
  const banner = page.getByRole('complementary', { name: 'Modul ștergere' })
  await expect(banner).toContainText('Modul ștergere este pornit până')
  await expectAccessible(page)

  const clerk = await join('gina.liliacu', { at: hosts.second })
  await expect(clerk.getByRole('complementary', { name: 'Modul ștergere' })).toBeVisible()
  await expect(clerk.getByRole('button', { name: 'Oprește' })).toHaveCount(0)
  await clerk.goto(`${hosts.second}/#/document/new/interne`)
  await clerk.getByLabel('Conținut pe scurt').fill('Exercițiu de înregistrare')
  await clerk.getByRole('checkbox', { name: 'Document de test' }).check()
  await expectAccessible(clerk)
  await clerk.keyboard.press('Control+s')
  await expect(clerk.getByText(/înregistrat/i).first()).toBeVisible()

  await page.goto(`${hosts.second}/#/document/list?search=Exerci%C8%9Biu`)
  const opener = page.locator('tbody [data-row-opener]')
  await expect(opener).toHaveCount(1)
  const number = /^[\w-]+\/\d{4}/.exec((await opener.textContent()) ?? '')?.[0] ?? '?'
  await opener.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await page.getByRole('button', { name: 'Mai multe comenzi' }).click()
  await page.getByRole('menuitem', { name: 'Șterge documentul de test' }).click()
  await page.getByRole('dialog').getByLabel('Motivul ștergerii').fill('S-a încheiat exercițiul')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Document de test șters de Dorina/)).toBeVisible()
  await expect(page.getByText('șters (test)').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  // A real one cannot go, and with the mode off nothing can.
  const real = await registerNote(page, 'Notă adevărată')
  await page.goto(`${hosts.second}/#/document/${real.id}`)
  await expect(page.getByRole('button', { name: 'Schimbă starea' })).toBeVisible()
  await page.getByRole('button', { name: 'Mai multe comenzi' }).click()
  await expect(page.getByRole('menuitem', { name: 'Anulează numărul' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Șterge documentul de test' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Oprește' }).click()
  await expect(banner).toHaveCount(0)
  await page.goto(`${hosts.second}/#/document/list?search=${encodeURIComponent('șters (test)')}`)
  await expect(page.locator('tbody tr').filter({ hasText: number })).toContainText('șters (test)')
})
