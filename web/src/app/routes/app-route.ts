import type { Permission } from '@hdoc/contract/rights/permissions.ts'

/** Specification §2. `hdoc_client` includes `admin`. */
export type Guard = 'guest' | 'web' | 'auth' | 'admin' | 'hdoc_client'

/**
 * Rights that an `admin` or `hdoc_client` route asks for; one of several is enough. `signed-in`: the server
 * decides by the row (a document one may not see is 404). `platform`: isadmin 1 with an account in no
 * institution.
 */
export type Right = Permission | 'signed-in' | 'platform' | 'group-statistics'

/**
 * The frame of a route: `bare` has none, `portal` the citizens' one, `staff` the shell, `either` the shell
 * for a signed-in person and the portal for everybody else.
 */
export type Look = 'bare' | 'portal' | 'staff' | 'either'

/** What the table says about a route. A route whose screen is built stands in the tree too (`app/tree`). */
export type AppRoute = {
  /** As in the specification: `/document/new/{category?}`. */
  readonly path: string
  readonly name: string
  readonly guard: Guard
  readonly rights?: readonly Right[]
  readonly look: Look
  /** Landing page of the portal: its status call says so, and the admin host refuses it. */
  readonly landing?: true
  /**
   * Its calls need an institution, though its guard does not say so: without one the route leads to the
   * dashboard.
   */
  readonly needsClient?: true
  /** A route of ours, not one of the specification's 80. */
  readonly own?: true
}
