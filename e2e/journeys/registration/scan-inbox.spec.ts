import { scannedPdf } from '../../../server/test/papers/scanned-pdf.ts'
import { expectNoSideways, openFromMenu, registerNote } from '../../support/page-facts.ts'
import { scannerOf } from '../../support/scanner.ts'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test(
  'labelled sheets find their document; the rest is attached, registered, thrown away and had back',
  { tag: '@long' },
  async ({ page }, info) => {
    await signIn(page, 'gina.liliacu')
    const paper = await registerNote(page, 'Notă care se scanează')
    const { label, drop } = await scannerOf(page)
    drop('01 tura.pdf', await scannedPdf([label(paper.id), []], 'cu etichetă'))
    drop('02 factură.pdf', await scannedPdf([[], []], 'fără etichetă'))
    drop('03 străin.pdf', await scannedPdf([[{ institutionId: 999, documentId: 1 }]], 'străin'))
    drop('04 ofertă.pdf', await scannedPdf([[]], 'ofertă'))
    drop('program.exe', Buffer.from('MZ'))

    await openFromMenu(page, 'Scanări')
    const card = (name: string) => page.getByRole('listitem', { name })
    for (const name of ['02 factură.pdf', '03 străin.pdf', '04 ofertă.pdf'])
      await expect(card(name).getByRole('checkbox')).toBeVisible({ timeout: 30_000 })
    await expect(card('02 factură.pdf')).toContainText('2 pagini, de la scaner')
    await expect(card('03 străin.pdf')).toContainText('Eticheta este a altei instituții.')
    await expect(page.getByText(/program\.exe \(.*\): Nu este PDF, TIFF, JPEG sau PNG/)).toBeVisible()
    await expect(card('01 tura.pdf')).toHaveCount(0)
    const picture = card('02 factură.pdf').locator('img')
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(100)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('inbox.png') })

    // By keyboard: the search of the shell finds the document by its number.
    await card('02 factură.pdf').getByRole('button', { name: 'Atașează' }).press('Enter')
    const attaching = page.getByRole('dialog', { name: 'Atașați la un document' })
    await attaching.getByRole('combobox', { name: 'Document' }).fill(paper.number)
    await page.getByRole('option', { name: /Notă care se scanează/ }).click()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('attach.png') })
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Atașat la documentul ales.')).toBeVisible()
    await expect(card('02 factură.pdf')).toHaveCount(0)

    await page.getByRole('checkbox', { name: 'Alege 03 străin.pdf' }).check()
    await expect(page.getByText('1 scanare aleasă')).toBeVisible()
    await card('03 străin.pdf').getByRole('button', { name: 'Aruncă: 03 străin.pdf' }).click()
    await page.getByLabel('Motiv').fill('Nu este a noastră')
    await page.keyboard.press('Control+s')
    await expect(card('03 străin.pdf')).toHaveCount(0)
    await page.getByText(/^Aruncate/).click()
    await expect(card('03 străin.pdf')).toContainText('Nu este a noastră')
    await card('03 străin.pdf').getByRole('button', { name: 'Recuperează' }).click()
    await expect(page.getByRole('heading', { name: 'Nicio scanare aruncată' })).toBeVisible()
    await page.getByText(/^În așteptare/).click()

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(card('03 străin.pdf')).toBeVisible()
    await expectNoSideways(page)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('inbox-phone.png') })
    await page.setViewportSize({ width: 1440, height: 900 })

    await card('04 ofertă.pdf').getByRole('button', { name: 'Înregistrează' }).click()
    await expect(page).toHaveURL(/#\/document\/new$/)
    await expect(page.getByText('04 ofertă.pdf')).toBeVisible()
    await expect(page.getByRole('img', { name: 'încărcat' })).toBeVisible()

    await page.goto(`${hosts.first}/#/document/${paper.id}`)
    await page.getByRole('button', { name: 'Renunț la modificări' }).click()
    await expect(page.getByRole('tab', { name: /Fișiere 2/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /01 tura\.pdf/ })).toContainText('HDoc')
    await expect(page.getByRole('region', { name: 'Activitate' })).toContainText(
      'HDoc a atașat o scanare după eticheta ei',
    )
  },
)
