import type { TenantDb } from '../../db/database.ts'
import type { Html } from './html.ts'

/** The institution whose page is read. */
export type ReadAt = {
  readonly db: TenantDb
  /** Name of the institution. */
  readonly name: string
  /** Start of its addresses, without a slash at the end. */
  readonly origin: string
  /** The day of the institution, `2026-11-23`. */
  readonly today: string
  readonly params: Readonly<Record<string, string>>
  /** The number after `?pagina=`, from 1. */
  readonly page: number
}

export type ReadablePage = {
  readonly shown: 'page'
  readonly title: string
  readonly description: string
  /** Its only address, from the root of the host. */
  readonly path: string
  /** Where it stands in the program, from `#/` on. */
  readonly place: string
  readonly content: Html
  readonly feed?: { readonly title: string; readonly path: string }
  /** It was there and is no more; search engines are to forget it. */
  readonly gone?: true
  /** Shown, but not to be kept by search engines. */
  readonly unlisted?: true
}
export type Read =
  | ReadablePage
  /** It stands at another address for good. */
  | { readonly shown: 'moved'; readonly path: string }
  /** An Atom feed. */
  | { readonly shown: 'feed'; readonly content: Html }

/**
 * Pages with an address of their own that the server writes, for search engines and for people without scripts. A module
 * brings them as `readable`; everything around them (hosts, limits, frame, sitemap) is here.
 */
export type ReadableSource = {
  /** Names its part of the sitemap. */
  readonly name: string
  readonly routes: readonly {
    /** With `:params`, which are letters, digits, `.`, `-` and `_`. */
    readonly path: string
    /** Undefined = there is no such page. */
    readonly read: (at: ReadAt) => Promise<Read | undefined>
  }[]
  /** How many addresses the sitemap has, and a part of them; `changed` is a day. */
  readonly count: (db: TenantDb, today: string) => Promise<number>
  readonly list: (
    db: TenantDb,
    part: { limit: number; offset: number; today: string },
  ) => Promise<{ path: string; changed?: string }[]>
}
