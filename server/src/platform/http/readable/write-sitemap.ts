import { html } from './html.ts'

/** As many addresses as one sitemap may hold. */
export const SITEMAP_MOST = 50_000
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The names of the parts of a sitemap: each source in pieces, numbered from 1; an empty source has none. */
export const sitemapParts = (sources: readonly { name: string; count: number }[]): string[] =>
  sources.flatMap(({ name, count }) =>
    Array.from({ length: Math.ceil(count / SITEMAP_MOST) }, (_, n) => `${name}-${n + 1}`),
  )

export const writeIndex = (origin: string, parts: readonly string[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${space}">
${parts.map((part) => html`<sitemap><loc>${origin}/sitemap/${part}.xml</loc></sitemap>`)}
</sitemapindex>
`.markup

export const writeSitemap = (
  origin: string,
  addresses: readonly { path: string; changed?: string }[],
): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${space}">
${addresses.map(({ path, changed }) => html`<url><loc>${origin}${path}</loc>${changed ? html`<lastmod>${changed}</lastmod>` : html``}</url>`)}
</urlset>
`.markup

/** Staff, calls and codes of requests are nothing for search engines; files of what is public are. */
export const writeRobots = (origin: string, allowed: readonly string[]): string =>
  [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
