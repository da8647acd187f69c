import { z } from 'zod'
import type { JobContext, JobServices } from './job-context.ts'

/** A job as the queue sees it: content not yet looked at. */
export interface QueuedJob {
  readonly name: string
  run(services: JobServices, content: unknown): Promise<void>
}

export interface Job<Payload> extends QueuedJob {
  readonly payload: z.ZodType<Payload>
  readonly maxAttempts: number
  /** Comes in masses, and nobody waits for it: other jobs go first. */
  readonly patient?: boolean
}

/** What lies in the queue: the institution travels with the job, never inside its payload. */
export interface Envelope {
  institution: number
  payload: unknown
}
const envelopeSchema = z.strictObject({ institution: z.number().int().nonnegative(), payload: z.unknown() })

/** Over about a day: the pause grows from seconds to hours. */
const MOST_ATTEMPTS = 12

type Definition<Payload> = {
  /** `module.verb-noun`, unique. */
  name: string
  payload: z.ZodType<Payload>
  /** Imports the file of the work, when there is some. */
  handler: () => Promise<{ handle: (ctx: JobContext, payload: Payload) => Promise<void> }>
  maxAttempts?: number
  patient?: boolean
}

/** A job of one institution. It may be run again after a crash, so its outward effects must bear repetition. */
export function defineJob<Payload>({
  handler,
  maxAttempts = MOST_ATTEMPTS,
  ...job
}: Definition<Payload>): Job<Payload> {
  return {
    ...job,
    maxAttempts,
    run: async ({ database, ...services }, content) => {
      const { institution, payload } = envelopeSchema.parse(content)
      const checked = job.payload.parse(payload)
      const { handle } = await handler()
      await handle(
        {
          ...services,
          institutionId: institution,
          tx: (work, options) => database.inInstitution(institution, work, options),
        },
        checked,
      )
    },
  }
}
