import type { Drill } from '../drill.ts'
import { batch } from './batch.ts'
import { registerBook } from './register-book.ts'
import { registration } from './registration.ts'
import { reservation } from './reservation.ts'
import { upload } from './upload.ts'
import { yearlyTurn } from './yearly-turn.ts'

export const drills: readonly Drill[] = [registration, reservation, batch, registerBook, upload, yearlyTurn]
