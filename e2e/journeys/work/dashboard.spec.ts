import { expect, expectAccessible, test } from '../../support/test.ts'

test('a head sees the papers of the department first, and each figure opens the papers it counts', async ({
  join,
}) => {
  const page = await join('radu.mesteacan')
  const attention = page.getByRole('region', { name: 'Au nevoie de atenție în compartiment' })
  await expect(attention.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  for (const name of [/^Termen depășit: \d+$/, /^Termen depășit, toate: \d+$/, /^Nesoluționate: \d+$/]) {
    const figure = page.getByRole('link', { name })
    const [count] = /\d+$/.exec((await figure.getAttribute('aria-label')) ?? '') ?? []
    await figure.click()
    await expect(page.getByText(new RegExp(`^înregistrările 1–\\d+ din ${count}$`))).toBeVisible()
    await page.goBack()
  }
  await attention.getByRole('link', { name: /^Toate/ }).click()
  await expect(page.getByText('Compartiment: compartimentul meu')).toBeVisible()
})
