import { posix } from 'node:path'
import { type Edges, findCircles } from '../reading/find-circles.ts'
import type { ImportGraph } from '../reading/find-imports.ts'
import { isTest, type Problem } from '../reading/source-tree.ts'

type Edge = { from: string; to: string; line: number }

function edgesOf(graph: ImportGraph): Edge[] {
  return [...graph].flatMap(([from, imports]) =>
    imports.flatMap(({ file, line }) =>
      file !== undefined && graph.has(file) && !isTest(from) ? [{ from, to: file, line }] : [],
    ),
  )
}

function asGraph(edges: readonly Edge[], nameOf: (path: string) => string, loops: boolean): Edges {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of edges) {
    const [a, b] = [nameOf(from), nameOf(to)]
    if (a === b && !loops) continue
    graph.set(a, (graph.get(a) ?? new Set()).add(b))
  }
  return graph
}

function report(
  circle: readonly string[],
  edges: readonly Edge[],
  nameOf: (path: string) => string,
  rule: string,
): Problem {
  const steps = circle.map((from, index) => {
    const to = circle[(index + 1) % circle.length]!
    return edges.find((edge) => nameOf(edge.from) === from && nameOf(edge.to) === to)!
  })
  const shown = [...circle, circle[0]].join(' → ')
  const witnesses = steps.map((step) => `${step.from}:${step.line} imports ${step.to}`).join('; ')
  const first = steps[0]!
  return { file: first.from, line: first.line, rule, text: `closes the circle ${shown} (${witnesses}).` }
}

/**
 * Circles of files, and of folders at every depth: the file imports projected onto folders cut at depth 1, 2, ….
 * So a file that lies beside a folder is either its ground or its roof, never both. Imports of types count.
 * A test is nobody's ground, so its imports close no circle.
 */
export function checkCircles(graph: ImportGraph): Problem[] {
  const edges = edgesOf(graph)
  const file = (path: string) => path
  const problems = findCircles(asGraph(edges, file, true)).map((circle) =>
    report(circle, edges, file, 'file-circle'),
  )
  const deepest = Math.max(0, ...[...graph.keys()].map((path) => path.split('/').length - 1))
  const told = new Set<string>()
  for (let depth = 1; depth <= deepest; depth++) {
    const folder = (path: string) => posix.dirname(path).split('/').slice(0, depth).join('/')
    for (const circle of findCircles(asGraph(edges, folder, false))) {
      const name = [...circle].sort().join('|')
      if (told.has(name)) continue
      told.add(name)
      problems.push(report(circle, edges, folder, 'folder-circle'))
    }
  }
  return problems
}
