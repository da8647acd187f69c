import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'
import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'
import { PROJECT_DIR } from '../../platform/env.ts'

/** A complaint of the demo, told relative to the day of the demo. */
export interface ComplaintPlan {
  type: string
  /** Days before today on which it came, at an hour of the day. */
  daysAgo: number
  hour: number
  description: string
  street: string
  number: string
  locality: string
  /** Thousandths of a degree north and east of the institution's centre. */
  north: number
  east: number
  becomes: ComplaintStatus
  answer?: string
  authority?: string
  /** It has a photo; `shown`: of which a copy is shown to the public. */
  photo?: 'kept' | 'shown'
  comments?: readonly { text: string; isPublic: boolean }[]
  supporters?: number
  origin?: 'portal' | 'phone' | 'counter'
  /** To what its type asks beside. */
  fields?: FormAnswers
}

type File = Readonly<Record<'dealuflorilor' | 'valeaalba', readonly ComplaintPlan[]>>

/** The complaints of an institution of the demo: of every status, on its own map. */
export const complaintsOf = (tag: keyof File): readonly ComplaintPlan[] =>
  (JSON.parse(readFileSync(join(PROJECT_DIR, 'server/data/demo-complaints.json'), 'utf8')) as File)[tag]
