import { parentPort, workerData } from 'node:worker_threads'
import { addSignature } from './add-signature.ts'
import { cleanDocument } from './clean-document.ts'
import { stampDocument } from './stamp-document.ts'
import type { CleaningOrder, SignatureOrder, StampOrder } from './stamp-order.ts'

type Work = { bytes: Uint8Array; order: StampOrder | SignatureOrder | CleaningOrder }

/** The thread of `stampApart`, `signApart` and `cleanApart`. It works on one document and gives one answer. */
const { bytes, order } = workerData as Work
const perform = () => {
  if ('strokes' in order) return addSignature(bytes, order)
  return 'without' in order ? cleanDocument(bytes, order) : stampDocument(bytes, order)
}
const answer = await perform()
// The buffer is transferred, not copied.
parentPort?.postMessage(answer, answer.ok ? [answer.bytes.buffer as ArrayBuffer] : [])
