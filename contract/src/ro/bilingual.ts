/**
 * The same shapes as `Language` and `Text` of ../languages.ts, written here once more so that this folder imports
 * nothing from its parent: the parent imports this folder, and folders must not form a circle.
 */
export type Lang = 'ro' | 'en'
export type Bilingual = { readonly ro: string; readonly en: string }
