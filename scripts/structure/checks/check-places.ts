import { posix } from 'node:path'
import { roomOf } from '../reading/rooms.ts'
import { isCode, isConfig, type Problem, type SourceTree } from '../reading/source-tree.ts'

const vague = /^(utils?|helpers?|common|manager|misc|shared)$/
const vagueEnd = /-(utils?|helpers?|manager|misc)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
/** Folders directly under the code; a file there would be everybody's, and tie all its neighbours together. */
const rootsWithoutFiles = ['server/src', 'server/src/modules', 'web/src', 'web/src/features']
const productRoots = /^(contract|server|web)\//
const nonCodeFolders = /^(server\/(migrations|data)|web\/public)\//

/** What the runners pick up by name: vitest's three projects, and Playwright's in e2e. */
const runs = /^e2e\/|^(contract|server|scripts|bench|web)\/.*\.test\.(ts|mjs)$|^web\/.*\.test\.tsx$/

function badName(path: string): string | undefined {
  const parts = path.split('/')
  const stem = parts.at(-1)!.split('.')[0]!
  return [...parts.slice(0, -1), stem].find((part) => vague.test(part) || vagueEnd.test(part))
}

/** Where files may lie and how they may be called. `paths` holds every file, code or not. */
export function checkPlaces(sources: SourceTree): Problem[] {
  const problems: Problem[] = []
  for (const path of sources.keys()) {
    const report = (rule: string, text: string) => problems.push({ file: path, line: 1, rule, text })
    const folder = posix.dirname(path)
    if (rootsWithoutFiles.includes(folder) && path !== 'web/src/main.tsx')
      report('source-root', `${folder} holds folders only; put the file in the room it belongs to.`)
    const vagueName = badName(path)
    if (vagueName) report('vague-name', `„${vagueName}” says nothing; name it after what it does.`)
    if (!isCode(path)) continue
    if (!kebab.test(posix.basename(path))) report('kebab-case', 'file names are kebab-case.')
    if (/\.(test|spec)\.\w+$/.test(path) && !runs.test(path))
      report('test-runs', 'no runner picks up a test of this name in this place.')
    if (path.startsWith('web/src/lib/') && path.endsWith('.tsx'))
      report('lib-without-jsx', 'web/src/lib holds no JSX.')
    const lost =
      productRoots.test(path) && !nonCodeFolders.test(path) && !isConfig(path) && roomOf(path) === undefined
    if (lost && !rootsWithoutFiles.includes(folder))
      report('no-room', 'code lies in one of the rooms of docs/architecture.md; this folder is none.')
  }
  return problems
}
