import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ImportMode } from '@hdoc/contract/imports/import-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type ImportRecord, listBeside } from '../queries/imports.ts'

/**
 * Throws while another import of the institution runs or is undone, where one of the two is all or nothing: what it holds looks known
 * to the other, and may vanish.
 */
export async function refuseBeside(
  db: TenantDb,
  { id }: Pick<ImportRecord, 'id'>,
  mode: ImportMode | null,
): Promise<void> {
  const other = (await listBeside(db, id)).find((one) => mode === 'all' || one.mode === 'all')
  if (other) throw new AppError('IMPORT_BESIDE', { name: other.file_name })
}
