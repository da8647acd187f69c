import { pdfOf } from '../../../server/test/files/pdf-of.ts'
import { ask, expectNoSideways, registerNote, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test, untilQuiet } from '../../support/test.ts'

test('who stands in for an absent head approves on a phone, and both names stand on the document', {
  tag: '@long',
}, async ({ page, join }) => {
  const mirela = await join('mirela.fantanaru', { at: besideApp() })
  const today = String((await ask(mirela, '/api/dashboard/get')).body.today)
  const people = (await ask(mirela, '/api/user/options?q=Traian')).body as unknown as { id: number }[]
  const away = { substitute_id: people[0]?.id ?? 0, tasks: 'approvals', from_on: today, until_on: today }
  const absence = await tell(mirela, '/api/substitute/add', away)
  expect(absence.status).toBe(200)

  await signIn(page, 'ioana.salcam', besideApp())
  const { id, number } = await registerNote(page, 'Referat în lipsa secretarului')
  await page.goto(`${hosts.first}/#/document/${id}`)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  const file = { name: 'referat.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Referat']) }
  await page.locator('input[type=file]').setInputFiles([file])
  await expect(page.getByRole('img', { name: 'încărcat' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  const card = page.getByRole('region', { name: 'Aprobări și semnături' })
  await card.getByRole('button', { name: 'Cere aprobare' }).click()
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Persoana' })
  await field.focus()
  await page.keyboard.type('mirela')
  // Whoever asks reads that the person is away, and who decides instead.
  await expect(page.getByRole('option', { name: /Mirela Fântânaru.*Traian/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(card.getByText('În curs de aprobare').first()).toBeVisible()

  const traian = await join('traian.codreanu', {
    at: `${hosts.first}/#/document/approve`,
    viewport: { width: 390, height: 844 },
  })
  await traian
    .getByRole('button', { name: new RegExp(number) })
    .first()
    .click()
  await expect(traian.getByText(/Răspundeți în locul lui Mirela/)).toBeVisible()
  await untilQuiet(traian)
  await expectNoSideways(traian)
  await expectAccessible(traian)
  await traian
    .getByRole('button', { name: /^Aprobă/ })
    .last()
    .click()
  await expect(traian.getByText(/Documentul .* a fost aprobat\./)).toBeVisible()
  // The asker's page follows by itself.
  await expect(
    card.getByText(/Traian Codreanu.*Mirela Fântânaru|Mirela Fântânaru.*Traian Codreanu/s).first(),
  ).toBeVisible()
  const mine = (await ask(mirela, '/api/substitute/own')).body as { away: { id: number; state: string }[] }
  for (const one of mine.away.filter(({ state }) => state === 'now'))
    expect((await tell(mirela, '/api/substitute/end', { id: one.id })).status).toBe(200)
})
