import { daysBetween } from '@hdoc/contract/ro/local-date.ts'

/** Days before a deadline at which people are told of it (specification §9). */
export const deadlineSteps = [7, 5, 3, 1] as const
export type DeadlineStep = (typeof deadlineSteps)[number]

type Deadline = {
  deadlineOn: string
  registeredOn: string
  /** The steps that people were told of before. */
  told: readonly number[]
}

/**
 * The step that people are to be told of today; undefined = none. It is the nearest one whose day has come; those before
 * it are left out when the days went by without the job. A step whose day was before the document came is none of its own.
 */
export function dueStep(
  { deadlineOn, registeredOn, told }: Deadline,
  today: string,
): DeadlineStep | undefined {
  const left = daysBetween(today, deadlineOn)
  if (left < 0) return undefined
  const step = deadlineSteps.findLast((days) => left <= days)
  if (step === undefined || daysBetween(registeredOn, deadlineOn) < step) return undefined
  return told.some((one) => one <= step) ? undefined : step
}
