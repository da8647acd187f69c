import { documentsOf, registerNote, wholeActivity } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const address = (id: number) => `${hosts.first}/#/document/${id}`

test('two who edit at once are told of each other; reloading shows the other’s text', async ({
  page,
  join,
}) => {
  await signIn(page, 'gina.liliacu', besideApp())
  const { id, number } = await registerNote(page, 'Notă despre inventarul sălii mari')
  await page.goto(address(id))
  await page.getByRole('button', { name: 'Modifică' }).click()
  const dialog = page.getByRole('dialog', { name: `Modifică documentul ${number}` })
  await dialog.getByLabel('Loc fizic').fill('Raft 7')
  await expectAccessible(page)

  const elena = await join('elena.ciresaru', { at: address(id) })
  await elena.getByRole('button', { name: 'Modifică' }).click()
  await elena.getByRole('dialog').getByLabel('Conținut pe scurt').fill('Inventarul sălii mici')
  await elena.keyboard.press('Control+s')
  await expect(elena.getByText('Modificările au fost salvate.')).toBeVisible()
  await expect(elena.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+s')
  const conflict = dialog.getByRole('alert').filter({ hasText: 'Elena' })
  await expect(conflict).toBeVisible()
  await expect(dialog.getByLabel('Loc fizic')).toHaveValue('Raft 7')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Păstrez ce am scris' }).click()
  await expect(dialog.getByLabel('Conținut pe scurt')).toHaveValue('Inventarul sălii mici')
  await expect(dialog.getByLabel('Loc fizic')).toHaveValue('Raft 7')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Modificările au fost salvate.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const activity = await wholeActivity(page)
  await expect(activity).toContainText('din „Notă despre inventarul sălii mari” în „Inventarul sălii mici”')
  await expect(activity).toContainText('din „gol” în „Raft 7”')
  await expect(activity.getByRole('listitem').filter({ hasText: 'Elena Cireșaru' }).first()).toContainText(
    'a modificat documentul',
  )
  await expect(activity).toContainText('a înregistrat documentul')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Date' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Raft 7')
  await expectAccessible(page)
})

test('a file is added with its progress, shown in the page and downloaded as a file', async ({ page }) => {
  await signIn(page, 'gina.liliacu', besideApp())
  const { id } = await registerNote(page, 'Notă cu o fotografie')
  await page.goto(address(id))
  await expect(page.getByRole('heading', { name: 'Niciun fișier' })).toBeVisible()
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/incoming_file/begin', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('input[type=file]').setInputFiles([
    { name: 'planșă ț.png', mimeType: 'image/png', buffer: pixel },
    { name: 'bărci.txt', mimeType: 'text/plain', buffer: Buffer.from('Trei bărci albe.\n') },
  ])
  await expect(page.getByRole('progressbar')).toHaveCount(2)
  await expectAccessible(page)
  go()
  await expect(page.getByRole('img', { name: 'încărcat' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  await expect(page.getByText('2 fișiere adăugate.')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Fișiere 2/ })).toBeVisible()

  await page.getByRole('button', { name: /planșă ț\.png/ }).click()
  const picture = page.getByRole('img', { name: 'planșă ț.png' })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(1)
  await expectAccessible(page)
  const link = page.getByRole('link', { name: 'Descarcă: planșă ț.png' })
  const answer = await page.evaluate(
    async (href) => {
      const { status, headers } = await fetch(href ?? '')
      return { status, headers: Object.fromEntries(headers) }
    },
    await link.getAttribute('href'),
  )
  expect(answer.status).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment;.*filename\*=UTF-8''plan%C8%99%C4%83%20%C8%9B\.png/,
  )
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('planșă ț.png')

  await page.getByRole('button', { name: /bărci\.txt/ }).click()
  await expect(page.getByText('Trei bărci albe.')).toBeVisible()
})

/** However many papers other journeys register meanwhile. */
const restrictedOnly = 'filters[0][column]=access_level&filters[0][match][access_level][equals]=restricted'

test('a restricted document is there for who manages documents and nowhere for a clerk', async ({
  page,
  join,
}) => {
  await signIn(page, 'elena.ciresaru', besideApp())
  const gina = await join('gina.liliacu', { at: besideApp() })
  const seen = new Set((await documentsOf(gina, restrictedOnly)).rows.map(({ id }) => id))
  const restricted = (await documentsOf(page, restrictedOnly)).rows.find((row) => !seen.has(row.id))
  expect(restricted).toBeDefined()
  await page.goto(address(restricted?.id ?? 0))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(restricted?.number ?? '-')
  await expectAccessible(page)
  await gina.goto(address(restricted?.id ?? 0))
  await expect(gina).toHaveURL(/#\/404\?_fr=model$/)
  await gina.goto(`${hosts.first}/#/document/list?search=${encodeURIComponent(restricted?.number ?? '-')}`)
  await expect(gina.getByText(restricted?.short_description ?? '-')).toHaveCount(0)
})
