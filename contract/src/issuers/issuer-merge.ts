import { z } from 'zod'
import { issuerAddress } from './issuer-values.ts'
import { issuerRow, suggestionSchema } from './issuers.ts'

/** Fields that the winner of a merge may take from the loser. */
export const mergeFieldSchema = z.enum([
  'name',
  'cnp',
  'cui',
  'onrc',
  'administrator_name',
  'email',
  'phone',
  ...issuerAddress,
])
export type MergeField = z.output<typeof mergeFieldSchema>

/** Why two issuers may be the same. */
export const likenessLabels = {
  cnp: { ro: 'același CNP', en: 'same CNP' },
  cui: { ro: 'același CUI', en: 'same CUI' },
  phone: { ro: 'același telefon', en: 'same phone' },
  email: { ro: 'același e-mail', en: 'same e-mail' },
  name: { ro: 'nume asemănător', en: 'similar name' },
} as const
const likenessSchema = z.enum(['cnp', 'cui', 'phone', 'email', 'name'])
export type Likeness = z.output<typeof likenessSchema>

/** Most references that one merge moves; registrations to either issuer wait meanwhile. */
export const MERGE_LIMIT = 20_000

export const similarIssuer = suggestionSchema.extend({ reasons: z.array(likenessSchema) })
export type SimilarIssuer = z.output<typeof similarIssuer>

export const issuerPair = z.object({
  first: suggestionSchema,
  second: suggestionSchema,
  reasons: z.array(likenessSchema),
})
export type IssuerPair = z.output<typeof issuerPair>

export const mergePreview = z.object({
  winner: issuerRow,
  loser: issuerRow,
  /** Fields in which they differ, with what is suggested; a CNP is masked. */
  fields: z.array(
    z.object({
      field: mergeFieldSchema,
      winner: z.string(),
      loser: z.string(),
      suggested: z.enum(['winner', 'loser']),
    }),
  ),
  /** What moves to the winner, by kind, whether or not the caller may see it. */
  moves: z.array(z.object({ kind: z.literal('document'), count: z.number() })),
  too_many: z.boolean(),
})
export type MergePreview = z.output<typeof mergePreview>

export const issuerMerge = z.object({
  id: z.number(),
  winner: z.object({ id: z.number(), name: z.string() }),
  loser: z.object({ id: z.number(), name: z.string() }),
  merged_at: z.string(),
  merged_by: z.string(),
  moved: z.number(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
})
export type IssuerMerge = z.output<typeof issuerMerge>
