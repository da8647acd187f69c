import type { RegisteredRouter } from '@tanstack/react-router'

type Pages = RegisteredRouter['routesByPath']
type Params<Path extends keyof Pages> = Pages[Path]['types']['allParams']
type Search<Path extends keyof Pages> = Pages[Path]['types']['fullSearchSchemaInput']
type Given<Name extends string, Values> = [keyof Values] extends [never]
  ? { [N in Name]?: never }
  : Record<never, never> extends Values
    ? { [N in Name]?: Values }
    : { [N in Name]: Values }

/** A page with the values of its path and of its query, `{ to: '/document/$id', params: { id } }`. */
export type PlaceWithValues = {
  [Path in keyof Pages]: { to: Path } & Given<'params', Params<Path>> & Given<'search', Search<Path>>
}[keyof Pages]

type WithoutValues<Path> = Path extends `${infer Start}/{-$${string}`
  ? Start
  : Path extends `${string}$${string}`
    ? never
    : Path

/** A page of this application: as a path alone where the page needs no value. Another path does not compile. */
export type Place = WithoutValues<keyof Pages> | PlaceWithValues

/** The address of a page, without the `#`. */
export const hrefOf = (router: Pick<RegisteredRouter, 'buildLocation'>, place: Place): string =>
  typeof place === 'string' ? place : router.buildLocation(place as { to: '/' }).href
