import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** Resolves when nothing of what was registered before waits for its seal or its events: it would weigh on what comes. */
export async function untilDelivered(superuser: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await superuser.query<{ waits: boolean }>(
      'select exists (select from outbox_events) or exists (select from audit_unsealed) as waits',
    )
    if (!rows[0]?.waits) return
    await setTimeout(50)
  }
}
