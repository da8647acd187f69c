import type { StaffCtx } from '../../../platform/http/context.ts'
import { listTemplates } from '../text/queries.ts'

/** The prepared texts that a resolution may begin with; in Romanian, as resolutions are. */
export async function showResolutions({ db }: StaffCtx) {
  const prepared = (await listTemplates(db)).filter(({ kind }) => kind === 'resolution')
  return { data: prepared.map(({ id, name, texts }) => ({ id, name, text: texts.ro.content })) }
}
