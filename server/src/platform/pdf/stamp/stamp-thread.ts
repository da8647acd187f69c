import { parentPort, workerData } from 'node:worker_threads'
import { stampDocument } from './stamp-document.ts'
import type { StampOrder } from './stamp-order.ts'

/** The thread of `stampApart`. It stamps one document and gives one answer. */
const { bytes, order } = workerData as { bytes: Uint8Array; order: StampOrder }
const answer = await stampDocument(bytes, order)
// The buffer is transferred, not copied.
parentPort?.postMessage(answer, answer.ok ? [answer.bytes.buffer as ArrayBuffer] : [])
