import { constraintErrors } from '../../platform/module/constraint-errors.ts'
import { filledBy } from '../../platform/slots/slot.ts'
import { modules } from './modules.ts'

/** What all modules bring, together. */
export const events = modules.flatMap((one) => Object.values(one.events ?? {}))
export const subscribers = modules.flatMap((one) => one.subscribers ?? [])
export const jobs = modules.flatMap((one) => one.jobs ?? [])
export const scheduledJobs = modules.flatMap((one) => one.scheduled ?? [])
export const loops = modules.flatMap((one) => one.loops ?? [])
export const sealedValues = modules.flatMap((one) => one.sealed ?? [])
/** What modules put into the slots of earlier ones, for whoever does not answer calls. */
export const filled = filledBy(modules.flatMap((one) => one.fills ?? []))
export const constraintError = constraintErrors(modules)
