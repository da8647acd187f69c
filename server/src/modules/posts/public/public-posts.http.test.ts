import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Post } from '@hdoc/contract/posts/posts.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'

const t = await testApp()
type Page = {
  data: Post[]
  meta: { total: number; last_page: number }
  categories: { id: number; name: string }[]
}

async function townHall(posts: [title: string, status: string, day: string | null][]) {
  const institution = await freshInstitution(t.database)
  const ids = []
  for (const [title, status, day] of posts) {
    const [row] = await t.asSuperuser<{ id: string }>(
      `insert into posts (institution_id, title, content, status, published_on, author_name) values ($1, $2, '<p>Text</p>', $3, $4, 'Ana') returning id`,
      [institution.id, title, status, day],
    )
    ids.push(Number(row!.id))
  }
  return { institution, ids, browser: t.browser(institution.host) }
}

describe('public posts', () => {
  it('show a guest what is public today, the newest first', async () => {
    const { ids, browser } = await townHall([
      ['Veche', 'public', '2026-11-01'],
      ['Nouă', 'public', '2026-11-20'],
      ['Mâine', 'public', '2026-11-21'],
      ['Ciornă', 'draft', '2026-11-01'],
    ])
    const { status, body } = await browser.get<Page>('/api/public_post/list')
    expect([status, body.data.map(({ title }) => title), body.meta.total]).toEqual([
      200,
      ['Nouă', 'Veche'],
      2,
    ])
    expect((await browser.get<Post>(`/api/public_post/get/${ids[1]}`)).body).toMatchObject({
      title: 'Nouă',
      content: '<p>Text</p>',
      author: 'Ana',
    })
    for (const hidden of [ids[2], ids[3], 999_999])
      expect((await browser.get<Failure>(`/api/public_post/get/${hidden}`)).body.code).toBe('NOT_FOUND')
  })

  it('appear on their day, at midnight of Bucharest', async () => {
    const { browser } = await townHall([['Mâine', 'public', '2026-11-21']])
    const total = async () => (await browser.get<Page>('/api/public_post/list')).body.meta.total
    t.clock.set('2026-11-20T23:59:59+02:00')
    expect(await total()).toBe(0)
    t.clock.set('2026-11-21T00:00:00+02:00')
    expect(await total()).toBe(1)
    t.clock.set('2026-11-20T10:00:00+02:00')
  })

  it('are filtered by category and paged, with the categories that have something to read', async () => {
    const { institution, ids, browser } = await townHall(
      Array.from({ length: 25 }, (_, n) => [`Anunț ${n}`, 'public', '2026-11-01']),
    )
    const [used] = await t.asSuperuser<{ id: string }>(
      `insert into post_categories (institution_id, name) values ($1, 'Taxe'), ($1, 'Goală') returning id`,
      [institution.id],
    )
    await t.asSuperuser('insert into post_category_links values ($1, $2, $3)', [
      institution.id,
      ids[0],
      used!.id,
    ])
    const page = await browser.get<Page>('/api/public_post/list?page=2')
    expect([page.body.data.length, page.body.meta.last_page]).toEqual([5, 2])
    expect(page.body.categories).toEqual([{ id: Number(used!.id), name: 'Taxe' }])
    const chosen = await browser.get<Page>(`/api/public_post/list?category=${used!.id}`)
    expect(chosen.body.data.map(({ title }) => title)).toEqual(['Anunț 0'])
    const described = { description: 'Taxele pe 2027', categories: [{ id: Number(used!.id), name: 'Taxe' }] }
    await t.asSuperuser('update posts set description = $2 where id = $1', [ids[0], described.description])
    const { body } = await browser.get<Page>(`/api/public_post/list?category=${used!.id}`)
    expect(body.data).toMatchObject([described])
    expect((await browser.get<Post>(`/api/public_post/get/${ids[0]}`)).body).toMatchObject(described)
  })

  it('never show another institution’s', async () => {
    const mine = await townHall([])
    const other = await townHall([['Străină', 'public', '2026-11-01']])
    expect((await mine.browser.get<Page>('/api/public_post/list')).body.data).toEqual([])
    expect((await mine.browser.get(`/api/public_post/get/${other.ids[0]}`)).status).toBe(404)
  })
})

describe('pages of posts that the server writes', () => {
  const hostile = `</title><script>alert(1)</script> & "O'zi" <img src=x onerror=y>`

  it('stand at an address of their own, escaped, with a version by which nobody loads them twice', async () => {
    const { ids, browser } = await townHall([
      [hostile, 'public', '2026-11-20'],
      ['Mâine', 'public', '2026-11-21'],
      ['Ciornă', 'draft', '2026-11-01'],
    ])
    await t.asSuperuser('update posts set content = $2, description = $3 where id = $1', [
      ids[0],
      `<p>Întâi &amp; apoi</p><script>alert(2)</script><p onclick="x()">Text ${hostile}</p>`,
      hostile,
    ])
    const path = `/noutati/${ids[0]}`
    const { status, headers, body } = await browser.get<string>(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['set-cookie']).toBeUndefined()
    for (const part of ['Întâi &amp; apoi', `href="/#/admin-post/${ids[0]}"`, `${path}">`, '&lt;/title&gt;'])
      expect(body).toContain(part)
    const pages = [path, '/noutati', '/sitemap/noutati-1.xml']
    for (const one of pages)
      expect((await browser.get<string>(one)).body).not.toMatch(/<script|<img|onerror=y>|onclick="/)
    const again = await browser.get(path, { 'if-none-match': `W/${headers.etag}, "altul"` })
    expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    await t.asSuperuser(`update posts set title = 'Altul' where id = $1`, [ids[0]])
    const changed = await browser.get<string>(path, { 'if-none-match': String(headers.etag) })
    expect([changed.status, changed.body.includes('<title>Altul')]).toEqual([200, true])
    // What is no draft any more, or not public yet, is nowhere.
    for (const hidden of [ids[1], ids[2], 999_999, '0', 'x'])
      expect([hidden, (await browser.get(`/noutati/${hidden}`)).status]).toEqual([hidden, 404])
    const map = (await browser.get<string>('/sitemap/noutati-1.xml')).body
    expect(map.match(/\/noutati\/\d+<\/loc><lastmod>2026-11-20</g)).toHaveLength(1)
    expect((await browser.get<string>('/sitemap.xml')).body).toContain('/sitemap/noutati-1.xml</loc>')
    for (const host of ['admin.localhost', 'strain.localhost'])
      expect([host, (await t.browser(host).get('/noutati')).status]).toEqual([host, 404])
  })
})
