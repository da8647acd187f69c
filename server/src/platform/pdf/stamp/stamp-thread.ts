import { parentPort, workerData } from 'node:worker_threads'
import { addSignature } from './add-signature.ts'
import { stampDocument } from './stamp-document.ts'
import type { SignatureOrder, StampOrder } from './stamp-order.ts'

/** The thread of `stampApart` and `signApart`. It draws on one document and gives one answer. */
const { bytes, order } = workerData as { bytes: Uint8Array; order: StampOrder | SignatureOrder }
const answer = await ('strokes' in order ? addSignature(bytes, order) : stampDocument(bytes, order))
// The buffer is transferred, not copied.
parentPort?.postMessage(answer, answer.ok ? [answer.bytes.buffer as ArrayBuffer] : [])
