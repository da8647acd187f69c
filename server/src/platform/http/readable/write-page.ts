import { type Html, html } from './html.ts'
import type { ReadablePage } from './readable-source.ts'

/** Nothing of such a page runs or loads; only our own style stands in it. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const style: Html = {
  markup: `<style>
:root{color-scheme:light dark}
html{background:#fff;color:#1b232e}
body{margin:0 auto;max-width:46rem;padding:1rem;font:1.05rem/1.55 system-ui,sans-serif}
header,footer{padding:.75rem 0;border-bottom:1px solid #888a;margin-bottom:1rem}
footer{border-top:1px solid #888a;border-bottom:0;margin-top:2rem}
a{color:#1a4f8a}@media (prefers-color-scheme:dark){html{background:#16191f;color:#eef1f5}a{color:#9cc4ff}}
li{margin:.4rem 0}.text{white-space:pre-wrap;overflow-wrap:anywhere}
nav a{display:inline-block;padding:.5rem 0;margin-right:1.25rem}
</style>`,
}

type Around = { name: string; origin: string }

/** A page as the server sends it. */
export function writePage(page: ReadablePage, { name, origin }: Around): string {
  const { title, description, path, place, content, feed } = page
  const robots = page.gone || page.unlisted ? html`<meta name="robots" content="noindex">` : html``
  const alternate = feed
    ? html`<link rel="alternate" type="application/atom+xml" title="${feed.title}" href="${feed.path}">`
    : html``
  return html`<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title>
<meta name="description" content="${description}">
${robots}
<link rel="canonical" href="${origin}${path}">
${alternate}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${style}
</head>
<body>
<header><a href="/">${name}</a></header>
<main>
${content}
</main>
<footer><nav aria-label="Portal"><a href="/${place}">Deschideți în portal</a> <a href="/">Pagina instituției</a></nav></footer>
</body>
</html>
`.markup
}

/** The page for an address that there is not. */
export const missingPage = (): string =>
  html`<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Pagină inexistentă</title><meta name="robots" content="noindex"></head>
<body><main><h1>Pagină inexistentă</h1><p>Adresa nu există. <a href="/">Mergeți la prima pagină.</a></p></main></body></html>
`.markup
