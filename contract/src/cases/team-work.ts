import { z } from 'zod'

const nameId = z.object({ id: z.number(), name: z.string() })

/** Open shares by their deadline; the rest of `open` is due later or never. */
const load = { open: z.number(), overdue: z.number(), due_soon: z.number() }

/** The work of a department as its head sees it; each figure is a part of the queue `team`. */
export const teamWork = z.object({
  group: nameId,
  ...load,
  /** By name, those with nothing too; last, where there is some, what nobody has (`person` null). */
  people: z.array(
    z.object({
      person: nameId.nullable(),
      ...load,
      /** „lipsește până la 27.11.2026, înlocuit de Ana Pop”; '' = is there today. */
      absence: z.string(),
    }),
  ),
  /** The next working days, with how many shares are due on each. */
  days: z.array(z.object({ day: z.string(), due: z.number() })),
})
export type TeamWork = z.output<typeof teamWork>
