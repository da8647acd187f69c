// This process is started for one scan. Hostile files are unpacked here, where they may take the whole
// process down and nothing else. It knows one folder, and no database, no settings and no secret.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { performTask } from './perform-task.ts'
import { MOST_BYTES, TOO_MUCH_MEMORY, taskSchema } from './task.ts'

// Each picture is unpacked alone, and nothing of it is kept for the next one.
sharp.cache(false)
sharp.concurrency(1)

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.exit(TOO_MUCH_MEMORY)
}, 50).unref()

const folder = process.argv[2] ?? '.'
const task = taskSchema.parse(JSON.parse(await readFile(join(folder, 'task.json'), 'utf8')))
await writeFile(join(folder, 'result.json'), JSON.stringify(await performTask(folder, task)))
process.exit(0)
