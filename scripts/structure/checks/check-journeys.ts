import type { ImportGraph } from '../reading/find-imports.ts'
import type { Problem } from '../reading/source-tree.ts'

const isJourney = (path: string) => path.startsWith('e2e/')
const isProgram = (path: string) => path.startsWith('server/src/app/')

/** The file of the program that is reached from `start`, also through others and by imports of types. */
function reachedProgram(graph: ImportGraph, start: string): string | undefined {
  const seen = new Set([start])
  for (const path of seen) {
    if (isProgram(path)) return path
    for (const { file } of graph.get(path) ?? []) if (file !== undefined) seen.add(file)
  }
  return undefined
}

/** Journeys know the program from outside: one import of it has all of the server's types worked out a second time. */
export function checkJourneys(graph: ImportGraph): Problem[] {
  return [...graph].flatMap(([path, imports]) =>
    isJourney(path)
      ? imports.flatMap(({ file, line }) => {
          const reached = file === undefined || isJourney(file) ? undefined : reachedProgram(graph, file)
          return reached === undefined
            ? []
            : [
                {
                  file: path,
                  line,
                  rule: 'journeys-outside',
                  text: `imports ${file}, which leads to ${reached}; journeys know the program from outside.`,
                },
              ]
        })
      : [],
  )
}
