import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Template, TemplateRow } from '@hdoc/contract/templates/templates.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { clerkOffice } from '../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved = Failure & { id: number; data: Template }
type Shown = { title: string; content: string; updated_on: string | null }

async function desk() {
  const office = await clerkOffice(t)
  await aPerson(t.database, office.institutionId, 'texte', {
    name: 'Tudor Texte',
    permissions: ['templates.edit'],
  })
  const editor = t.browser(office.host)
  await editor.signIn('texte')
  const guest = t.browser(office.host)
  const english = t.browser(office.host, 'en')
  const page = async (key: string, who = guest) => (await who.get<Shown>(`/api/public_page/get/${key}`)).body
  const update = (id: number, texts: object, more: object = {}) =>
    editor.post<Saved>('/api/template/update', { id, values: { texts, ...more } })
  return { ...office, editor, guest, english, page, update }
}
const both = (ro: string, en = '') => ({ ro: { content: ro }, en: { content: en } })

it('every page says the platform’s text with the institution’s data, in both languages, before anybody wrote one', async () => {
  const { page, english, institutionId } = await desk()
  await t.asSuperuser(
    `update institutions set name = 'Comuna A & B', legal_name = '', cui = '4192910', phone = '', email = 'contact@ab.example',
            opening_hours = '[{"days": [1, 2, 3, 4, 5], "from": "08:00", "to": "16:30"}]' where id = $1`,
    [institutionId],
  )
  const contact = await page('contact')
  expect([contact.title, contact.updated_on]).toEqual(['Contact', null])
  expect(contact.content).toContain('<h2>Comuna A &amp; B</h2>')
  expect(contact.content).toContain('<p>Luni – vineri: 8:00 – 16:30</p>')
  expect(contact.content).not.toContain('Telefon')
  const informed = await page('data_protection')
  for (const said of ['Comuna A &amp; B, cod fiscal 4192910', 'dataprotection.ro', 'OG 27/2002'])
    expect(informed.content).toContain(said)
  expect((await page('accessibility', english)).title).toBe('Accessibility statement')
  expect((await page('terms', english)).content).toContain('Romanian law applies')
  for (const key of ['contact', 'terms', 'data_protection', 'accessibility'])
    expect((await page(key)).content).not.toMatch(/\{[a-z_]+\}/)
  const { guest } = await desk()
  expect((await guest.get('/api/public_page/get/altceva')).status).toBe(404)
})

it('an institution words a page itself, cleaned and with its fields, keeps the versions and goes back', async () => {
  const { clerk, editor, page, english, update, institutionId } = await desk()
  const refused = await clerk.get<Failure>('/api/template/list')
  expect([refused.status, refused.body.missing]).toEqual([403, 'templates.edit'])
  const { body: before } = await editor.get<Template>('/api/template/get/1')
  expect(before).toMatchObject({ kind: 'page', own: false, version: 0, can: { edit: true, reset: false } })
  expect(before.texts).toEqual(before.defaults)
  const named = await update(1, both('<p>{institutie} {telefn}</p>'))
  expect(named.body.errors?.['texts.ro.content']).toEqual([
    'Câmp necunoscut: {telefn}. Alegeți câmpurile din listă.',
  ])
  expect((await update(1, both(''))).body.errors).toHaveProperty('texts.ro.content')
  const { body: saved } = await update(
    1,
    both('<p onclick="x">Bine ați venit la <b>{institutie}</b><script>1</script></p>'),
  )
  expect(saved.data).toMatchObject({ own: true, version: 1, updated_by: 'Tudor Texte', can: { reset: true } })
  expect(saved.data.texts.ro.content).toBe('<p>Bine ați venit la <strong>{institutie}</strong></p>')
  const shown = await page('contact')
  expect(shown.updated_on).toBe('2026-11-20')
  expect(shown.content).toMatch(/^<p>Bine ați venit la <strong>[^{]+<\/strong><\/p>$/)
  // Who reads English reads the institution's own words rather than others.
  expect((await page('contact', english)).content).toContain('Bine ați venit')
  await update(1, both('<p>Altul</p>', '<p>Another</p>'))
  expect((await page('contact', english)).content).toBe('<p>Another</p>')
  const { body: now } = await editor.get<Template>('/api/template/get/1')
  expect(now.versions.map(({ version }) => version)).toEqual([2, 1])
  const { body: earlier } = await editor.get<{ ro: { content: string } }>('/api/template/version/1/1')
  expect(earlier.ro.content).toContain('Bine ați venit')
  const reset = (version: number) => editor.post<Saved>('/api/template/reset', { id: 1, version })
  expect((await reset(1)).body.code).toBe('STALE_VERSION')
  expect((await reset(2)).body.data).toMatchObject({ own: false, version: 3 })
  expect((await page('contact')).updated_on).toBeNull()
  const { guest: strange } = await desk()
  expect((await strange.get<Shown>('/api/public_page/get/contact')).body.content).not.toContain('Altul')
  const trail = await t.asSuperuser<{ action: string }>(
    `select action from audit_entries where institution_id = $1 and subject_type = 'template' order by id`,
    [institutionId],
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'template.updated',
    'template.updated',
    'template.reset',
  ])
})

it('texts of answers are added once by name, previewed with an invented paper, and deleted', async () => {
  const { editor, update } = await desk()
  const add = (name: string, content: string) =>
    editor.post<Saved>('/api/template/add', { name, texts: both(content) })
  const { body: added } = await add('Lipsă acte', 'Cererii {numar}/{data} îi lipsesc acte.')
  expect(added.id).toBeGreaterThan(999)
  expect((await add('LIPSA acte', 'x')).body.errors).toHaveProperty('name')
  await update(added.id, both('Cererii {numar} îi lipsesc acte.'), { name: 'Acte lipsă' })
  const { body: list } = await editor.get<{ data: TemplateRow[] }>('/api/template/list')
  expect(list.data.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'page Contact',
    'page Termeni și condiții',
    'page Protecția datelor personale',
    'page Declarație de accesibilitate',
    'mail E-mailul cu răspunsul',
    'answer Acte lipsă',
  ])
  const { body: preview } = await editor.post<{ content: string }>('/api/template/preview', {
    kind: 'answer',
    language: 'ro',
    text: { content: 'Nr. {numar} din {data}\n{telefon}' },
  })
  expect(preview.content).toMatch(/^Nr\. 4512 din 20\.11\.2026/)
  expect((await editor.post('/api/template/reset', { id: added.id })).status).toBe(404)
  const drop = (id: number) => editor.remove(`/api/template/delete/${id}`)
  expect((await drop(1)).status).toBe(404)
  expect((await drop(added.id)).status).toBe(200)
  expect((await editor.get(`/api/template/get/${added.id}`)).status).toBe(404)
})

it('texts of resolutions are prepared apart from answers, and offered to who may write resolutions', async () => {
  const { editor, clerk, institutionId, host } = await desk()
  const add = (name: string, text: string) =>
    editor.post<Saved>('/api/template/add', { kind: 'resolution', name, texts: both(text) })
  const { body: added } = await add('Spre știință', 'Spre știință, fără răspuns.')
  expect(added.data).toMatchObject({ kind: 'resolution', fields: [], can: { delete: true, reset: false } })
  // Nothing fills fields in a resolution, and it is as long as one that is written.
  expect((await add('Cu câmp', 'Nr. {numar}')).body.errors).toHaveProperty(['texts.ro.content'])
  expect((await add('Lungă', 'a'.repeat(2001))).body.errors).toHaveProperty(['texts.ro.content'])
  expect((await editor.get(`/api/template/letter/${added.id}`)).status).toBe(404)
  const refused = await clerk.get<Failure>('/api/template/resolutions')
  expect([refused.status, refused.body.missing]).toEqual([403, 'workcase.resolution'])
  await aPerson(t.database, institutionId, 'primar', { name: 'Primar', permissions: ['workcase.resolution'] })
  const mayor = t.browser(host)
  await mayor.signIn('primar')
  await editor.post('/api/template/add', { name: 'Un răspuns', texts: both('Răspuns') })
  expect((await mayor.get('/api/template/resolutions')).body).toEqual({
    data: [{ id: added.id, name: 'Spre știință', text: 'Spre știință, fără răspuns.' }],
  })
  expect((await editor.remove(`/api/template/delete/${added.id}`)).status).toBe(200)
  expect((await mayor.get('/api/template/resolutions')).body).toEqual({ data: [] })
})

it('its pages stand at addresses of their own for who has no scripts, and in the sitemap', async () => {
  const { guest, update } = await desk()
  await update(2, both('<h2>Reguli</h2><p>Vedeți <a href="#/contact">contactul</a> &amp; restul.</p>'))
  const { status, headers, body } = await guest.get<string>('/pagini/termeni-si-conditii')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const part of [
    '<title>Termeni și condiții · ',
    '<meta name="description" content="Reguli Vedeți contactul &amp; restul.">',
    '<h2>Reguli</h2><p>Vedeți <a href="/#/contact"',
    'href="/#/termeni-si-conditii"',
  ])
    expect(body).toContain(part)
  for (const path of ['/pagini/contact', '/pagini/protectia-datelor-personale', '/pagini/accesibilitate'])
    expect([path, (await guest.get(path)).status]).toEqual([path, 200])
  expect((await guest.get('/pagini/altceva')).status).toBe(404)
  expect((await guest.get<string>('/sitemap/pagini-1.xml')).body.match(/<loc>/g)).toHaveLength(4)
})
