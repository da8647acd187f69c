import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Draws the paper of a filled form and puts it with the files of its submission. */
export const drawPaper = defineJob({
  name: 'submissions.draw-paper',
  owns: 'nothing',
  payload: z.strictObject({ submission_id: z.number().int().positive() }),
  handler: () => import('./draw-paper.handler.ts'),
})
