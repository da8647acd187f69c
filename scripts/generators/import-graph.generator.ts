import { resolve } from 'node:path'
import { importGraph } from '../structure/reading/find-imports.ts'
import { readTree } from '../structure/reading/read-tree.ts'
import { houses, roomOf } from '../structure/reading/rooms.ts'
import { scanSource } from '../structure/reading/scan-source.ts'
import { isCode, isTest, type SourceTree } from '../structure/reading/source-tree.ts'
import type { Generator } from './generator.ts'

const floors = [...new Set(Object.values(houses).flat())]

/** Rooms with their files, and the arrows between them with the number of imports; tests and tools left out. */
export function importGraphText(sources: SourceTree): string {
  const scanned = new Map(
    [...sources]
      .filter(([path]) => isCode(path) && !isTest(path) && roomOf(path) !== undefined)
      .map(([path, text]) => [path, scanSource(text)]),
  )
  const files = new Map<string, number>()
  const arrows = new Map<string, Map<string, number>>()
  for (const [path, imports] of importGraph(scanned, sources)) {
    const from = roomOf(path)!.floor
    files.set(from, (files.get(from) ?? 0) + 1)
    for (const { file } of imports) {
      const to = file === undefined ? undefined : roomOf(file)?.floor
      if (to === undefined || to === from) continue
      const row = arrows.get(from) ?? new Map<string, number>()
      arrows.set(from, row.set(to, (row.get(to) ?? 0) + 1))
    }
  }
  const rows = floors
    .filter((floor) => files.has(floor))
    .map((floor) => {
      const targets = floors
        .filter((to) => arrows.get(floor)?.has(to))
        .map((to) => `${to} (${arrows.get(floor)!.get(to)})`)
      return `| ${floor} | ${files.get(floor)} | ${targets.join(', ')} |`
    })
  return `# Import graph

Rooms from the ground up, with their files and the rooms they import (number of imports). Tests are left out.
Written by \`npm run generate\`; \`scripts/check-structure.ts\` refuses an arrow that goes up, and every circle.

| room | files | imports |
|---|---|---|
${rows.join('\n')}
`
}

export const generator: Generator = {
  file: 'docs/generated/import-graph.md',
  needsDatabase: false,
  build: () => importGraphText(readTree(resolve(import.meta.dirname, '../..'))),
}
