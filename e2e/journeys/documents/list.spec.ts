import { documentsOf, openFromMenu } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

const list = `${hosts.first}/#/document/list`
const openers = (page: Page) => page.locator('tbody [data-row-opener]')

/** What the rows show in one column. */
async function textsOf(page: Page, column: string): Promise<string[]> {
  const at = (await page.locator('thead th').allTextContents()).indexOf(column)
  return page.locator(`tbody tr td:nth-child(${at + 1})`).allTextContents()
}

async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'radio' | 'combobox') {
  const wanted = page.getByRole(role, { name, exact: true }).last()
  for (let step = 0; step < 40; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('a document that is pointed at opens from the list without a second wait', async ({ page }) => {
  await signIn(page, 'gina.liliacu', list)
  const opener = openers(page).first()
  const [number = ''] = (await opener.textContent())!.split(' ')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/document\/get\/|-page-.*\.js$/.test(request.url())) asked.push(request.url())
  })
  const prepared = Promise.all([
    page.waitForResponse(/\/api\/document\/get\//),
    page.waitForResponse(/\/document-page-[^/]*\.js$/),
  ])
  await page.locator('tbody tr').first().hover()
  await prepared
  const before = asked.length
  await opener.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  expect(asked.slice(before)).toEqual([])
  await expect(page).toHaveTitle(`${number} · HDoc`)
  await page.goBack()
  await expect(page).toHaveTitle('Documente · HDoc')
})

test('quick search narrows the list and says so when nothing is left', async ({ page }) => {
  await signIn(page, 'gina.liliacu', list)
  await expect(openers(page)).toHaveCount(20)
  await expectAccessible(page)
  const search = page.getByLabel('Caută în listă')
  await search.fill('certificat')
  await expect(page).toHaveURL(/search=certificat$/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const text of await page.locator('tbody tr').allTextContents()) expect(text).toMatch(/certificat/i)

  await search.fill('nimeni-nu-a-scris-asta')
  await expect(page.getByRole('heading', { name: 'Nu s-au găsit rezultate' })).toBeVisible()
  await expect(page.getByText('nicio înregistrare', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Șterge filtrele' }).click()
  await expect(openers(page)).toHaveCount(20)
  await expect(search).toHaveValue('')
})

test('two conditions joined by „sau” are set by keyboard alone', async ({ page }) => {
  await signIn(page, 'gina.liliacu', list)
  await expect(openers(page)).toHaveCount(20)
  // A further register stands in brackets behind the number, and is no part of it.
  const plain = (await openers(page).allTextContents()).filter((number) => /^\d+$/.test(number))
  const [first = '', , second = ''] = plain
  await page.getByLabel('Caută în listă').focus()
  await tabTo(page, 'Filtrează Număr', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form', { name: 'Filtru: Număr' })).toBeVisible()
  await tabTo(page, 'Valoarea', 'textbox')
  await page.keyboard.type(first)
  await tabTo(page, 'condiție', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Valoarea' })).toHaveCount(2)
  await tabTo(page, 'Valoarea', 'textbox')
  await page.keyboard.type(second)
  await tabTo(page, 'și', 'radio')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'sau' })).toBeChecked()
  await expectAccessible(page)
  await tabTo(page, 'Aplică', 'button')
  await page.keyboard.press('Enter')
  const chip = page.getByRole('list', { name: 'Filtre' })
  await expect(chip).toContainText(`Număr: conține ${first} sau conține ${second}`)
  // Numbers begin anew each year: earlier years have the same two.
  await expect
    .poll(async () => [...new Set(await openers(page).allTextContents())].sort())
    .toEqual([first, second].sort())
  await expect(page.getByRole('button', { name: 'Filtrează Număr (filtru activ)' })).toBeFocused()
})

test('filters on several columns, order, rows and columns travel with the address', async ({
  page,
  join,
}) => {
  await signIn(page, 'elena.ciresaru', list)
  await page.getByRole('button', { name: 'Filtrează Stare' }).click()
  await page.getByRole('checkbox', { name: 'Soluționat', exact: true }).check()
  await page.getByRole('button', { name: 'Aplică' }).click()
  await page.getByRole('button', { name: 'Filtrează Data' }).click()
  await page.getByLabel('Condiția').selectOption({ label: 'după' })
  await page.getByRole('textbox', { name: 'Valoarea' }).fill('01.01.2020')
  await page.getByRole('button', { name: 'Aplică' }).click()
  const chips = page.getByRole('list', { name: 'Filtre' }).getByRole('listitem')
  await expect(chips).toHaveText([/^Stare: Soluționat/, /^Data: după 01\.01\.2020/, 'Șterge filtrele'])
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(new Set(await textsOf(page, 'Stare'))).toEqual(new Set(['Soluționat']))

  await page.getByRole('button', { name: 'Număr', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: /Număr/ })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByLabel('Rânduri pe pagină').selectOption('50')
  await page.getByRole('button', { name: 'Coloane' }).click()
  await page.getByRole('checkbox', { name: 'Înregistrat de' }).check()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Compartiment', exact: true }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: /Înregistrat de/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Compartiment/ })).toHaveCount(0)
  const kept = await page.evaluate(() => sessionStorage.getItem('dt-session-columns') ?? '')
  expect(kept).toContain('registered_by')
  expect(kept).not.toContain('group')
  const numbers = await openers(page).allTextContents()
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers.length).toBeLessThanOrEqual(50)

  const colleague = await join('administrator.client', { at: page.url() })
  await expect(openers(colleague)).toHaveText(numbers)
  await expect(colleague.getByRole('list', { name: 'Filtre' }).getByRole('listitem')).toHaveText([
    /^Stare: Soluționat/,
    /^Data: după 01\.01\.2020/,
    'Șterge filtrele',
  ])
  await expect(colleague.getByLabel('Rânduri pe pagină')).toHaveValue('50')
  await expect(colleague.getByRole('columnheader', { name: /Compartiment/ })).toHaveCount(0)

  await page.getByRole('button', { name: /^Elimină filtrul Data/ }).click()
  await expect(chips).toHaveCount(2)
  await page.getByRole('button', { name: 'Șterge filtrele' }).click()
  await expect(chips).toHaveCount(0)
  await openFromMenu(page, 'Panou')
  await openFromMenu(page, 'Documente')
  await expect(page).toHaveURL(/rows=50.*columns=/)
  await expect(page.getByRole('columnheader', { name: /Înregistrat de/ })).toBeVisible()
})

test('arrows walk the rows, Enter opens one, the step back finds the list as it was', async ({ page }) => {
  await signIn(page, 'gina.liliacu', `${list}?page=2&search=cerere`)
  await expect(openers(page).nth(3)).toBeVisible()
  const numbers = await openers(page).allTextContents()
  await page.keyboard.press('ArrowDown')
  await expect(openers(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(openers(page).nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/document\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numbers[2] ?? '-')
  await page.goBack()
  await expect(page).toHaveURL(/#\/document\/list\?page=2&search=cerere$/)
  await expect(openers(page)).toHaveText(numbers)
  await expect(page.getByRole('button', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page')
})

test('who sees only some registers sees fewer documents, and only theirs', async ({ page, join }) => {
  await signIn(page, 'ioana.salcam', besideApp())
  const administrator = await join('administrator.client', { at: besideApp() })
  const all = await documentsOf(administrator)
  const hers = await documentsOf(page)
  expect(hers.total).toBeLessThan(all.total)
  await page.goto(list)
  await expect(page.getByText(/^înregistrările 1–20 din/)).toBeVisible()
  await page.getByRole('button', { name: 'Filtrează Tip' }).click()
  await expect(page.getByRole('checkbox', { name: 'Notă internă' })).toBeVisible()
  await expectAccessible(page)
  const internal = all.rows.find(({ number }) => number.startsWith('INT-'))
  expect(internal).toBeDefined()
  const seen = hers.rows.some(({ id }) => id === internal?.id)
  expect(seen).toBe(false)
  await page.goto(`${hosts.first}/#/document/${internal?.id}`)
  await expect(page).toHaveURL(/_fr=model$/)
})
