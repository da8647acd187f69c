import { crc32, deflateSync } from 'node:zlib'
import { expectNoSideways, openFromMenu, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

/** A coat of arms of one colour: a PNG of 60 × 80 pixels. */
function picture(): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const [width, height] = [60, 80]
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7a)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('an administrator says where the institution is and whom to ask, and citizens see it', async ({
  page,
  join,
}) => {
  await signIn(page, 'administrator.client', hosts.second)
  await openFromMenu(page, 'Setări')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setări')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Datele instituției' }).click()
  await expect(page.getByRole('textbox', { name: 'Denumire', exact: true })).toHaveValue('Orașul Valea Albă')
  await expect(page.locator('.leaflet-container path').first()).toBeAttached()
  await expectAccessible(page)

  // Wrong first: the summary leads to the field.
  await page.getByLabel('CUI').fill('123456')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('CUI invalid.')).toBeVisible()
  await expect(page.getByLabel('CUI')).toBeFocused()
  await page.getByLabel('CUI').fill('9901002001')

  // The pin by keyboard, and the number by hand.
  const map = page.getByRole('application')
  await page.getByLabel('Latitudine').fill('45.12345678')
  await page.getByLabel('Longitudine').fill('25.9')
  await expect(page.getByLabel('Latitudine')).toHaveValue('45.1235')
  await map.focus()
  await page.keyboard.press('Enter')
  await expect(map.locator('svg path[d^="M14"]')).toBeVisible()

  await page.getByLabel('Telefon pentru asistență').fill('0244 111 222')
  await page.getByRole('button', { name: 'Adaugă o zi' }).click()
  await page.getByRole('textbox', { name: 'Denumirea zilei' }).last().fill('Hramul orașului')
  await page.getByRole('textbox', { name: 'Data', exact: true }).last().fill('15.06.2027')

  // Leaving asks first.
  await page
    .getByRole('navigation', { name: 'Secțiunile setărilor' })
    .getByRole('link', { name: 'Aspect' })
    .click()
  await page.getByRole('button', { name: 'Rămân' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Setările au fost salvate.')).toBeVisible()
  await expectAccessible(page)

  const citizen = await join()
  await citizen.goto(`${hosts.second}/#/login`)
  await expect(citizen.getByRole('link', { name: '0244 111 222' })).toBeVisible()
  await expectAccessible(citizen)
  await citizen.goto(`${hosts.second}/#/`)
  await expect(citizen.getByText('Luni – vineri')).toBeVisible()
  await expect(citizen.getByRole('link', { name: 'Pe hartă' })).toHaveAttribute('href', /openstreetmap/)
})

test('a colour that cannot be read is refused with the nearest one; it and the coat of arms stand at once everywhere', async ({
  page,
  join,
}) => {
  await signIn(page, 'administrator.client', `${hosts.second}/#/admin/settings/look`)
  await page.getByLabel('Codul culorii').fill('#ffcc00')
  await expect(page.getByText('Nu se poate citi: este nevoie de cel puțin 4,5:1.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Contrastul cu fundalul deschis este/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ia #/ }).click()
  const color = await page.getByLabel('Codul culorii').inputValue()
  await expect(page.getByText('Se poate citi.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Setările au fost salvate.')).toBeVisible()
  const blue = (of: typeof page) =>
    of.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--blue').trim())
  await expect.poll(() => blue(page)).toBe(color)
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'stema.png',
    mimeType: 'image/png',
    buffer: picture(),
  })
  await expect(page.getByText('Imaginea a fost salvată.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Stema' })).toBeVisible()
  await expect(page.locator('header img')).toHaveAttribute('src', /coat_of_arms\?v=/)
  await expectAccessible(page)

  for (const colorScheme of ['light', 'dark'] as const) {
    const guest = await join(undefined, { colorScheme })
    await guest.goto(`${hosts.second}/#/login`)
    await expect(guest.locator('img[src*="coat_of_arms"]')).toBeVisible()
    if (colorScheme === 'light') expect(await blue(guest)).toBe(color)
    else expect(await blue(guest)).not.toBe(color)
    await expectAccessible(guest)
    await guest.goto(`${hosts.second}/#/`)
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(guest)
  }
  const { status } = await tell(page, '/api/setting/remove_picture', { kind: 'coat_of_arms' })
  expect(status).toBe(200)
  expect((await tell(page, '/api/setting/update_look', { values: { primary_color: '' } })).status).toBe(200)
})

test('the second of two administrators is told what the first one changed, and keeps their own', async ({
  page,
  join,
}) => {
  await signIn(page, 'administrator.client', `${hosts.second}/#/admin/settings/mail`)
  await page.getByLabel('Numele expeditorului').fill('Registratura Valea Albă')
  const other = await join('administrator.client', { at: besideApp(hosts.second) })
  const first = { values: { reply_to: 'altul@valeaalba.example' } }
  expect((await tell(other, '/api/setting/update_mail', first)).status).toBe(200)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Adresa pentru răspunsuri: Schimbat între timp de/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reia cu datele noi' }).click()
  await expect(page.getByLabel('Adresa pentru răspunsuri')).toHaveValue('altul@valeaalba.example')
  await expect(page.getByLabel('Numele expeditorului')).toHaveValue('Registratura Valea Albă')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Setările au fost salvate.')).toBeVisible()
  await page.getByRole('button', { name: 'Trimite-mi un mesaj de probă' }).click()
  await expect(page.getByText(/Mesajul pleacă spre/)).toBeVisible()
})

test('security warns whom a second factor would stop, on a phone and in English', async ({ join }) => {
  const page = await join('administrator.client', {
    at: hosts.second,
    viewport: { width: 390, height: 844 },
  })
  await tell(page, '/api/preference/update', { language: 'en' })
  // Only a page that is left is loaded anew: what it was still opening would else come in between.
  await page.goto('about:blank')
  await page.goto(`${hosts.second}/#/admin/settings/security`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
  await page.getByLabel('Everybody needs a second factor').check()
  await expect(page.getByText(/no second factor yet/)).toBeVisible()
  await expect(page.getByText(/You have none either/)).toBeVisible()
  await page.getByLabel('Without activity (minutes)').fill('9999')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('The installation allows 480 at most.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  for (const section of ['', '/institute', '/look', '/mail']) {
    await page.goto(`${hosts.second}/#/admin/settings${section}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
  }
  await tell(page, '/api/preference/update', { language: 'ro' })
})
