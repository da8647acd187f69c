import { join } from 'node:path'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { PostCategory } from '@hdoc/contract/posts/post-categories.ts'
import type { PostRow, WrittenPost } from '@hdoc/contract/posts/post-values.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker } from '../../../../test/notices/notice-worker.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import { forgetPictures } from '../pictures/jobs/forget-pictures.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await noticeWorker(t)
const files = await createDiskFileStore(join(t.settings.dataDir, 'files'), { tellDamage: () => undefined })
type Saved = Failure & { id: number; data: WrittenPost }

async function newsroom() {
  const office = await clerkOffice(t)
  await aPerson(t.database, office.institutionId, 'redactor', {
    name: 'Rodica Redactor',
    permissions: ['posts.write'],
  })
  const editor = t.browser(office.host)
  await editor.signIn('redactor')
  const guest = t.browser(office.host)
  const add = (values: object) => editor.post<Saved>('/api/post/add', { title: 'Știre', ...values })
  const update = (id: number, values: object, version?: number) =>
    editor.post<Saved>('/api/post/update', { id, values, version })
  const upload = async (bytes: Buffer) =>
    (await editor.post('/api/post/picture', bytes, { 'content-type': 'application/octet-stream' }))
      .body as Failure & { id: number; src: string }
  return { ...office, editor, guest, add, update, upload }
}

it('a post is drafted, cleaned, previewed, published on its day and taken back; only who writes posts may', async () => {
  const { clerk, editor, guest, add, update, institutionId } = await newsroom()
  for (const refused of [
    await clerk.post<Failure>('/api/post/add', { title: 'x' }),
    await clerk.get<Failure>('/api/post/list'),
  ])
    expect([refused.status, refused.body.missing]).toEqual([403, 'posts.write'])
  const { body: draft } = await add({
    description: 'Pe scurt',
    content: '<h1>Titlu</h1><script>alert(1)</script><p onclick="x">Text <a href="javascript:x">aici</a></p>',
  })
  expect(draft.data).toMatchObject({
    status: 'draft',
    published_on: null,
    author: 'Rodica Redactor',
    content: '<h2>Titlu</h2><p>Text <a>aici</a></p>',
    version: 1,
  })
  expect((await guest.get(`/api/public_post/get/${draft.id}`)).status).toBe(404)
  const { body: ahead } = await update(draft.id, { status: 'public', published_on: '2026-11-25' }, 1)
  expect(ahead.data).toMatchObject({ status: 'public', ahead: true })
  expect((await guest.get(`/api/public_post/get/${draft.id}`)).status).toBe(404)
  expect((await update(draft.id, { title: 'Alta' }, 1)).body.code).toBe('STALE_VERSION')
  const { body: now } = await update(draft.id, { published_on: null }, 2)
  expect(now.data).toMatchObject({ published_on: '2026-11-20', ahead: false })
  expect((await guest.get<WrittenPost>(`/api/public_post/get/${draft.id}`)).body.content).toContain(
    '<h2>Titlu</h2>',
  )
  const feed = await guest.get<string>('/noutati/atom.xml')
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(feed.body).toMatch(/<title>Știre<\/title>[\s\S]*<summary>Pe scurt<\/summary>/)
  const { body: listed } = await editor.get<{ data: PostRow[] }>(
    '/api/post/list/20/rodica?sortBy=title&sortOrder=asc',
  )
  expect(listed.data.map(({ title, status }) => [title, status])).toEqual([['Știre', 'public']])
  await update(draft.id, { status: 'draft' })
  expect((await guest.get(`/api/public_post/get/${draft.id}`)).status).toBe(404)
  expect((await guest.get<string>('/noutati/atom.xml')).body).not.toContain('Știre')
  expect((await editor.remove(`/api/post/delete/${draft.id}`)).status).toBe(200)
  expect((await editor.get(`/api/post/get/${draft.id}`)).status).toBe(404)
  const trail = await t.asSuperuser<{ action: string }>(
    `select action from audit_entries where institution_id = $1 and subject_type = 'post' order by id`,
    [institutionId],
  )
  expect(trail.map(({ action }) => action.slice(5))).toEqual([
    'created',
    'published',
    'updated',
    'unpublished',
    'deleted',
  ])
})

it('categories are named once, borne by posts and leave them when they go', async () => {
  const { editor, add, update } = await newsroom()
  const named = await editor.post<{ id: number } & Failure>('/api/post_category/add', { name: 'Taxe' })
  const { id } = named.body
  expect((await editor.post<Failure>('/api/post_category/add', { name: 'Taxe' })).body.errors).toHaveProperty(
    'name',
  )
  await editor.post('/api/post_category/update', { id, values: { name: 'Taxe și impozite' } })
  const { body: post } = await add({ categories: [id] })
  expect(post.data.categories).toEqual([{ id, name: 'Taxe și impozite' }])
  expect((await update(post.id, { categories: [id, 999_999] })).body.errors).toHaveProperty('categories')
  const { body: one } = await editor.get<PostCategory>(`/api/post_category/get/${id}`)
  expect(one).toMatchObject({ posts: 1, version: 2, can: { edit: true, delete: true } })
  expect((await editor.get('/api/post_category/options?q=tax')).body).toEqual([
    { id, name: 'Taxe și impozite' },
  ])
  expect((await editor.remove(`/api/post_category/delete/${id}`)).status).toBe(200)
  expect((await editor.get<{ data: object[] }>('/api/post_category/list')).body.data).toEqual([])
  expect((await editor.get<WrittenPost>(`/api/post/get/${post.id}`)).body.categories).toEqual([])
})

it('a picture is drawn anew without its place, needs words, is public with its post and goes when no post shows it', async () => {
  const { clerk, editor, guest, add, update, upload } = await newsroom()
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1a4b8c' } })
    .withExif({ IFD0: { Copyright: 'Gina' }, IFD3: { GPSLatitude: '44/1 0/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).code).toBe('file_type')
  const picture = await upload(photo)
  const tag = (alt: string, src = picture.src) => `<p>Text</p><img src="${src}" alt="${alt}">`
  expect((await add({ content: tag(' ') })).body.errors?.content).toEqual([
    'Scrieți pentru fiecare imagine ce se vede în ea: textul este citit celor care nu o pot vedea.',
  ])
  expect((await add({ content: tag('x', '/api/public_post/picture/999999') })).body.errors).toHaveProperty(
    'content',
  )
  const { body: post } = await add({ content: tag('Primăria') })
  expect(post.data.content).toBe(`<p>Text</p><img src="${picture.src}" alt="Primăria" />`)
  const seen = await Promise.all(
    [editor, clerk, guest].map(async (who) => (await who.get(picture.src)).status),
  )
  expect(seen).toEqual([200, 404, 404])
  await update(post.id, { status: 'public' })
  const shown = await guest.send({ method: 'GET', url: picture.src })
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  const { format, exif } = await sharp(shown.raw).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  const strange = t.browser((await clerkOffice(t)).host)
  expect((await strange.get(picture.src)).status).toBe(404)
  const sweep = async (at: string) => {
    t.clock.set(at)
    await forgetPictures.run({ ...worker.services, files }, {})
    t.clock.set('2026-11-20T10:00:00+02:00')
    await editor.signIn('redactor')
    return (await editor.get(picture.src)).status
  }
  expect(await sweep('2026-12-01T10:00:00+02:00')).toBe(200)
  await update(post.id, { content: '<p>Fără imagine</p>' })
  expect((await guest.get(picture.src)).status).toBe(404)
  expect(await sweep('2026-11-21T10:00:00+02:00')).toBe(200)
  expect(await sweep('2026-12-01T10:00:00+02:00')).toBe(404)
})
