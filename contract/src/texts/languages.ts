import { pluralForm } from '../ro/plural.ts'

/** The two languages of the product; Romanian is the default and the fallback. */
export const languages = ['ro', 'en'] as const
export type Language = (typeof languages)[number]

/** One text in both languages. A text with only one of them does not compile. */
export type Text = { readonly ro: string; readonly en: string }

/**
 * Chooses a language from an Accept-Language header.
 * Anything that is not plainly English is Romanian.
 */
export function languageOf(header: string | undefined): Language {
  const first = (header ?? '').split(',')[0]?.trim().toLowerCase() ?? ''
  return first === 'en' || first.startsWith('en-') ? 'en' : 'ro'
}

/**
 * Fills `{name}` places of a text. A place without a value stays as it is. `{name de}` is a number before a Romanian
 * noun, which from 20 on wants „de”: „19 caractere”, „20 de caractere”.
 */
export function fill(text: string, values: Readonly<Record<string, unknown>> = {}): string {
  return text.replace(/\{(\w+)( de)?\}/g, (place, name: string, de: string | undefined) => {
    if (!Object.hasOwn(values, name)) return place
    const value = values[name]
    return de !== undefined && pluralForm(Number(value)) === 'other' ? `${value} de` : String(value)
  })
}

/** Values for a sentence, with texts (a status) and lists of texts (names of rights) said in the language. */
export function valuesIn(
  values: Record<string, unknown> | undefined,
  language: Language,
): Record<string, unknown> | undefined {
  const isText = (one: unknown): one is Text =>
    typeof one === 'object' && one !== null && Object.hasOwn(one, language)
  const said = (one: unknown): unknown => (isText(one) ? one[language] : one)
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(said).join(', ') : said(value),
      ]),
    )
  )
}
