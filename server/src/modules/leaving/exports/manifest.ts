import { z } from 'zod'

/** The shape of the folders and files of an export. An import reads this one and older ones. */
export const EXPORT_FORMAT = 1

const digest = z.string().regex(/^[0-9a-f]{64}$/)
export const manifestSchema = z.strictObject({
  format: z.number().int().positive(),
  /** The newest migration of the installation: what the rows look like. */
  schema: z.string(),
  institution: z.strictObject({ id: z.number(), name: z.string() }),
  cut_at: z.string(),
  rows: z.record(z.string(), z.number()),
  audit: z.strictObject({ entries: z.number(), seq: z.number(), head: z.string().nullable() }),
  files: z.strictObject({
    count: z.number(),
    bytes: z.number(),
    missing: z.array(z.strictObject({ path: z.string(), sha256: digest })),
  }),
  parts: z.array(
    z.strictObject({
      part: z.number(),
      name: z.string().regex(/^[\w.-]+$/),
      size: z.number(),
      sha256: digest,
      entries: z.number(),
    }),
  ),
})
export type Manifest = z.output<typeof manifestSchema>

export const signedManifestSchema = z.strictObject({
  manifest: manifestSchema,
  key_id: z.string(),
  public_key: z.string(),
  signature: z.string(),
})
export type SignedManifest = z.output<typeof signedManifestSchema>
