import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { day, optionalEmail, optionalText, requiredText } from '../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import type { Text } from '../texts/languages.ts'

/** Most items of one request. */
export const mostAskedItems = 10
/** Most files of one answer. */
export const mostAnswerFiles = 10
/** Most days that a citizen is given. */
export const mostRequestDays = 180
/** How often one link may be used to send something. */
export const mostSends = 50

export const dataRequestStates = {
  open: { ro: 'În așteptare', en: 'Waiting' },
  answered: { ro: 'Primite', en: 'Received' },
  cancelled: { ro: 'Retrasă', en: 'Taken back' },
  expired: { ro: 'Expirată', en: 'Expired' },
  case_closed: { ro: 'Dosar închis', en: 'Case closed' },
  case_joined: { ro: 'Dosar conexat', en: 'Case joined' },
} as const satisfies Record<string, Text>
export type DataRequestState = keyof typeof dataRequestStates
export const dataRequestState = z.enum(Object.keys(dataRequestStates) as DataRequestState[])

export const dataRequestWays = {
  email: { ro: 'E-mail', en: 'E-mail' },
  paper: { ro: 'Foaie tipărită, cu cod QR', en: 'Printed sheet with a QR code' },
} as const satisfies Record<string, Text>
export type DataRequestWay = keyof typeof dataRequestWays
const way = z.enum(Object.keys(dataRequestWays) as DataRequestWay[])

/** How far the e-mail of a request is: `failed` is tried again by itself, `refused` is not. */
const requestMailStates = ['none', 'waiting', 'failed', 'refused', 'left'] as const
export type RequestMailState = (typeof requestMailStates)[number]

const answerFile = z.object({ id: z.number(), name: z.string(), size: z.number() })
const askedItem = z.object({
  n: z.number(),
  what: z.string(),
  answer: z.string(),
  answered_at: z.string().nullable(),
  files: z.array(answerFile),
})
export type AskedItem = z.output<typeof askedItem>

const dataRequest = z.object({
  id: z.number(),
  state: dataRequestState,
  asked_at: z.string(),
  asked_by: z.string(),
  group: z.string(),
  message: z.string(),
  /** The last day on which the link takes anything. */
  until_on: z.string(),
  way,
  email: z.string(),
  /** How far its newest e-mail is; `none`: it was given on paper. */
  mail_state: z.enum(requestMailStates),
  /** Why that e-mail has not left, in words; '' when nothing went wrong. */
  mail_reason: z.string(),
  /** When the last e-mail left; null = none has. */
  mailed_at: z.string().nullable(),
  items: z.array(askedItem),
  /** What the citizen wrote beside the items. */
  replies: z.array(z.object({ at: z.string(), text: z.string() })),
  /** The deadline stands while it is open. */
  stops_clock: z.boolean(),
  /** Days by which the deadline was moved at its end. */
  added_days: z.number(),
  reminded_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  ended_by: z.string(),
  end_reason: z.string(),
  can: z.object({ remind: z.boolean(), cancel: z.boolean(), print: z.boolean() }),
})
export type DataRequest = z.output<typeof dataRequest>

export const dataRequestValues = z
  .strictObject({
    case_id: idSchema,
    items: z.array(requiredText(300)).min(1).max(mostAskedItems),
    message: optionalText(2000),
    until_on: day,
    way: way.default('email'),
    email: optionalEmail,
    version: z.number().int().optional(),
  })
  .refine((value) => value.way !== 'email' || value.email !== '', invalid('required', ['email']))

const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
const base = '/api/data_request'
const acting = { ...client, method: 'POST', tx: 'write', answer: saveAnswer(dataRequest) } as const

/** What a case asks of the citizen. */
export const dataRequestCalls = {
  ofCase: endpoint({
    ...client,
    id: 'data_request.of_case',
    method: 'GET',
    path: `${base}/of_case/:id`,
    params: idParams,
    tx: 'read',
    summary: 'What a case has asked of the citizen, and what came',
    answer: z.object({
      /** The newest first. */
      requests: z.array(dataRequest),
      /** The address of the issuer; '' = none is known. */
      email: z.string(),
      /** Whether the deadline would stand, by the type of the document. */
      stops_clock: z.boolean(),
      /** A mail server is set up; without one a request goes on paper. */
      mails: z.boolean(),
    }),
  }),
  add: endpoint({
    ...acting,
    id: 'data_request.add',
    path: `${base}/add`,
    idempotent: true,
    summary: 'Asks the citizen for data; the share waits until they have come, or until the day',
    body: dataRequestValues,
  }),
  remind: endpoint({
    ...acting,
    id: 'data_request.remind',
    path: `${base}/remind`,
    summary: 'Mails an open request again, to another address if one is named',
    body: z.strictObject({ id: idSchema, email: optionalEmail }),
  }),
  cancel: endpoint({
    ...acting,
    id: 'data_request.cancel',
    path: `${base}/cancel`,
    summary: 'Takes an open request back with a reason: nothing more is awaited, and its link ends',
    body: z.strictObject({ id: idSchema, reason: requiredText(1000) }),
  }),
  sheet: endpoint({
    ...client,
    id: 'data_request.sheet',
    method: 'GET',
    path: `${base}/sheet/:id`,
    params: idParams,
    tx: 'none',
    raw: 'out',
    summary: 'The printed sheet of an open request, with its QR code',
    answer: z.unknown(),
  }),
}
