import { z } from 'zod'
import type { JobContext, JobServices } from './job-context.ts'
import { kindOf } from './job-events.ts'

/** What people see of a job: a row that says how far it is, or nothing. */
type Owns = 'row' | 'nothing'

/** One try of a job. */
export interface Turn {
  /** The number of this try, from 1. A try that a killed worker began counts too. */
  attempt: number
  /** Aborted when the worker stops. Long work then ends where it can; another worker takes it up. */
  signal: AbortSignal
}

/** A job as the queue sees it: its content is not checked yet. */
export interface QueuedJob {
  readonly name: string
  run(services: JobServices, content: unknown, turn: Turn): Promise<void>
}

export interface Job<Payload> extends QueuedJob {
  readonly payload: z.ZodType<Payload>
  readonly maxAttempts: number
  readonly owns: Owns
  /** True for a job that comes in masses and that nobody waits for: other jobs go first. */
  readonly patient?: boolean
}

/** The content of a job in the queue. The institution stands beside the payload, never inside it. */
export interface Envelope {
  institution: number
  payload: unknown
}
const envelopeSchema = z.strictObject({ institution: z.number().int().nonnegative(), payload: z.unknown() })

/** The queue's pauses grow from seconds to six hours, so twelve tries spread over about 16 hours. */
const MOST_ATTEMPTS = 12
/** Further tries that only end the row of a job, after the tries of its work. */
const ENDING_ATTEMPTS = 50

/**
 * How often the queue may give out a job. A job that owns a row has further tries, because a worker may be
 * killed in the last try of the work; then the next worker must end the row.
 */
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
      /** No row shows how far the job is; a job that is given up stays in the queue. */
      owns: 'nothing'
      /** Imports the file of the work only when a job runs. */
      handler: () => Promise<{ handle: Work<Payload> }>
    }
  | {
      /** People see a row that says the work is under way, so `giveUp` ends it when no try is left. */
      owns: 'row'
      handler: () => Promise<{ handle: Work<Payload>; giveUp: Work<Payload> }>
    }
)

/**
 * A job of one institution. It may be run again after a crash, so its outward effects must bear repetition.
 */
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
