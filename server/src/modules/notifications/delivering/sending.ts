import type { Delivery, ToldNotice } from './queries.ts'

/** A message about to leave: whom it is for and what it tells. */
export type Sending = {
  delivery: Delivery
  person: NonNullable<Delivery['person']>
  /** One; of the mail of a day several. */
  notices: readonly ToldNotice[]
}
