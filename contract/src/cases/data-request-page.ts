import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, text } from '../calls/fields.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { dataRequestState, mostAskedItems } from './data-requests.ts'
import { longestAnswer } from './longest-answer.ts'

const requestKey = z.string().min(1).max(200)
const key = z.strictObject({ k: requestKey })
const fileParams = z.strictObject({ id: idSchema, file: idSchema })

const pageFile = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  /** Bytes that have arrived. */
  received: z.number(),
  /** Looked at and kept; it waits for the sending. */
  whole: z.boolean(),
  sent: z.boolean(),
})
const pageItem = z.object({
  n: z.number(),
  what: z.string(),
  answer: z.string(),
  answered: z.boolean(),
  files: z.array(pageFile),
})
export type PageItem = z.output<typeof pageItem>

/** What whoever has the link is shown: what is asked, by whom, until when, and nothing of the person. */
const dataRequestPage = z.object({
  state: dataRequestState,
  institution: z.string(),
  /** Of the paper that the request is about. */
  number: z.string(),
  registered_on: z.string(),
  doc_type: z.string(),
  asked_by: z.string(),
  group: z.string(),
  message: z.string(),
  until_on: z.string(),
  ended_on: z.string().nullable(),
  stops_clock: z.boolean(),
  items: z.array(pageItem),
  max_files: z.number(),
  max_mb: z.number(),
})
export type DataRequestPage = z.output<typeof dataRequestPage>

const open = { audience: 'public', permission: 'public', tx: 'none' } as const
const base = '/api/data_request'
const step = { ...open, raw: 'both', answer: z.unknown(), query: key } as const
const shown = z.object({ success: z.literal(true), message: z.string(), data: dataRequestPage })

/** The page of a data request: calls of whoever has its link. Files come in by the protocol tus. */
export const dataRequestPageCalls = {
  show: endpoint({
    ...open,
    id: 'data_request.show',
    method: 'GET',
    path: `${base}/show/:id`,
    rate: 'public',
    params: idParams,
    query: key,
    summary: 'What is asked by a link; changes nothing',
    answer: dataRequestPage,
  }),
  begin: endpoint({
    ...step,
    id: 'data_request.begin_file',
    method: 'POST',
    path: `${base}/file/:id`,
    rate: 'upload',
    params: idParams,
    query: z.strictObject({ k: requestKey, item: idSchema }),
    summary: 'Begins a resumable upload (tus creation) for one item of a request',
  }),
  state: endpoint({
    ...step,
    id: 'data_request.file_state',
    method: 'HEAD',
    path: `${base}/part/:id/:file`,
    rate: 'page',
    params: fileParams,
    summary: 'How much of a file of an answer has arrived',
  }),
  append: endpoint({
    ...step,
    id: 'data_request.append_file',
    method: 'PATCH',
    path: `${base}/part/:id/:file`,
    rate: 'upload',
    params: fileParams,
    summary: 'The next bytes of a file of an answer',
  }),
  drop: endpoint({
    ...step,
    id: 'data_request.drop_file',
    method: 'DELETE',
    path: `${base}/part/:id/:file`,
    rate: 'page',
    params: fileParams,
    summary: 'Takes a file out of an answer that was not sent yet',
  }),
  finish: endpoint({
    ...open,
    id: 'data_request.finish_file',
    method: 'POST',
    path: `${base}/finish_file`,
    rate: 'upload',
    body: z.strictObject({ id: idSchema, k: requestKey, file_id: idSchema }),
    summary:
      'Looks at a file that has arrived whole and keeps it; it waits for the sending until the day of the request',
    answer: shown,
  }),
  send: endpoint({
    ...open,
    id: 'data_request.send',
    method: 'POST',
    path: `${base}/send`,
    rate: 'public',
    body: z.strictObject({
      id: idSchema,
      k: requestKey,
      /** Answers in words; an empty one says nothing. */
      answers: z
        .array(z.strictObject({ n: idSchema, text: text(longestAnswer) }))
        .max(mostAskedItems)
        .default([]),
      message: optionalText(longestAnswer),
    }),
    summary: 'Sends what has been gathered for the items; the rest may be sent later by the same link',
    answer: shown,
  }),
}
