import { makeCast } from '../../../server/test/signatures/cast.ts'
import { makePkcs12 } from '../../../server/test/signatures/make-pkcs12.ts'
import { makePdf, signed } from '../../../server/test/signatures/make-signed-pdf.ts'
import { makeTrustedList } from '../../../server/test/signatures/make-trusted-list.ts'
import { issue, rsaKeys } from '../../../server/test/signatures/test-authority.ts'
import { expectNoSideways, registerNote } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

const cast = makeCast()
const authority = issue({ name: 'Autoritate pentru instituții', authority: true, keys: rsaKeys() })
const town = issue({ name: 'Primăria Probă', by: authority, keys: rsaKeys() })
const NOW = new Date()
const AN_HOUR_MS = 3_600_000

test('an administrator sees who signed a file, loads a trusted list and a certificate, and seals a copy', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'administrator.client', besideApp(hosts.second))
  const { id } = await registerNote(page, 'Cerere semnată electronic')
  const at = new Date(NOW.getTime() - AN_HOUR_MS).toISOString()
  const letter = signed(await makePdf(), { by: cast.ana, chain: [cast.root], at })
  await page.goto(`${hosts.second}/#/document/${id}`)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cerere.pdf', mimeType: 'application/pdf', buffer: letter })
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  const said = page.getByRole('region', { name: 'Semnăturile fișierului cerere.pdf' })
  await expect(said.getByText('Semnătură neconfirmată')).toBeVisible()
  await expect(said.getByText('Documentul nu s-a schimbat de la semnare.')).toBeVisible()
  await expect(said.getByText(/Semnat cu certificatul pe numele Ana Pop/)).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${hosts.second}/#/admin/settings/security`)
  const lists = page.getByRole('region', { name: 'Liste de încredere' })
  await expect(lists.getByText('Nu este încărcată nicio listă.')).toBeVisible()
  await lists.locator('input[type=file]').setInputFiles({
    name: 'RO.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(makeTrustedList([{ by: cast.root }, { by: authority }])),
  })
  await expect(lists.getByText('RO · Authority of tests')).toBeVisible()
  const certificate = page.getByRole('region', { name: 'Certificatul instituției' })
  await certificate.getByRole('button', { name: 'Încarcă certificatul' }).click()
  const dialog = page.getByRole('dialog', { name: 'Certificatul instituției' })
  await dialog.getByLabel('Fișierul certificatului').setInputFiles({
    name: 'primarie.p12',
    mimeType: 'application/x-pkcs12',
    buffer: makePkcs12(town, 'parola'),
  })
  await dialog.getByLabel('Parola fișierului').fill('alta')
  await dialog.getByRole('button', { name: 'Încarcă certificatul' }).click()
  await expect(dialog.getByText('Parola nu deschide fișierul.').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Parola fișierului').fill('parola')
  await dialog.getByRole('button', { name: 'Încarcă certificatul' }).click()
  await expect(certificate.getByText('Primăria Probă')).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await page.goto(`${hosts.second}/#/document/${id}`)
  await expect(said.getByText('Semnătură valabilă')).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Sigilează' }).click()
  const sealed = page.getByRole('region', { name: 'Semnăturile fișierului cerere-sigilat.pdf' })
  await expect(sealed.getByText('Semnătură valabilă')).toHaveCount(2)
  await expectAccessible(page)
})
