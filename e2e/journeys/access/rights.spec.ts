import { randomUUID } from 'node:crypto'
import { expectNoSideways, openFromMenu, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Meniu' })

test('a role is built, and the menu of its holder changes in the other window', async ({ page, join }) => {
  const code = randomUUID().slice(0, 6)
  const name = `Registrul ${code}`
  await signIn(page, 'administrator.client')
  await openFromMenu(page, 'Roluri')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roluri și permisiuni')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rol nou' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Denumire')).toBeFocused()
  await page.keyboard.type(name)
  await dialog.getByLabel('Repartizează sarcini', { exact: true }).check()
  await dialog.getByLabel('Repartizează sarcini doar sieși').check()
  await page.keyboard.press('Control+s')
  await expect(dialog.getByText(/nu pot fi alese împreună/).first()).toBeVisible()
  await dialog.getByLabel('Repartizează sarcini doar sieși').uncheck()
  // Boxes that have half gone under the dialog's head or foot are nobody's targets.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await dialog.getByLabel('Denumire').scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Rolul „${name}” a fost salvat.`)).toBeVisible()

  const holder = await join('ioana.salcam')
  const given = await page.evaluate(async (role) => {
    const options = async (path: string) => (await (await fetch(path)).json()) as { id: number }[]
    const [roles, people] = [
      await options(`/api/role/options?q=${encodeURIComponent(role)}`),
      await options('/api/user/options?q=Salcâm'),
    ]
    return { role: roles[0]!.id, person: people[0]!.id }
  }, name)
  const before = await page.evaluate(
    async (id) =>
      (await fetch(`/api/user/get/${id}`)).json() as Promise<{
        role_ids?: number[]
        roles?: { id: number }[]
      }>,
    given.person,
  )
  const roleIds = before.role_ids ?? before.roles?.map(({ id }) => id) ?? []
  const saved = await tell(page, '/api/user/update', {
    id: given.person,
    values: { role_ids: [...roleIds, given.role] },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await expect(menu(holder).getByRole('link', { name: 'Registre', exact: true })).toHaveCount(0)

  // From the side of the matrix, by keyboard alone.
  await page.getByRole('tab', { name: 'Permisiuni', exact: true }).click()
  await expect(page.getByText('Administrează registrele')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Matrice' }).click()
  await page.getByLabel('Caută un rol').fill(code)
  const box = page.getByRole('checkbox', { name: `${name}: Administrează registrele` })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 rol schimbat')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Matricea a fost salvată.')).toBeVisible()

  await menu(holder).getByRole('link', { name: 'Documente' }).click()
  await expect(menu(holder).getByRole('link', { name: 'Registre', exact: true })).toBeVisible()
  await menu(holder).getByRole('link', { name: 'Registre', exact: true }).click()
  await expect(holder.getByRole('heading', { level: 1 })).toHaveText('Registre')

  await box.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 rol schimbat')).toHaveCount(0)
  // Nobody does anything in the other window: it is told.
  await expect(holder.getByRole('heading', { level: 1 })).toHaveText('Nu aveți acces la această pagină')
  await expect(holder.getByText(/Vă lipsește dreptul: Administrează registrele/)).toBeVisible()
  await expect(holder.getByText(/Îl (are rolul|au rolurile): .*Administrator aplicație/)).toBeVisible()
  await expect(menu(holder).getByRole('link', { name: 'Registre', exact: true })).toHaveCount(0)
  await tell(page, '/api/user/update', { id: given.person, values: { role_ids: roleIds } })
})

test('a department gets a Director, who then sees the figures of the department', async ({ page, join }) => {
  const code = randomUUID().slice(0, 6)
  const group = `Biroul ${code}`
  await signIn(page, 'administrator.client')
  await openFromMenu(page, 'Compartimente')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compartimente')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Compartiment nou' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Denumire', { exact: false }).first()).toBeFocused()
  await page.keyboard.type(group)
  await dialog.getByLabel('Telefoane').fill('0244 123 456\n12')
  await dialog.getByLabel('Document depus online: E-mail').check()
  await page.keyboard.press('Control+s')
  await expect(dialog.getByText(/număr de telefon valid/).first()).toBeVisible()
  await dialog.getByLabel('Telefoane').fill('0244 123 456\n0722 123 456')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Compartimentul „${group}” a fost salvat.`)).toBeVisible()

  await page.getByRole('link', { name: `Persoanele din „${group}”: 0` }).click()
  await page.getByRole('button', { name: 'Adaugă o persoană' }).first().click()
  await dialog.getByRole('combobox', { name: 'Persoana' }).fill('Rodian')
  await page.getByRole('option', { name: /Rodian/ }).click()
  await dialog.getByLabel('Compartimentul său implicit').check()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/face acum parte din compartiment/)).toBeVisible()

  const head = await join('bogdan.rodian')
  await expect(head.getByText(/toate: /)).toHaveCount(0)
  await page.getByLabel(/^Rolul pentru .*Rodian/).selectOption({ label: 'Director' })
  await expect(page.getByText(/are acum rolul „Director”/)).toBeVisible()
  await expectAccessible(page)
  await head.reload()
  await expect(head.getByText('în compartiment').first()).toBeVisible()
  await expect(head.getByText(/toate: /).first()).toBeVisible()
  await expect(head.getByText(group).first()).toBeVisible()

  const phone = await join(undefined, { viewport: { width: 390, height: 844 } })
  await signIn(phone, 'administrator.client', besideApp())
  for (const path of ['/user-groups', '/user-groups/roles', '/user/roles']) {
    await phone.goto(`${hosts.first}/#${path}`)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideways(phone)
    await expectAccessible(phone)
  }
  await phone.getByRole('tab', { name: 'Matrice' }).click()
  await phone.getByText('Registrator').click()
  await expect(phone.getByLabel('Rezervă numere')).toBeChecked()
  await expectNoSideways(phone)
  await expectAccessible(phone)

  await page.getByRole('button', { name: /^Scoate din compartiment: .*Rodian/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Scoate din compartiment' }).click()
  await expect(page.getByText('Nicio persoană')).toBeVisible()
})
