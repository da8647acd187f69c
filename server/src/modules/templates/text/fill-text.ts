import { escapeHtml } from '../../../platform/mail/escape-html.ts'

export type Values = Readonly<Record<string, string>>

const field = /\{([a-z_]{1,40})\}/g
/** Stands where something was left out, until the rest is put in order. */
const gone = '\u0000'

const said = (values: Values, name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

/** Whether a part names fields, and none of them has a value: it would say nothing. */
function saysNothing(part: string, values: Values): boolean {
  const names = [...part.matchAll(field)].map(([, name = '']) => name)
  return names.length > 0 && names.every((name) => said(values, name) === '')
}

const filled = (text: string, values: Values, write: (value: string) => string): string =>
  text.replace(field, (place, name: string) => {
    const value = said(values, name)
    return value === undefined ? place : write(value)
  })

/** Plain text with the values in place; a line whose fields are all empty is left out. */
export function fillPlain(text: string, values: Values): string {
  const lines = text.split('\n').filter((line) => !saysNothing(line, values))
  return filled(lines.join('\n'), values, (value) => value)
}

/**
 * HTML with the values in place, escaped. A paragraph or a line of a list whose fields are all empty is left out, and a
 * heading without fields that stood over nothing else with it.
 */
export function fillHtml(html: string, values: Values): string {
  const kept = html
    .replaceAll(gone, '')
    .replace(/<p>(?:(?!<\/?p>).)*<\/p>/gs, (part) => (saysNothing(part, values) ? gone : part))
    .replace(/<li>(?:(?!<\/?li>).)*<\/li>/gs, (part) =>
      saysNothing(part, values) || part === `<li>${gone}</li>` ? gone : part,
    )
    .replace(new RegExp(`<(ul|ol)>[\\s${gone}]*</\\1>`, 'g'), gone)
    .replace(new RegExp(`<h([234])>[^<{]*</h\\1>\\s*(?:${gone}\\s*)+(?=<h[234]>|$)`, 'g'), '')
    .replaceAll(gone, '')
  return filled(kept, values, escapeHtml)
}
