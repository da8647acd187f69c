import { escapeHtml } from '../../mail/escape-html.ts'

/** Markup that is safe to send: whatever was put into it was escaped. Only `html` makes it. */
export type Html = { readonly markup: string }
type Part = string | number | Html | readonly Html[]

/** What no XML and no page may hold. */
const unfit = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function written(part: Part): string {
  if (typeof part === 'object')
    return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n')
  return escapeHtml(String(part).toWellFormed().replace(unfit, ''))
}

/** Markup from a template; every text in it is escaped. It serves pages and feeds alike. */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: template.reduce((whole, text, n) => `${whole}${written(parts[n - 1] ?? '')}${text}`),
})

/** Markup of a text that people formatted, as the allow-list (`platform/html`) left it. */
export const cleaned = (markup: string): Html => ({ markup })
