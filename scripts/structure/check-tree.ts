import { checkArrows } from './checks/check-arrows.ts'
import { checkCircles } from './checks/check-circles.ts'
import { checkComputedImports } from './checks/check-computed-imports.ts'
import { checkFolders } from './checks/check-folders.ts'
import { checkHomes } from './checks/check-homes.ts'
import { checkJourneys } from './checks/check-journeys.ts'
import { checkLengths } from './checks/check-lengths.ts'
import { checkLookups } from './checks/check-lookups.ts'
import { checkMocks } from './checks/check-mocks.ts'
import { checkDeclared, checkPins } from './checks/check-packages.ts'
import { checkPipes } from './checks/check-pipes.ts'
import { checkPlaces } from './checks/check-places.ts'
import { callersFile, checkPlatformCallers } from './checks/check-platform-callers.ts'
import { checkReads } from './checks/check-reads.ts'
import { checkSql } from './checks/check-sql.ts'
import { checkSuppressions } from './checks/check-suppressions.ts'
import { checkTexts } from './checks/check-texts.ts'
import { importGraph } from './reading/find-imports.ts'
import { type Scanned, scanSource } from './reading/scan-source.ts'
import { isCode, isGenerated, lineAt, type Problem, type SourceTree } from './reading/source-tree.ts'

function unreadable(sources: SourceTree, scanned: ReadonlyMap<string, Scanned>): Problem[] {
  return [...scanned].flatMap(([file, { unreadable: offset }]) =>
    offset === undefined
      ? []
      : [
          {
            file,
            line: lineAt(sources.get(file)!, offset),
            rule: 'readable',
            text: 'a template or comment that begins here never ends.',
          },
        ],
  )
}

/** All rules over one tree of files. */
export function checkTree(sources: SourceTree): Problem[] {
  const scanned = new Map(
    [...sources].filter(([path]) => isCode(path)).map(([path, text]) => [path, scanSource(text)]),
  )
  const graph = importGraph(scanned, sources)
  const written = new Map([...scanned].filter(([path]) => !isGenerated(path)))
  return [
    ...unreadable(sources, scanned),
    ...checkArrows(sources, graph),
    ...checkCircles(graph),
    ...checkComputedImports(written),
    ...checkJourneys(graph),
    ...checkPlaces(sources),
    ...checkFolders(sources),
    ...checkSql(written),
    ...checkReads(written, graph),
    ...checkPlatformCallers(written, sources.get(callersFile)),
    ...checkLookups(written),
    ...checkMocks(written),
    ...checkPipes(written),
    ...checkHomes(written),
    ...checkTexts(written),
    ...checkSuppressions(sources, written),
    ...checkLengths(sources),
    ...checkPins(sources),
    ...checkDeclared(sources, graph),
  ]
}
