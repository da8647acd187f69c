import { lastGivingKey } from '../../../entities/session/list-memory.ts'

/** The batch this tab began last, so that its result and its undoing are found again. */
export const rememberGiving = (id: number): void => sessionStorage.setItem(lastGivingKey, String(id))

export function lastGiving(): number | undefined {
  const id = Number(sessionStorage.getItem(lastGivingKey))
  return id > 0 ? id : undefined
}
