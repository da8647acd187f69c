import { expectNoSideways, registerNote } from '../../support/page-facts.ts'
import { photo } from '../../support/photo.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test(
  'photos of a phone become one PDF of the document, which appears by itself',
  { tag: '@long' },
  async ({ page, join }, info) => {
    await signIn(page, 'gina.liliacu', besideApp())
    const { id, number } = await registerNote(page, 'Notă fotografiată cu telefonul')
    await page.goto(`${hosts.first}/#/document/${id}`)
    await page.getByRole('button', { name: 'Scanează cu telefonul' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scanați cu telefonul' })
    await expect(dialog.getByRole('img', { name: 'Cod QR pentru telefon' })).toBeVisible()
    await expect(dialog.getByText('Se așteaptă telefonul…')).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('code.png') })
    const address = (await dialog.getByText(/#\/telefon\//).textContent()) ?? ''

    const phone = await join(undefined, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await phone.goto(address)
    await expect(phone.getByText(`Pentru documentul ${number}`)).toBeVisible()
    await expectAccessible(phone)
    const camera = phone.locator('input[capture]')
    const pages = phone.getByRole('list').getByRole('listitem')
    for (const [at, color] of ['#d3958f', '#8f9595', '#95bf95'].entries()) {
      const n = at + 1
      await camera.setInputFiles({
        name: `poza ${n}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await photo(phone, color),
      })
      await expect(pages).toHaveCount(n)
    }
    await phone.locator('input[multiple]').setInputFiles({
      name: 'act.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await expect(pages.nth(3)).toContainText('act.pdf')
    await expect(pages.nth(3)).toContainText('Fișierul nu este o poză JPG sau PNG.')
    await expect(phone.getByText('Pagina 4 nu poate fi primită. Ștergeți-o, apoi trimiteți.')).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Trimite', exact: true })).toBeDisabled()
    await expectNoSideways(phone)
    await expectAccessible(phone)
    await phone.screenshot({ path: info.outputPath('phone-refused.png'), fullPage: true })
    await phone.getByRole('button', { name: 'Șterge pagina 4' }).tap()
    await phone.getByRole('button', { name: 'Mută pagina 3 mai sus' }).tap()
    await phone.getByRole('button', { name: 'Șterge pagina 1' }).tap()
    await expect(pages).toHaveCount(2)
    await expect(phone.getByRole('button', { name: 'Trimite 2 pagini' })).toBeEnabled()
    await expectNoSideways(phone)
    await expectAccessible(phone)
    await phone.screenshot({ path: info.outputPath('phone.png'), fullPage: true })
    await expect(dialog.getByText(/2 pagini primite/)).toBeVisible()
    // Phones short of memory load the page anew when the camera has been open.
    await phone.reload()
    await expect(pages).toHaveText([/Pagina 1.*poza 3\.jpg/, /Pagina 2.*poza 2\.jpg/])
    await expectAccessible(phone)
    await phone.screenshot({ path: info.outputPath('phone-reloaded.png'), fullPage: true })
    await phone.getByRole('button', { name: 'Trimite 2 pagini' }).tap()
    await expect(phone.getByRole('heading', { name: 'Trimis' })).toBeVisible()
    await expectAccessible(phone)

    await expect(page.getByText('Paginile de pe telefon au fost atașate.')).toBeVisible({ timeout: 20_000 })
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('tab', { name: /Fișiere 1/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /Telefon .*\.pdf/ })).toContainText('Gina Liliacu')

    // Once used, it says so in words; in the other language too.
    const late = await join(undefined, { locale: 'en-GB', viewport: { width: 390, height: 844 } })
    await late.goto(address)
    await expect(late.getByRole('alert')).toContainText(/nu mai este valabil/)
    await late.getByRole('button', { name: /EN/ }).click()
    await expect(late.getByRole('alert')).toContainText('The code is not valid any more')
    await expectAccessible(late)
    await late.screenshot({ path: info.outputPath('ended.png') })

    await page.goto(`${hosts.first}/#/document/scan-inbox`)
    // The document's page has a button of the same name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scanări')
    await page.getByRole('button', { name: 'Scanează cu telefonul' }).click()
    const inboxAddress = (await dialog.getByText(/#\/telefon\//).textContent()) ?? ''
    await phone.goto(inboxAddress)
    await phone.reload()
    await expect(phone.getByText('Pentru scanările instituției')).toBeVisible()
    await phone.locator('input[multiple]').setInputFiles([
      { name: 'unu.jpg', mimeType: 'image/jpeg', buffer: await photo(phone, '#334455') },
      { name: 'doi.jpg', mimeType: 'image/jpeg', buffer: await photo(phone, '#554433') },
    ])
    await phone.getByRole('button', { name: 'Trimite 2 pagini' }).tap()
    const card = page.getByRole('listitem', { name: /Telefon/ })
    await expect(card).toContainText('2 pagini, de pe telefon, Gina Liliacu', { timeout: 20_000 })
  },
)
