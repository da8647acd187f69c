/**
 * The same shapes as `Language` and `Text` of `texts/languages.ts`, written here once more: that folder imports
 * this one, and folders must not form a circle.
 */
export type Lang = 'ro' | 'en'
export type Bilingual = { readonly ro: string; readonly en: string }
