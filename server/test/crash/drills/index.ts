import type { Drill } from '../drill.ts'
import { acceptedSheet } from './accepted-sheet.ts'
import { acceptedSubmissions } from './accepted-submissions.ts'
import { batch } from './batch.ts'
import { closedCases, mailedAnswers } from './closed-cases.ts'
import { confirmedComplaints } from './confirmed-complaints.ts'
import { givenCases } from './given-cases.ts'
import { lastApproval } from './last-approval.ts'
import { registerBook } from './register-book.ts'
import { registration } from './registration.ts'
import { reservation } from './reservation.ts'
import { upload } from './upload.ts'
import { yearlyTurn } from './yearly-turn.ts'

/** Registry: papers, numbers and files. */
const ofRegistry: readonly Drill[] = [registration, reservation, batch, registerBook, upload, yearlyTurn]
/** Work: cases, sheets, requests and dispatches. */
const ofWork: readonly Drill[] = [acceptedSheet, givenCases, lastApproval, closedCases, mailedAnswers]

/** The public side. */
const ofPortal: readonly Drill[] = [confirmedComplaints, acceptedSubmissions]

export const drills = [...ofRegistry, ...ofWork, ...ofPortal]
export const drillsByPart = { registry: ofRegistry, work: ofWork, portal: ofPortal }
