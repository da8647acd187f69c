import type { ListQuery } from '@hdoc/contract/list-query.ts'

let open: ListQuery | undefined

/** Remembers the list a person looks at: its documents are walked through from inside one. */
export function rememberList(query: ListQuery): void {
  open = query
}

/** The list looked at last in this window; undefined when a document was opened by its address. */
export const rememberedList = (): ListQuery | undefined => open
