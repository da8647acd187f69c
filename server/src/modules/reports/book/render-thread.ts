import { platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { renderVolume } from './render-volume.ts'

export type RenderInput = Parameters<typeof renderVolume>
/** A volume as PDF, and how many pages it has. */
export type Rendered = { bytes: Uint8Array; pages: number }

/** A nice value: the thread gets a third of the share of whoever else wants the processor. */
const BEHIND_OTHERS = 5

// Linux applies it to this thread alone, so whoever waits for an answer goes before a book.
if (platform() === 'linux') setPriority(BEHIND_OTHERS)

const rendered = await renderVolume(...(workerData as RenderInput))
parentPort?.postMessage(rendered satisfies Rendered)
