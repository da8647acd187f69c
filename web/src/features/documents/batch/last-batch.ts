import { lastBatchKey } from '../../../entities/session/list-memory.ts'

/** The batch this tab began last, so that its result and its undoing are found again. */
export const rememberBatch = (id: number): void => sessionStorage.setItem(lastBatchKey, String(id))

export function lastBatch(): number | undefined {
  const id = Number(sessionStorage.getItem(lastBatchKey))
  return id > 0 ? id : undefined
}
