type Segment<Text extends string> = Text extends `{${infer Name}?}`
  ? `{-$${Name}}`
  : Text extends `{${infer Name}}`
    ? `$${Name}`
    : Text

/** The type of `routerPath(path)`. */
export type RouterPath<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? `${Segment<Head>}/${RouterPath<Rest>}`
  : Segment<Path>

/** `/document/new/{category?}` of the specification as the router writes it: `/document/new/{-$category}`. */
export const routerPath = <Path extends string>(path: Path): RouterPath<Path> =>
  path.replace(/\{(\w+)(\??)\}/g, (_, name: string, optional: string) =>
    optional === '?' ? `{-$${name}}` : `$${name}`,
  ) as RouterPath<Path>
