import { z } from 'zod'
import type { JobContext, JobServices } from './job-context.ts'
import { kindOf } from './job-events.ts'

/** What of a job people look at: a row that says how far it is, or nothing. */
type Owns = 'row' | 'nothing'

/** One taking of a job out of the queue. */
export interface Turn {
  /** Which try this is, from 1; one that a killed worker had begun counts. */
  attempt: number
  /** Aborted when the worker stops: work that takes long ends where it may, and is taken up by another. */
  signal: AbortSignal
}

/** A job as the queue sees it: content not yet looked at. */
export interface QueuedJob {
  readonly name: string
  run(services: JobServices, content: unknown, turn: Turn): Promise<void>
}

export interface Job<Payload> extends QueuedJob {
  readonly payload: z.ZodType<Payload>
  readonly maxAttempts: number
  readonly owns: Owns
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
/** Tries to end the row of a job, after those of its work. */
const ENDING_ATTEMPTS = 50

/** How often the queue may give a job out: a worker that is killed in its last try leaves the ending of the row to the next. */
export function attemptsInQueue({ maxAttempts, owns }: Pick<Job<unknown>, 'maxAttempts' | 'owns'>): number {
  return owns === 'row' ? maxAttempts + ENDING_ATTEMPTS : maxAttempts
}

type Work<Payload> = (ctx: JobContext, payload: Payload) => Promise<void>

type Definition<Payload> = {
  /** `module.verb-noun`, unique. */
  name: string
  payload: z.ZodType<Payload>
  maxAttempts?: number
  patient?: boolean
} & (
  | {
      /** Nobody looks at a row for how far it is: it stays in the queue when it is given up. */
      owns: 'nothing'
      /** Imports the file of the work, when there is some. */
      handler: () => Promise<{ handle: Work<Payload> }>
    }
  | {
      /** People see a row that says the work is under way, so `giveUp` ends it when no try is left. */
      owns: 'row'
      handler: () => Promise<{ handle: Work<Payload>; giveUp: Work<Payload> }>
    }
)

/** A job of one institution. It may be run again after a crash, so its outward effects must bear repetition. */
export function defineJob<Payload>(definition: Definition<Payload>): Job<Payload> {
  const { name, payload: schema, maxAttempts: tries = MOST_ATTEMPTS, patient = false, owns } = definition

  const runOwner = async (
    { handle, giveUp }: { handle: Work<Payload>; giveUp: Work<Payload> },
    ctx: JobContext,
    payload: Payload,
    attempt: number,
  ): Promise<void> => {
    if (attempt <= tries) {
      try {
        return await handle(ctx, payload)
      } catch (error) {
        if (attempt < tries || ctx.signal.aborted) throw error
        ctx.log.error({ task: name, institution: ctx.institutionId, ...kindOf(error) }, 'job given up')
      }
    }
    await giveUp(ctx, payload)
  }

  return {
    name,
    payload: schema,
    patient,
    owns,
    maxAttempts: tries,
    run: async ({ database, ...services }, content, { attempt, signal }) => {
      const { institution, payload } = envelopeSchema.parse(content)
      const checked = schema.parse(payload)
      const ctx: JobContext = {
        ...services,
        signal,
        institutionId: institution,
        tx: (work, options) => database.inInstitution(institution, work, options),
      }
      if (definition.owns === 'row') return runOwner(await definition.handler(), ctx, checked, attempt)
      const { handle } = await definition.handler()
      await handle(ctx, checked)
    },
  }
}
