const KEY = 'hdoc-last-giving'

/** The batch this tab began last, so that its result and its undoing are found again. */
export const rememberGiving = (id: number): void => sessionStorage.setItem(KEY, String(id))

export function lastGiving(): number | undefined {
  const id = Number(sessionStorage.getItem(KEY))
  return id > 0 ? id : undefined
}
