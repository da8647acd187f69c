import { parentPort, workerData } from 'node:worker_threads'
import { stampDocument } from './stamp-document.ts'
import type { StampOrder } from './stamp-order.ts'

/** The thread of `stampApart`: one document, one answer. */
const { bytes, order } = workerData as { bytes: Uint8Array; order: StampOrder }
parentPort?.postMessage(await stampDocument(bytes, order))
