import { expect, type Page } from './test.ts'

/** Nothing sticks out to the side: the page scrolls only downwards. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { content, shown } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(shown)
}

/** Goes to a screen by the left menu, whose entries may count what waits there. */
export function openFromMenu(page: Page, name: string): Promise<void> {
  const entry = new RegExp(`^${name}( \\d+)?$`)
  return page.getByRole('navigation', { name: 'Meniu' }).getByRole('link', { name: entry }).click()
}

/** The answer of a call that the signed-in person of this page may make. */
export function ask(page: Page, path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { Accept: 'application/json' } })
    return { status: answer.status, body: await answer.json() }
  }, path)
}

/** A change made through the server's own door, to prepare what a journey starts from. */
export function tell(
  page: Page,
  path: string,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  return page.evaluate(
    async ([address, text]) => {
      await fetch('/api/csrf-cookie', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
      const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-XSRF-TOKEN': decodeURIComponent(token),
        },
        body: text,
      })
      return { status: answer.status, body: await answer.json() }
    },
    [path, JSON.stringify(body)] as const,
  )
}

export type Listed = { id: number; number: string; access_level: string; short_description: string }

/** One page of the documents this person sees, and how many there are. */
export async function documentsOf(page: Page, query = 'page=1'): Promise<{ rows: Listed[]; total: number }> {
  const { status, body } = await ask(page, `/api/document/list/100?${query}`)
  expect(status).toBe(200)
  const { data, meta } = body as { data: Listed[]; meta: { total: number } }
  return { rows: data, total: meta.total }
}

type Form = {
  registers: { id: number; code: string }[]
  doc_types: { id: number; category: string; name: string }[]
}

/** Registers an internal paper in the general register, by its type's name or of the first type. */
export async function registerNote(
  page: Page,
  subject: string,
  typeName = 'Notă internă',
): Promise<{ id: number; number: string; tracking_code: string }> {
  const form = (await ask(page, '/api/document/registration_form')).body as Form
  const register = form.registers.find(({ code }) => code === 'RG')
  const type = form.doc_types.find(({ category, name }) => category === 'interne' && name === typeName)
  const { status, body } = await tell(page, '/api/document/add', {
    category: 'interne',
    register_id: register?.id,
    doc_type_id: type?.id,
    short_description: subject,
  })
  expect(status).toBe(200)
  return body.data as { id: number; number: string; tracking_code: string }
}

/** The activity beside a document, with its older steps. */
export async function wholeActivity(page: Page): Promise<ReturnType<Page['getByRole']>> {
  const activity = page.getByRole('region', { name: 'Activitate' })
  await expect(activity.getByRole('listitem').first()).toBeVisible()
  const older = activity.getByRole('button', { name: /mai vechi$/ })
  if (await older.isVisible()) await older.click()
  return activity
}
