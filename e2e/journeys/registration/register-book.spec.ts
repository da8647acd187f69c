import { readFile } from 'node:fs/promises'
import { readPdf } from '../../../server/test/papers/read-pdf.ts'
import { expectNoSideways, openFromMenu } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

const daysAgo = (days: number): string => {
  const day = new Date()
  day.setDate(day.getDate() - days)
  return `${day.getDate()}.${day.getMonth() + 1}.${day.getFullYear()}`
}

test('the book of a register is asked for, waited for and downloaded; a period the wrong way round is refused', {
  tag: '@long',
}, async ({ page, join }) => {
  await signIn(page, 'elena.ciresaru')
  await openFromMenu(page, 'Registre')
  await page
    .getByRole('row', { name: /^RG / })
    .getByRole('button', { name: /^Cartea registrului/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Nicio carte încă')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByText('De la – până la').click()
  await dialog.getByRole('textbox', { name: 'Până la' }).fill('1.1.2020')
  await dialog.getByRole('button', { name: 'Pregătește cartea' }).click()
  await expect(dialog.getByText('Ultima zi nu poate fi înaintea celei dintâi.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'De la' }).fill(daysAgo(30))
  await dialog.getByRole('textbox', { name: 'Până la' }).fill(daysAgo(0))
  await dialog.getByRole('button', { name: 'Pregătește cartea' }).click()
  const book = dialog.getByRole('listitem').first()
  await expect(book.getByText('Gata')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)

  const take = async (name: string): Promise<Buffer> => {
    const coming = page.waitForEvent('download')
    await book.getByRole('link', { name }).click()
    return readFile(await (await coming).path())
  }
  await expect(book.getByRole('link', { name: /^Volumul/ })).toHaveCount(1)
  const { text } = await readPdf(await take('Volumul 1'))
  expect((await take('XLSX')).subarray(0, 2).toString()).toBe('PK')
  const lines = (await take('CSV')).toString().trim().split('\r\n')
  expect(text).toContain('EXTRAS DIN REGISTRU')
  expect(text).toContain(lines.at(-1)!.split(';')[1]!)

  const phone = await join('elena.ciresaru', {
    viewport: { width: 390, height: 844 },
    at: `${hosts.first}/#/registers`,
  })
  await phone
    .getByRole('button', { name: /Registrul general|RG/ })
    .first()
    .click()
  await phone.getByRole('button', { name: 'Carte de registru' }).click()
  await expect(phone.getByRole('dialog').getByRole('link', { name: 'Volumul 1' })).toBeVisible()
  await expectNoSideways(phone)
  await expectAccessible(phone)
})
