import { type ImportGraph, packageOf } from '../reading/find-imports.ts'
import { houses, moduleOrder, type Room, roomOf } from '../reading/rooms.ts'
import { isConfig, isTest, isTool, type Problem, type SourceTree } from '../reading/source-tree.ts'

const modulePath = /^server\/src\/modules\/([^/]+)\/(.+)$/

/** Why a file of `from` may not import `target`; undefined = it may. */
function forbidden(from: Room, to: Room, target: string, inTest: boolean): string | undefined {
  const house = Object.values(houses).find(
    (floors) => floors.includes(from.floor) && floors.includes(to.floor),
  )
  if (house === undefined) return 'the server and the web share nothing but the contract'
  if (inTest) return undefined
  if (house.indexOf(to.floor) > house.indexOf(from.floor))
    return `${from.floor} lies below ${to.floor}; arrows go down only`
  if (from.floor === 'features' && from.unit !== to.unit && to.floor === 'features')
    return 'a feature never imports another feature; what two features share belongs in entities or ui'
  const [, moduleName, inside] = modulePath.exec(target) ?? []
  if (moduleName && from.floor.startsWith('modules/') && from.unit !== to.unit && inside !== 'index.ts')
    return `a module is entered through its index.ts only`
  return undefined
}

/**
 * The arrows `contract ← platform ← modules ← app` and `contract ← lib ← ui ← entities ← features ← app`.
 * Tests may reach any floor of their own house (a use case is tested through the app), tools may reach anything.
 */
export function checkArrows(sources: SourceTree, graph: ImportGraph): Problem[] {
  const problems: Problem[] = []
  for (const [file, imports] of graph) {
    const report = (line: number, rule: string, text: string) => problems.push({ file, line, rule, text })
    const from = roomOf(file)
    if (
      from?.floor.startsWith('modules/') &&
      !(moduleOrder as readonly string[]).includes(from.floor.slice(8))
    )
      report(
        1,
        'module-order',
        `module ${from.floor.slice(8)} has no place in the order of modules (scripts/structure/reading/rooms.ts).`,
      )
    for (const { line, specifier, file: target } of imports) {
      if (target === undefined) {
        if (file.startsWith('contract/') && !isTest(file) && packageOf(specifier) !== 'zod')
          report(line, 'contract-pure', `the contract imports zod and nothing else, not ${specifier}.`)
        if (specifier.startsWith('@hdoc/'))
          report(
            line,
            'arrows',
            `${specifier} names a workspace; only @hdoc/contract/<file>.ts may be imported so.`,
          )
        continue
      }
      if (!sources.has(target)) {
        report(line, 'import-exists', `imports ${specifier}, but ${target} does not exist.`)
        continue
      }
      if (isTool(file)) continue
      if (isTool(target) || isConfig(target)) {
        report(
          line,
          'tools-stay-out',
          `imports ${target}; scripts, benches and journeys import the product, never the other way.`,
        )
        continue
      }
      if (isTest(target) && !isTest(file)) {
        report(line, 'tests-stay-out', `imports the test ${target}; nothing imports a test.`)
        continue
      }
      const to = roomOf(target)
      if (from === undefined || to === undefined) continue
      const reason = forbidden(from, to, target, isTest(file))
      if (reason) report(line, 'arrows', `imports ${target}: ${reason}.`)
    }
  }
  return problems
}
