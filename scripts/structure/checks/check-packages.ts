import { type ImportGraph, packageOf } from '../reading/find-imports.ts'
import { isTest, lineAt, type Problem, type SourceTree } from '../reading/source-tree.ts'

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const
type Manifest = { [group in (typeof groups)[number]]?: Record<string, string> }

/** Every dependency of every package.json names one version, so that two machines install the same. */
export function checkPins(sources: SourceTree): Problem[] {
  const problems: Problem[] = []
  for (const [file, text] of sources) {
    if (!/(^|\/)package\.json$/.test(file)) continue
    const manifest = JSON.parse(text) as Manifest
    for (const group of groups)
      for (const [name, version] of Object.entries(manifest[group] ?? {}))
        if (!exact.test(version))
          problems.push({
            file,
            line: lineAt(text, text.indexOf(`"${name}"`)),
            rule: 'exact-pins',
            text: `${name} is „${version}”; write one exact version.`,
          })
  }
  return problems
}

function declared(
  sources: SourceTree,
  file: string,
  groupsRead: readonly (typeof groups)[number][],
): Set<string> {
  const text = sources.get(file)
  const manifest = (text ? JSON.parse(text) : {}) as Manifest
  return new Set(groupsRead.flatMap((group) => Object.keys(manifest[group] ?? {})))
}

const workspaces = ['contract', 'server', 'web', 'bench', 'e2e'] as const

/**
 * A workspace imports packages that its own package.json names, not what happens to lie in node_modules; the
 * scripts of the root serve all workspaces and may use the packages of each. The code of the server and of the
 * contract runs as it is, so it may not use a development dependency.
 */
export function checkDeclared(sources: SourceTree, graph: ImportGraph): Problem[] {
  const problems: Problem[] = []
  const root = declared(sources, 'package.json', groups)
  const all = new Set(workspaces.flatMap((name) => [...declared(sources, `${name}/package.json`, groups)]))
  for (const [file, imports] of graph) {
    const workspace = workspaces.find((name) => file.startsWith(`${name}/`))
    const runs = (workspace === 'server' || workspace === 'contract') && !isTest(file)
    const groupsRead = runs ? (['dependencies', 'optionalDependencies'] as const) : groups
    const own = workspace ? declared(sources, `${workspace}/package.json`, groupsRead) : all
    for (const { line, specifier, file: target } of imports) {
      const name = packageOf(specifier)
      if (target !== undefined || /^(node|data|virtual):/.test(specifier) || specifier.startsWith('@hdoc/'))
        continue
      if (own.has(name) || (!runs && root.has(name))) continue
      const place = workspace ? `${workspace}/package.json` : 'any package.json'
      problems.push({
        file,
        line,
        rule: 'declared-packages',
        text: `${name} is not among the ${runs ? 'dependencies' : 'packages'} of ${place}.`,
      })
    }
  }
  return problems
}
