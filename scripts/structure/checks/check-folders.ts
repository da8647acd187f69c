import { posix } from 'node:path'
import type { Problem, SourceTree } from '../reading/source-tree.ts'

const mostFiles = 22

/** Folders that hold more, and why nobody looks for a file in them by reading their list. */
const longLists: Readonly<Record<string, string>> = {
  bench: 'one for each bench, run by its name',
  'server/migrations': 'in the order of their numbers',
  'server/test/calls/samples': 'one for each group of calls, read by its index only',
  'web/src/lib/texts/en': 'one for each group of screens, in step with its twin',
  'web/src/lib/texts/ro': 'one for each group of screens, in step with its twin',
}

const counted = /^(bench|contract|e2e|scripts|server|web)\//
/** Tests lie beside what they test, and journeys are a list of tests. */
const test = /\.(test|spec)\.\w+$/

/** A folder is small enough to be read as a list; a larger one is cut into rooms by job. */
export function checkFolders(sources: SourceTree): Problem[] {
  const folders = new Map<string, string[]>()
  for (const path of sources.keys()) {
    if (!counted.test(path) || test.test(path)) continue
    const folder = posix.dirname(path)
    folders.set(folder, [...(folders.get(folder) ?? []), path])
  }
  return [...folders]
    .filter(([folder, files]) => files.length > mostFiles && !Object.hasOwn(longLists, folder))
    .map(([folder, files]) => ({
      file: files.at(-1)!,
      line: 1,
      rule: 'folder-size',
      text: `${folder} holds ${files.length} files; at most ${mostFiles}. Cut it into rooms by job.`,
    }))
}
