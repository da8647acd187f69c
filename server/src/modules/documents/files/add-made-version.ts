import type { Work } from '../record/in-whose-name.ts'
import type { FileContent } from '../record/queries/files.ts'
import { type ChangeableFile, replaceContent } from './queries/file-versions.ts'

/**
 * Makes another content the active version of a file in the name of what stands on that file (a signature): unlike a new
 * version that a person adds, nothing else is told of it. Gives the number of the version.
 */
export async function addMadeVersion(
  { db, actor, now: at }: Work,
  file: ChangeableFile,
  content: FileContent,
  restoredFrom: number | null = null,
): Promise<number> {
  await replaceContent(db, file, content, { actor, at, restoredFrom })
  return file.version + 1
}
