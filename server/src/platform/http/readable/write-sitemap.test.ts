import { expect, test } from 'vitest'
import { sitemapParts, writeIndex, writeRobots, writeSitemap } from './write-sitemap.ts'

test('a sitemap has fifty thousand addresses at most, and an empty source no part', () => {
  const parts = sitemapParts([
    { name: 'acte', count: 50_001 },
    { name: 'noutati', count: 0 },
    { name: 'pagini', count: 50_000 },
  ])
  expect(parts).toEqual(['acte-1', 'acte-2', 'pagini-1'])
  expect(writeIndex('https://a.ro', ['acte-1'])).toContain('<loc>https://a.ro/sitemap/acte-1.xml</loc>')
})

test('addresses are escaped, days stand beside them', () => {
  const text = writeSitemap('https://a.ro', [{ path: '/x?a=1&b=<', changed: '2026-11-23' }, { path: '/y' }])
  expect(text).toContain('<url><loc>https://a.ro/x?a=1&amp;b=&lt;</loc><lastmod>2026-11-23</lastmod></url>')
  expect(text).toContain('<url><loc>https://a.ro/y</loc></url>')
})

test('robots are kept from calls and shown the sitemap', () => {
  expect(writeRobots('https://a.ro', ['/api/public_gazette/file/'])).toBe(
    'User-agent: *\nAllow: /api/public_gazette/file/\nDisallow: /api/\n\nSitemap: https://a.ro/sitemap.xml\n',
  )
})
