import { parentPort, workerData } from 'node:worker_threads'
import { renderVolume } from './render-volume.ts'

export type RenderInput = Parameters<typeof renderVolume>
/** A volume as PDF, and how many pages it has. */
export type Rendered = { bytes: Uint8Array; pages: number }

const rendered = await renderVolume(...(workerData as RenderInput))
parentPort?.postMessage(rendered satisfies Rendered)
