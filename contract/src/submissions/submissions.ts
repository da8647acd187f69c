import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema, listAnswer } from '../calls/resource.ts'
import { subjectActivityRow } from '../calls/subject-activity.ts'
import { fileSignatures } from '../signatures/signatures.ts'
import { submissionActCalls } from './submission-acts.ts'
import { submissionColumns } from './submission-columns.ts'
import { statusCounts, submissionListRow, submissionRow } from './submission-rows.ts'

const base = '/api/submission'
const reading = { audience: 'client', rate: 'none', method: 'GET', tx: 'read' } as const
const choice = z.object({ id: z.number(), name: z.string() })

/** Documents that people handed in online, for staff. */
export const submissionCalls = {
  list: endpoint({
    ...reading,
    id: 'submission.list',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    permission: 'uploaded_document.view',
    list: { columns: submissionColumns, small: false },
    summary: 'Submitted documents, filtered and sorted',
    answer: listAnswer(submissionListRow),
  }),
  counts: endpoint({
    ...reading,
    id: 'submission.counts',
    path: `${base}/counts`,
    permission: 'uploaded_document.view',
    summary: 'How many submitted documents have each status',
    answer: z.object({ statuses: statusCounts }),
  }),
  form: endpoint({
    ...reading,
    id: 'submission.form',
    path: `${base}/form`,
    permission: 'uploaded_document.view',
    summary: 'Registers and departments that a submitted document can go to',
    answer: z.object({ registers: z.array(choice), groups: z.array(choice) }),
  }),
  get: endpoint({
    ...reading,
    id: 'submission.get',
    path: `${base}/get/:id`,
    permission: 'signed-in',
    params: idParams,
    summary: 'A submitted document, for who sees submissions or its document',
    answer: submissionRow,
  }),
  signatures: endpoint({
    ...reading,
    id: 'submission.signatures',
    path: `${base}/signatures/:id`,
    permission: 'signed-in',
    params: idParams,
    summary: 'What the files of a submitted document say of their electronic signatures',
    answer: z.array(fileSignatures),
  }),
  activity: endpoint({
    ...reading,
    id: 'submission.activity',
    path: `${base}/activity/:id`,
    permission: 'signed-in',
    params: idParams,
    summary: 'What was done with a submitted document, newest first',
    answer: z.array(subjectActivityRow),
  }),
  file: endpoint({
    ...reading,
    id: 'submission.file',
    path: `${base}/file/:id/:file_id`,
    permission: 'signed-in',
    tx: 'none',
    raw: 'out',
    params: z.object({ id: idSchema, file_id: idSchema }),
    summary: 'A file of a submitted document; what a browser shows safely opens in it',
    answer: z.any(),
  }),
  ...submissionActCalls,
}
