import { linkIn, mailsTo, mailTo } from '../../support/outbox.ts'
import { ask, expectNoSideways, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, fillSignIn, hosts, test } from '../../support/test.ts'

const password = 'ceai verde la fereastra'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('an invited person asks for the link again, sets a password and signs in; forgets it, and sets another', async ({
  page,
  join,
}) => {
  const email = 'dan.cornu@dealuflorilor.example'
  // Who never had a password gets the invitation, whatever they ask for.
  await page.goto(`${hosts.first}/#/login`)
  await page.getByRole('link', { name: 'Ați uitat parola?' }).click()
  await expect(page).toHaveTitle('Recuperare parolă · HDoc')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Trimite linkul' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Acest câmp trebuie să fie completat.')
  await page.getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Verificați e-mailul' })).toBeFocused()
  await expectAccessible(page)
  const invitation = linkIn(await mailTo(email, 'account.1.invitation'))
  expect(invitation).toContain(`${hosts.first}/#/accept-invitation/`)

  await page.goto(invitation)
  await expect(page.getByRole('heading', { name: 'Bun venit, Dan Cornu' })).toBeVisible()
  await expect(page.getByText('dan.cornu', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const first = page.getByLabel(/^Parola/)
  const again = page.getByLabel(/^Repetați parola/)
  await first.fill('parola123456')
  await again.fill('parola123456')
  await page.getByRole('button', { name: 'Activează contul' }).click()
  await expect(first).toHaveAccessibleDescription(/prea des folosită/)
  await expectAccessible(page)
  await first.fill(password)
  await again.fill(password)
  await page.getByRole('button', { name: 'Activează contul' }).click()
  await expect(page.getByRole('heading', { name: 'Contul este activ' })).toBeFocused()
  await page.getByRole('button', { name: 'Autentificați-vă' }).click()
  await fillSignIn(page, 'dan.cornu', password)
  await expect(page).toHaveURL(/#\/dashboard$/)

  // On another device, the phone, the password is forgotten; the session above ends with it.
  const mobile = await join(undefined, phone)
  await mobile.goto(`${hosts.first}/#/forgot-password`)
  await mobile.getByLabel('E-mail').fill(email.toUpperCase())
  await mobile.getByRole('button', { name: 'Trimite linkul' }).click()
  const reset = linkIn(await mailTo(email, 'account.1.reset'))
  await mobile.goto(reset)
  await expect(mobile.getByText('da•••@dealuflorilor.example')).toBeVisible()
  await expectAccessible(mobile)
  await expectNoSideways(mobile)
  await mobile.getByLabel(/^Parola nouă/).fill(`${password} azi`)
  await mobile.getByLabel(/^Repetați parola/).fill(`${password} azi`)
  await mobile.getByRole('button', { name: 'Schimbă parola' }).click()
  await expect(mobile.getByRole('heading', { name: 'Parola a fost schimbată' })).toBeFocused()
  expect(await mailTo(email, 'account.1.password_changed')).toContain('dan.cornu')
  await page.reload()
  await expect(page).toHaveURL(/#\/login$/)
  await fillSignIn(page, 'dan.cornu', `${password} azi`)
  await expect(page).toHaveURL(/#\/dashboard$/)

  // Both links have done their work.
  for (const link of [invitation, reset]) {
    await mobile.goto(link)
    await expect(mobile.getByRole('heading', { name: 'Linkul nu mai este valabil' })).toBeVisible()
    await expectAccessible(mobile)
  }
})

test('a person asks for an account, confirms the address, is accepted and signs in', async ({
  page,
  join,
}) => {
  const email = 'ana.brad@dealuflorilor.example'
  await page.goto(`${hosts.first}/#/login`)
  await page.getByRole('link', { name: 'Cereți un cont' }).click()
  await expect(page).toHaveTitle('Cerere de cont · HDoc')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Trimite cererea' }).click()
  const name = page.getByLabel('Nume și prenume')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Acest câmp trebuie să fie completat.')
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    'Bifați acordul: fără el, cererea nu se poate trimite.',
  )
  await expectAccessible(page)
  await name.fill('Ana Brad')
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel('Repetați e-mailul').fill('alta@dealuflorilor.example')
  await page.getByLabel('Nume de utilizator').fill('ana.brad')
  await page.getByLabel(/^Telefon/).fill('0722 000 461')
  await page.getByLabel(/^Parola/).fill(password)
  await page.getByLabel(/^Repetați parola/).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Trimite cererea' }).click()
  const repeated = page.getByLabel('Repetați e-mailul')
  await expect(repeated).toHaveAccessibleDescription('Cele două adrese de e-mail nu coincid.')
  await repeated.fill(email)
  await page.getByRole('button', { name: 'Trimite cererea' }).click()
  await expect(page.getByRole('heading', { name: 'Verificați e-mailul' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()

  // Opening the link confirms nothing.
  const link = linkIn(await mailTo(email, 'account.1.signup'))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirmați adresa de e-mail' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('ana.brad', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Parola din cerere/).fill('alta parola decat cea din cerere')
  await page.getByRole('button', { name: 'Confirmă adresa' }).click()
  await expect(page.getByLabel(/^Parola din cerere/)).toHaveAccessibleDescription(
    /^Nu este parola scrisă în această cerere/,
  )
  await page.getByLabel(/^Parola din cerere/).fill(password)
  await page.getByRole('button', { name: 'Confirmă adresa' }).click()
  await expect(page.getByRole('heading', { name: 'Adresa a fost confirmată' })).toBeFocused()
  await page.goto(`${hosts.first}/#/login`)
  await fillSignIn(page, 'ana.brad', password)
  await expect(page.getByLabel('Utilizator sau e-mail')).toHaveAccessibleDescription(
    'Utilizatorul sau parola nu sunt corecte.',
  )

  const admin = await join('administrator.client', { at: besideApp() })
  const told = await mailTo('administrator.client@dealuflorilor.example', 'account.1.pending')
  expect(told).toContain(email)
  expect(linkIn(told)).toBe(`${hosts.first}/#/user/manage`)
  const { body } = await ask(admin, '/api/user/list/20?search=ana.brad')
  const [person] = body.data as { id: number; state: string }[]
  expect(person?.state).toBe('pending')
  const accepted = await tell(admin, '/api/user/accept', { id: person?.id, groups: [], role_ids: [] })
  expect(accepted.status).toBe(200)
  expect(await mailTo(email, 'account.1.accepted')).toContain('Cererea dumneavoastră a fost acceptată')
  await page.goto(`${hosts.first}/#/login`)
  await fillSignIn(page, 'ana.brad', password)
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('an address nobody has gets the same words and no mail; a closed institution says whom to ask, in English too', async ({
  page,
  join,
}) => {
  await page.goto(`${hosts.first}/#/forgot-password`)
  await page.getByLabel('E-mail').fill('nimeni@nicaieri.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dacă adresa nimeni@nicaieri.example are un cont aici')).toBeVisible()
  expect(await mailsTo('nimeni@nicaieri.example', 'account.')).toEqual([])

  const mobile = await join(undefined, phone)
  await mobile.goto(`${hosts.second}/#/register`)
  await expect(mobile.getByRole('heading', { name: 'Conturile sunt create de instituție' })).toBeVisible()
  await expect(mobile.getByRole('link', { name: /@valeaalba\.example/ }).first()).toBeVisible()
  await expectAccessible(mobile)
  await mobile.getByRole('button', { name: 'English' }).click()
  await expect(mobile.getByRole('heading', { name: 'Accounts are made by the institution' })).toBeVisible()
  await mobile.goto(`${hosts.second}/#/reset-password/${'a'.repeat(40)}`)
  await expect(mobile.getByRole('heading', { name: 'The link is no longer valid' })).toBeVisible()
  await mobile.goto(`${hosts.admin}/#/register`)
  // Another host is another site: the language is chosen there anew.
  await expect(mobile.getByText('luați legătura cu administratorul platformei')).toBeVisible()
  await expectNoSideways(mobile)
})
