import type { Drill } from '../drill.ts'
import { registration } from './registration.ts'

export const drills: readonly Drill[] = [registration]
