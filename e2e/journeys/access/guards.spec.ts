import { besideApp, expect, expectAccessible, fillSignIn, hosts, signIn, test } from '../../support/test.ts'

const at = (path: string, host = hosts.first) => `${host}/#${path}`

test('web: public pages open for visitors and for staff alike', async ({ page }) => {
  await page.goto(at('/admin-home'))
  await expect(page.getByRole('heading', { level: 1, name: 'Noutăți' })).toBeVisible()
  await signIn(page, 'gina.liliacu', at('/admin-home'))
  await expect(page).toHaveURL(/#\/admin-home$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Noutăți' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Panoul meu' })).toBeVisible()
})

test('guest and auth: a visitor goes to sign-in, who is signed in leaves it', async ({ page }) => {
  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(/#\/login$/)
  await fillSignIn(page, 'gina.liliacu')
  await expect(page).toHaveURL(/#\/dashboard/)
  await page.goto(at('/login'))
  await expect(page).toHaveURL(/#\/dashboard/)
})

test('admin: a clerk is told which right is missing, an administrator enters', async ({ page, join }) => {
  await signIn(page, 'gina.liliacu')
  await expect(page.getByRole('link', { name: 'Registre', exact: true })).toHaveCount(0)
  await page.goto(at('/registers'))
  await expect(page).toHaveURL(/#\/forbidden\?right=register\.manage$/)
  await expect(page.getByRole('heading', { name: 'Nu aveți acces la această pagină' })).toBeVisible()
  await expect(page.getByText('Vă lipsește dreptul: Administrează registrele.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Înapoi la panou' }).click()
  await expect(page).toHaveURL(/#\/dashboard/)
  const administrator = await join('administrator.client', { at: at('/registers') })
  await expect(administrator.getByRole('heading', { level: 1, name: 'Registre' })).toBeVisible()
})

test('hdoc_client: without an institution back to the dashboard, with the reason', async ({ page }) => {
  await signIn(page, 'admin.platforma', besideApp(hosts.admin))
  for (const path of ['/document/list', '/document/new/intrare']) {
    await page.goto(at(path, hosts.admin))
    await expect(page).toHaveURL(/#\/dashboard$/)
    await expect(page.getByText(/Alegeți instituția și autentificați-vă din nou/).first()).toBeVisible()
  }
  await expectAccessible(page)
})

test('what is nonsense and what is not there each say so', async ({ page }) => {
  await page.goto(at('/rapoarte'))
  await expect(page.getByRole('heading', { name: 'Pagina nu a fost găsită' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Înapoi la prima pagină' }).click()
  await expect(page.getByRole('heading', { name: 'Cu ce vă putem ajuta?' })).toBeVisible()

  await signIn(page, 'gina.liliacu', besideApp())
  for (const path of ['/nimic/aici', '/document/abc', '/dev/ui']) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { name: 'Pagina nu a fost găsită' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.goto(at('/document/999999999'))
  await expect(page).toHaveURL(/#\/404\?_fr=model$/)
  await expect(page.getByRole('heading', { name: 'Înregistrarea nu a fost găsită' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/_fr=model/)
})
