import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'

let open: ListQuery | undefined

/**
 * Remembers the list a person looks at, so that its documents can be walked through from inside one of them.
 */
export function rememberList(query: ListQuery): void {
  open = query
}

/** The list looked at last in this window; undefined when none was since the page was loaded. */
export const rememberedList = (): ListQuery | undefined => open
