import { expect, expectAccessible, signIn, test } from '../../support/test.ts'

test('the mayor makes the report on petitions, opens a figure, writes a remark and takes it; also on a phone', async ({
  page,
}) => {
  await signIn(page, 'traian.codreanu')
  await page.getByRole('navigation', { name: 'Meniu' }).getByRole('link', { name: 'Rapoarte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rapoarte')
  await expectAccessible(page)
  const catalogue = page.getByRole('navigation', { name: 'Catalogul rapoartelor' })
  await catalogue.getByRole('link', { name: 'Raport semestrial de petiții' }).click()
  await page.getByLabel('Semestrul', { exact: true }).selectOption('2')
  await page.getByRole('button', { name: 'Pregătește raportul' }).click()
  // The demo has one of this half year already.
  const runs = page.getByRole('listitem').filter({ hasText: 'Cerut de' })
  await expect(runs).toHaveCount(2)
  const run = runs.first()
  await expect(run.getByText('Gata')).toBeVisible()
  await expect(run.getByRole('row', { name: /Petiții înregistrate/ })).toContainText('art. 14')
  await expectAccessible(page)
  await run.getByRole('button', { name: /arată documentele din „Petiții înregistrate”/ }).click()
  await expect(run.getByRole('row', { name: /^din care cu termen depășit/ })).toContainText(
    'OG 27/2002, art. 6¹',
  )
  const papers = page.getByRole('dialog', { name: 'Petiții înregistrate' })
  await expect(papers.getByRole('listitem').first()).toBeVisible()
  await papers.getByRole('button', { name: 'Închide' }).last().click()

  const remarks = run.getByLabel('Observații în raport')
  await remarks.fill('Cele peste termen au așteptat puncte de vedere externe.')
  await run.getByRole('button', { name: 'Păstrează observațiile' }).click()
  await expect(page.getByText('Observațiile au fost păstrate.')).toBeVisible()
  const taken = page.waitForEvent('download')
  await run.getByRole('link', { name: 'Descarcă PDF' }).click()
  expect((await taken).suggestedFilename()).toMatch(/^hdoc-petitions-\d{4}-\d\d-\d\d-\d+\.pdf$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(catalogue).toBeHidden()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Toate rapoartele' }).click()
  await expect(catalogue).toBeVisible()
})
