import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps a message as a file that appears whole or not at all. The same name again replaces it, as a repeat does. */
export async function keepFile(folder: string, name: string, content: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, `.${randomUUID()}.part`)
  await writeFile(temporary, content, { mode: 0o600 })
  await rename(temporary, join(folder, name.replace(/[^A-Za-z0-9@._-]+/g, '_').replace(/^[._]+/g, '')))
}
