import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

/** Somebody wants the book of a register. */
export const bookAsked = eventType('register.book_asked', z.object({ book_id: z.number().int().positive() }))
/** Somebody, or a schedule, wants a report. */
export const reportAsked = eventType('report.asked', z.object({ run_id: z.number().int().positive() }))
