import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText, text } from '../calls/fields.ts'
import { idSchema, saveAnswer } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'

const base = '/api/gazette_category'
const reading = {
  audience: 'client',
  permission: 'signed-in',
  rate: 'none',
  method: 'GET',
  tx: 'read',
} as const
const changing = {
  audience: 'client',
  permission: 'client.admin',
  rate: 'none',
  method: 'POST',
  tx: 'write',
} as const

export const headingRow = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  /** The law's own code, '' for a heading of the institution. */
  code: z.string(),
  /** In the language of the caller. */
  name: z.string(),
  /** The institution's own name, '' = the law's. */
  own_name: z.string(),
  /** 0 = one of the six of the law. */
  level: z.number(),
  /** Days after which what is published is erased; null = never. */
  expires_days: z.number().nullable(),
  /** Entries of every state that stand right under it. */
  entries: z.number(),
  version: z.number(),
  /** What may be done with it besides being read. */
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})
export type GazetteHeading = z.output<typeof headingRow>

const expiresDays = wholeNumber(1, 3650).nullable()

export const headingCalls = {
  tree: endpoint({
    ...reading,
    id: 'gazette_category.tree',
    path: `${base}/tree`,
    summary: 'Headings of the gazette in their order, each after its parent; and whether two people publish',
    answer: z.object({ headings: z.array(headingRow), two_people: z.boolean() }),
  }),
  add: endpoint({
    ...changing,
    id: 'gazette_category.add',
    path: `${base}/add`,
    idempotent: true,
    body: z.strictObject({
      parent_id: idSchema,
      name: requiredText(300),
      expires_days: expiresDays.default(null),
    }),
    summary: 'Adds a heading under another one, as its last',
    answer: saveAnswer(headingRow),
  }),
  update: endpoint({
    ...changing,
    id: 'gazette_category.update',
    path: `${base}/update`,
    body: z.strictObject({
      id: idSchema,
      parent_id: idSchema.optional(),
      /** '' = as the law names it. */
      name: text(300).optional(),
      expires_days: expiresDays.optional(),
      version: z.number().int().optional(),
    }),
    summary: 'Renames a heading, puts it under another one or changes how long its entries stand',
    answer: saveAnswer(headingRow),
  }),
  move: endpoint({
    ...changing,
    id: 'gazette_category.move',
    path: `${base}/move`,
    body: z.strictObject({
      id: idSchema,
      /** The sister before which it goes; null = behind all. */
      before_id: idSchema.nullable(),
    }),
    summary: 'Puts a heading at another place among its sisters',
    answer: doneAnswer,
  }),
  remove: endpoint({
    ...changing,
    id: 'gazette_category.remove',
    path: `${base}/remove`,
    body: z.strictObject({ id: idSchema }),
    summary: 'Removes a heading that has neither entries nor headings under it',
    answer: doneAnswer,
  }),
  rule: endpoint({
    ...changing,
    id: 'gazette_category.rule',
    path: `${base}/rule`,
    body: z.strictObject({ two_people: z.boolean() }),
    summary: 'Says whether what one person prepares is published by another one',
    answer: doneAnswer,
  }),
}
