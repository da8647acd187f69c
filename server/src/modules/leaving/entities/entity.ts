import type { Text } from '@hdoc/contract/texts/languages.ts'

/**
 * What becomes of a table when its institution leaves. `moves`: exported, and written again by an import. `told`:
 * exported for reading only. `audit`: in the folder of the audit, with its verifier. `stays`: not exported, with the
 * reason.
 */
export type Leaving =
  | {
      readonly way: 'moves' | 'told'
      readonly title: Text
      /** Columns that are never exported: passwords, tokens, keys, what only this installation can use. */
      readonly without?: readonly string[]
    }
  | { readonly way: 'audit' }
  | { readonly way: 'stays'; readonly reason: Text }

export const moves = (ro: string, en: string, ...without: string[]): Leaving => ({
  way: 'moves',
  title: { ro, en },
  without,
})
export const told = (ro: string, en: string, ...without: string[]): Leaving => ({
  way: 'told',
  title: { ro, en },
  without,
})
export const stays = (ro: string, en: string): Leaving => ({ way: 'stays', reason: { ro, en } })
