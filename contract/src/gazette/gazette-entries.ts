import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalDay, optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, patchOf } from '../calls/resource.ts'
import {
  type GazetteState,
  type GazetteWithdrawal,
  gazetteStateLabels,
  gazetteStates,
  gazetteWithdrawalLabels,
  personalDataKinds,
} from './gazette-choices.ts'

const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values as [Value, ...Value[]])
export const withdrawalSchema = oneOf(Object.keys(gazetteWithdrawalLabels) as GazetteWithdrawal[])

/** What a person writes of an entry. */
export const entryValues = z.strictObject({
  category_id: idSchema,
  title: requiredText(1000),
  number: optionalText(40),
  act_on: optionalDay,
  act_issuer: optionalText(200),
  content: optionalText(20_000),
  /** The day on which it is to appear; null = as soon as it is published. */
  publish_on: optionalDay,
})
export type EntryValues = z.output<typeof entryValues>
export const entryChange = patchOf(entryValues)

/** Another entry, as a link names it. */
export const entryLink = z.object({
  id: z.number(),
  number: z.string(),
  act_on: z.string().nullable(),
  published_on: z.string().nullable(),
})
export type EntryLink = z.output<typeof entryLink>

const heading = z.object({ id: z.number(), code: z.string(), name: z.string() })
export const gazetteFile = z.object({
  id: z.number(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
})

const stateSchema = z.object({
  code: oneOf<GazetteState>(gazetteStates),
  name: z.string(),
  className: z.string(),
})

/** One line of the staff's list. */
export const entryRow = z.object({
  id: z.number(),
  heading,
  number: z.string(),
  act_on: z.string().nullable(),
  title: z.string(),
  state: stateSchema,
  erased: z.boolean(),
  publish_on: z.string().nullable(),
  published_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  created_by: z.string(),
})
export type GazetteEntryRow = z.output<typeof entryRow>

/** What the check before publishing found. */
export const personalFinding = z.object({
  kind: oneOf(personalDataKinds),
  /** As it stands there; of a CNP only its ends. */
  text: z.string(),
  /** `title`, `issuer`, `content`, or the name of a file. */
  place: z.string(),
})
export type PersonalFinding = z.output<typeof personalFinding>

const may = z.object({
  edit: z.boolean(),
  discard: z.boolean(),
  submit: z.boolean(),
  approve: z.boolean(),
  return: z.boolean(),
  withdraw: z.boolean(),
  correct: z.boolean(),
})
const whyNot = z.object({
  edit: z.string().optional(),
  discard: z.string().optional(),
  submit: z.string().optional(),
  approve: z.string().optional(),
  return: z.string().optional(),
  withdraw: z.string().optional(),
  correct: z.string().optional(),
})

/** An entry whole, for who prepares it. */
export const gazetteEntry = entryRow.extend({
  act_issuer: z.string(),
  content: z.string(),
  files: z.array(gazetteFile.extend({ readable: z.boolean() })),
  /** The registered document it was made from. */
  document_id: z.number().nullable(),
  corrects: entryLink.nullable(),
  corrected_by: entryLink.nullable(),
  created_at: z.string(),
  submitted_by: z.string(),
  approved_by: z.string(),
  withdrawn_on: z.string().nullable(),
  withdrawal: withdrawalSchema.nullable(),
  withdraw_reason: z.string(),
  /** What is to be looked at before it is published; empty once it is public. */
  check: z.object({
    /** Names what was found; sent back by who has looked at it. */
    mark: z.string(),
    findings: z.array(personalFinding),
    /** More was found than is told. */
    cut: z.boolean(),
    /** Names of files of which nothing could be read. */
    unread: z.array(z.string()),
    /** What becomes public with files beside what was looked at. */
    beside: z.array(
      z.object({
        file: z.string(),
        /** It was too large to be read whole. */
        partly: z.boolean(),
        /** Names of its sheets that a menu shows. */
        hidden_sheets: z.array(z.string()),
        /** People and companies that its properties name. */
        authors: z.array(z.string()),
      }),
    ),
  }),
  /** Whether another person has to publish it. */
  two_people: z.boolean(),
  /** Its permanent address, once it is public. */
  address: z.string(),
  version: z.number(),
  can: may,
  /** Why not, in words. */
  cannot: whyNot,
})
export type GazetteEntry = z.output<typeof gazetteEntry>

const hidden = { hidden: true } as const
export const entryColumns = {
  number: column.text({ ro: 'Număr', en: 'Number' }),
  act_on: column.date({ ro: 'Data actului', en: 'Date of the act' }),
  title: column.text({ ro: 'Titlu', en: 'Title' }),
  heading: column.text({ ro: 'Rubrică', en: 'Heading' }),
  state: column.choice({ ro: 'Stare', en: 'State' }, gazetteStateLabels),
  published_on: column.date({ ro: 'Publicat la', en: 'Published on' }),
  publish_on: column.date({ ro: 'Programat pentru', en: 'Scheduled for' }, hidden),
  expires_on: column.date({ ro: 'Afișat până la', en: 'Displayed until' }, hidden),
  created_by: column.text({ ro: 'Pregătit de', en: 'Prepared by' }, hidden),
}
