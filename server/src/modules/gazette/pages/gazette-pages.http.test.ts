import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { gazetteOffice } from '../../../../test/gazette/gazette-office.ts'

const t = await testApp()
const { guest, heading, made, publish } = await gazetteOffice(t)
const hostile = `</title><script>alert(1)</script> & "O'zi" ]]> <img src=x onerror=y>`

it('writes an act as a page of its own, with title, description, text and the way into the program', async () => {
  const { id, address } = await publish({ number: '12' }, ['Text de citit'])
  const path = `/monitor-oficial/${heading('c.1')}/${id}`
  const { status, headers, body } = await guest.get<string>(path)
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['set-cookie']).toBeUndefined()
  for (const part of [
    '<title>Hotărârea privind bugetul local · ',
    '<meta name="description" content="nr. 12 din 18.11.2026 · Hotărârea privind bugetul local',
    `<link rel="canonical" href="${address}">`,
    'Text de citit',
    `href="/#/monitor-oficial?act=${id}"`,
    '/api/public_gazette/file/',
  ])
    expect(body).toContain(part)
  expect(body).not.toMatch(/<script/i)
  const elsewhere = await guest.get(`/monitor-oficial/${heading('a')}/${id}`)
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([301, path])
  const head = await guest.send({ method: 'HEAD', url: path })
  expect([head.status, head.raw.length]).toEqual([200, 0])
})

it('escapes whatever a title holds, in pages, feeds and sitemaps', async () => {
  const { id } = await publish({ title: hostile, act_issuer: hostile, content: hostile, number: '<b>' }, [])
  const c1 = heading('c.1')
  for (const path of [
    '/monitor-oficial',
    `/monitor-oficial/${c1}`,
    `/monitor-oficial/${c1}/${id}`,
    '/monitor-oficial/flux.xml',
    `/monitor-oficial/${c1}/flux.xml`,
  ]) {
    const { status, body } = await guest.get<string>(path)
    expect([path, status]).toEqual([path, 200])
    expect(body).not.toMatch(/<script|<img|<b>|onerror=y>/)
    expect(body).toContain('&lt;script&gt;')
  }
  const feed = (await guest.get<string>('/monitor-oficial/flux.xml')).body
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  // Every „&” begins an entity, and no tag is left open.
  expect(feed.match(/&(?!(amp|lt|gt|quot|#39);)/g)).toBeNull()
})

it('forgets an erased act with 410, out of feed and sitemap, and says of it number and reason alone', async () => {
  const { id } = await publish({ number: '9', title: 'Ajutor pentru Vasile Pop' })
  await made('/api/gazette_entry/withdraw', {
    id,
    withdrawal: 'personal_data',
    reason: 'Republicat anonimizat',
  })
  const { status, headers, body } = await guest.get<string>(`/monitor-oficial/${heading('c.1')}/${id}`)
  expect([status, headers['x-robots-tag']]).toEqual([410, 'noindex'])
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toContain('Act retras (nr. 9)')
  expect(body).toContain('Republicat anonimizat')
  for (const path of ['/monitor-oficial/flux.xml', '/sitemap/monitor-oficial-1.xml', '/monitor-oficial'])
    expect((await guest.get<string>(path)).body).not.toMatch(new RegExp(`Vasile|/${id}<`))
})

it('tells in its feed when an act was withdrawn, and when another one took its place', async () => {
  const feed = async () => (await guest.get<string>('/monitor-oficial/flux.xml')).body
  const told = async (id: number) => {
    const entry = (await feed()).split('<entry>').find((one) => one.includes(`/${id}</id>`)) ?? ''
    return ['published', 'updated'].map((what) => new RegExp(`<${what}>(.*)</${what}>`).exec(entry)?.[1])
  }
  const own = async () => /<updated>(.*)<\/updated>/.exec(await feed())?.[1]
  const later = () => {
    t.clock.advance(60_000)
    return t.clock.now().toISOString()
  }
  const publishText = (values: object) => publish({ content: 'Se aprobă.', ...values }, [])
  const first = later()
  const wrong = await publishText({ number: '51' })
  const second = later()
  const newer = await publishText({ number: '52' })
  const withdrawn = later()
  await made('/api/gazette_entry/withdraw', { id: wrong.id, withdrawal: 'mistake', reason: 'Altă sumă' })
  expect([await told(wrong.id), await own()]).toEqual([[first, withdrawn], withdrawn])
  const corrected = later()
  await publishText({ number: '51', corrects_id: wrong.id })
  expect([await told(wrong.id), await told(newer.id)]).toEqual([
    [first, corrected],
    [second, second],
  ])
})

it('tells in its feed what changed last, however old it is, and leads on to all that came before', async () => {
  const own = await gazetteOffice(t)
  t.clock.advance(60_000)
  const old = await own.publish({ number: '71', content: 'Se aprobă.' }, [])
  const wrong = await own.publish({ number: '72', content: 'Se aprobă.' }, [])
  await t.asSuperuser(
    `insert into gazette_entries (institution_id, category_id, number, title, content, state, published_at, published_on, created_at,
                                  created_by_institution_id, created_by_id, created_by_name)
     select institution_id, category_id, '100' || n, 'Act', 'x', state, published_at + n * interval '1 second', published_on, created_at,
            created_by_institution_id, created_by_id, created_by_name
       from gazette_entries, generate_series(1, 110) n where institution_id = $1 and id = $2`,
    [own.institutionId, old.id],
  )
  t.clock.advance(3_600_000)
  await own.made('/api/gazette_entry/withdraw', { id: old.id, withdrawal: 'mistake', reason: 'Altă sumă' })
  t.clock.advance(60_000)
  const correction = await own.publish({ number: '72', content: 'Se aprobă.', corrects_id: wrong.id }, [])
  const part = async (path: string) => {
    const { status, body } = await own.guest.get<string>(path)
    const ids = [...body.matchAll(/\/(\d+)<\/id>/g)].map(([, id]) => Number(id))
    const links = [...body.matchAll(/<link rel="(\w+)"[^>]* href="[^"]*?(\/monitor[^"]*)"/g)]
    return { status, ids, links: Object.fromEntries(links.map(([, rel, to]) => [rel, to])) }
  }
  for (const path of ['/monitor-oficial/flux.xml', `/monitor-oficial/${own.heading('c.1')}/flux.xml`]) {
    const first = await part(path)
    // Of one instant, the newer entry stands first.
    expect(first.ids.slice(0, 3)).toEqual([correction.id, wrong.id, old.id])
    expect(first.links).toEqual({ self: path, next: `${path}?pagina=2` })
    const second = await part(`${path}?pagina=2`)
    expect(second.links).toMatchObject({ first: path, previous: path, next: `${path}?pagina=3` })
    const third = await part(`${path}?pagina=3`)
    expect(third.links).not.toHaveProperty('next')
    const all = [...first.ids, ...second.ids, ...third.ids]
    expect([all.length, new Set(all).size]).toEqual([113, 113])
    expect((await part(`${path}?pagina=4`)).status).toBe(404)
  }
})

it('lists its addresses in a sitemap, and keeps robots from calls', async () => {
  const index = (await guest.get<string>('/sitemap.xml')).body
  expect(index).toContain('/sitemap/monitor-oficial-1.xml</loc>')
  const part = await guest.get<string>('/sitemap/monitor-oficial-1.xml')
  expect([part.status, part.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(part.body).toMatch(/<loc>http[^<]*\/monitor-oficial\/\d+\/\d+<\/loc><lastmod>2026-11-20<\/lastmod>/)
  expect((await guest.get('/sitemap/monitor-oficial-2.xml')).status).toBe(404)
  expect((await guest.get('/sitemap/altceva-1.xml')).status).toBe(404)
  expect((await guest.get<string>('/robots.txt')).body).toMatch(/Disallow: \/api\/\n\nSitemap: http/)
})

it.each(['admin.localhost', 'strain.localhost'])('has nothing at all on %s', async (host) => {
  const stranger = t.browser(host)
  for (const path of ['/monitor-oficial', '/monitor-oficial/flux.xml', '/sitemap.xml', '/robots.txt'])
    expect([path, (await stranger.get(path)).status]).toEqual([path, 404])
})

it.each(['/monitor-oficial/0', '/monitor-oficial/abc', '/monitor-oficial/1/2/3', '/monitor-oficial/%3Cb%3E'])(
  'answers 404 at %s',
  async (path) => {
    expect((await guest.get(path)).status).toBe(404)
  },
)
