import { canonicalJson } from '../../../platform/audit/canonical-json.ts'
import { keyOf, signWith } from '../../../platform/audit/proof-key.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { getInstitution } from '../../institutions/index.ts'
import { EXPORT_FORMAT, type Manifest, type SignedManifest } from '../exports/manifest.ts'
import { partName } from '../exports/part-name.ts'
import type { ExportRow, PartRow } from '../exports/queries/exports.ts'
import { schemaVersion } from '../exports/queries/rows.ts'
import { listMissing } from './queries/export-files.ts'

/** Writes the manifest: what all parts are, how many rows there are, and the signature of this installation. */
export async function signManifest(
  ctx: Pick<JobContext, 'files' | 'settings' | 'tx'>,
  row: ExportRow,
): Promise<PartRow> {
  const { summary, cut_at } = row
  if (!summary || !cut_at) throw new Error('an export without its instant')
  const manifest: Manifest = await ctx.tx(
    async (db) => {
      const { name } = await getInstitution(db)
      return {
        format: EXPORT_FORMAT,
        schema: await schemaVersion(db),
        institution: { id: db.institutionId, name },
        cut_at: new Date(cut_at).toISOString(),
        rows: summary.rows,
        audit: summary.audit,
        files: { count: row.files, bytes: row.file_bytes, missing: await listMissing(db, row.id) },
        parts: row.parts
          .filter(({ part }) => part > 0)
          .map(({ part, size, sha256, entries }) => ({
            part,
            name: partName(row.id, part),
            size,
            sha256,
            entries,
          })),
      }
    },
    { readOnly: true },
  )
  const { id, publicKey } = keyOf(ctx.settings.secret)
  const signed: SignedManifest = {
    manifest,
    key_id: id,
    public_key: publicKey,
    signature: signWith(ctx.settings.secret, canonicalJson(manifest)),
  }
  const { sha256, size } = await ctx.files.put(
    (async function* () {
      yield Buffer.from(`${JSON.stringify(signed, null, 1)}\n`)
    })(),
    { limitBytes: 512 * 1024 * 1024 },
  )
  return { part: 0, size, sha256, entries: 0 }
}
