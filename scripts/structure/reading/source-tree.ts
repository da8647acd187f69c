/** Every text file that the checks read: path from the repository's root, with forward slashes → text. */
export type SourceTree = ReadonlyMap<string, string>

/** One broken rule, at a place. `rule` is a short name that stands in the heading of the rule's description. */
export type Problem = {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly text: string
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path)
/** Tests and what only tests stand on. */
export const isTest = (path: string): boolean =>
  /\.test\.(tsx?|mjs)$|^(e2e|server\/test|web\/test)\//.test(path)
export const isGenerated = (path: string): boolean => /\.generated\.ts$/.test(path)

/** Tools beside the product: they may import anything, and nothing of the product imports them. */
export const isTool = (path: string): boolean => /^(scripts|bench|e2e)\//.test(path) || isConfig(path)
export const isConfig = (path: string): boolean => /(^|\/)(vite|vitest|playwright)\.config\.ts$/.test(path)

export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}
