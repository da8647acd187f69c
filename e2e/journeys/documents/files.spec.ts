import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expectNoSideways, registerNote, wholeActivity } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

const address = (id: number) => `${hosts.first}/#/document/${id}`
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])
const sketch = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
/** Two points wide, so that one sees which of the two is shown. */
const later = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGNgZGL+z8LK9h8ABlYCFISb0IsAAAAASUVORK5CYII=',
  'base64',
)

test('files come over a line that breaks; one is locked, changed, brought back, and all leave as a ZIP', {
  tag: '@long',
}, async ({ page, join }) => {
  await signIn(page, 'gina.liliacu', besideApp())
  const { id } = await registerNote(page, 'Notă cu mai multe fișiere')
  await page.goto(address(id))

  let breaks = 1
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/incoming_file/part/*', async (route) => {
    if (route.request().method() === 'PATCH' && breaks > 0) {
      breaks--
      return route.abort('connectionreset')
    }
    await held
    // Stopped meanwhile by the person, it has nobody to answer any more.
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf(9 * 1024 * 1024) },
    { name: 'schiță.png', mimeType: 'image/png', buffer: sketch },
    { name: 'anexă ț.txt', mimeType: 'text/plain', buffer: Buffer.from('Anexa\n') },
    { name: 'fals.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') },
  ])
  const chosen = page.getByRole('list', { name: 'Fișierele alese' })
  await expect(chosen.getByText(/fără conexiune, continuă singur/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'încărcat' })).toHaveCount(2)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/files-lost.png' })
  await page.getByRole('button', { name: 'Întrerupe încărcarea fișierului plan.pdf' }).click()
  await expect(chosen.getByText(/% · întrerupt/)).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Continuă încărcarea fișierului plan.pdf' }).click()
  await expect(page.getByRole('img', { name: 'încărcat' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  await expect(page.getByText('3 fișiere adăugate.')).toBeVisible()
  // What was refused is said until it is closed, and is not offered for another try that cannot succeed.
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await expect(chosen.getByText(/^Conținutul nu corespunde extensiei/)).toBeVisible()
  await expect(chosen.getByRole('button', { name: /Încearcă din nou/ })).toHaveCount(0)
  await page.screenshot({ path: 'test-results/files-refused.png' })
  const mine = page.getByRole('tabpanel')
  const closing = mine.getByRole('button', { name: 'Închide', exact: true })
  await expect(closing).toBeFocused()
  await closing.click()
  await expect(mine.getByRole('button', { name: 'Adaugă fișier' })).toBeFocused()

  await mine.getByRole('button', { name: /schiță\.png/ }).click()
  await mine.getByRole('button', { name: 'Blochează' }).click()
  await expect(mine.getByText(/Blocat de dumneavoastră din .*Ceilalți îl pot doar citi/)).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Deblochează' })).toBeFocused()

  const other = await join('administrator.client', { at: address(id) })
  const theirs = other.getByRole('tabpanel')
  await theirs.getByRole('button', { name: /schiță\.png/ }).click()
  await expect(theirs.getByText(/Blocat pentru editare de Gina Liliacu din/)).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^Versiune nouă/ })).toHaveAccessibleDescription(
    /Fișierul este blocat pentru editare de Gina Liliacu/,
  )
  await expectAccessible(other)
  await other.screenshot({ path: 'test-results/files-locked.png' })
  await theirs.getByRole('button', { name: 'Preia blocarea' }).click()
  await other.getByLabel('Motivul preluării').fill('Gina este în concediu')
  await expectAccessible(other)
  await other.getByRole('dialog').getByRole('button', { name: 'Preia blocarea' }).click()
  await expect(theirs.getByText(/Blocat de dumneavoastră/)).toBeVisible()

  await theirs.getByRole('button', { name: 'Versiune nouă' }).click()
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'schiță finală.png', mimeType: 'image/png', buffer: later })
  await expect(other.getByRole('img', { name: 'încărcat' })).toBeVisible()
  await other.getByRole('button', { name: 'Salvează versiunea' }).click()
  await expect(other.getByText('Versiunea 2 a fișierului schiță.png este cea activă.')).toBeVisible()
  await expect(theirs.getByText('versiunea 2')).toBeVisible()
  await expect
    .poll(() =>
      theirs.getByRole('img', { name: /schiță/ }).evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBe(2)

  await theirs.getByRole('button', { name: 'Versiuni (2)' }).click()
  const versions = other.getByRole('list', { name: 'Versiunile fișierului schiță finală.png' })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(other)
  await other.screenshot({ path: 'test-results/files-versions.png' })
  const [old] = await Promise.all([
    other.waitForEvent('download'),
    versions.getByRole('link', { name: 'Descarcă versiunea 1' }).click(),
  ])
  expect((await readFile(await old.path())).equals(sketch)).toBe(true)
  await versions.getByRole('button', { name: 'Readu versiunea 1' }).click()
  await expect(other.getByText('Versiunea 1 a fost readusă ca versiune nouă: schiță.png.')).toBeVisible()

  await page.reload()
  await mine.getByRole('button', { name: /schiță\.png/ }).click()
  await expect(mine.getByText('versiunea 3')).toBeVisible()
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    mine.getByRole('link', { name: 'Descarcă toate (ZIP)' }).click(),
  ])
  expect(zip.suggestedFilename()).toMatch(/-fisiere\.zip$/)
  const bytes = await readFile(await zip.path())
  for (const name of ['plan.pdf', 'schiță.png', 'anexă ț.txt']) expect(bytes.includes(name), name).toBe(true)

  await page.reload()
  const history = await wholeActivity(page)
  await expect(history).toContainText('a preluat un fișier blocat')
  await expect(history).toContainText('Gina este în concediu')
  await expect(history).toContainText('din „1” în „2”')
  await expect(history).toContainText('a descărcat fișierele împreună')
  await page.screenshot({ path: 'test-results/files-history.png' })
  await page.getByRole('tab', { name: 'Fișiere' }).click()
  await mine.getByRole('button', { name: /schiță\.png/ }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectAccessible(page)
  await mine.screenshot({ path: 'test-results/files-phone.png' })
})
