import type { transferOffice } from './transfer-office.ts'

type Office = Pick<
  Awaited<ReturnType<typeof transferOffice>>,
  'papers' | 'openCase' | 'send' | 'desk' | 'legal' | 'made'
>
/** plain: no case works on the papers; cases: each is the origin of a case of the desk, so a share moves with it. */
export type SheetForm = 'plain' | 'cases'

/** Sends a sheet of so many papers from the desk to Juridic. */
export async function sendMany(office: Office, form: SheetForm, count: number) {
  const { desk, legal } = office
  const ids = await office.papers(count, { group_id: desk })
  if (form === 'cases') for (const id of ids) await office.openCase(id, [{ group_id: desk, role: 'lead' }])
  return office.send(ids, legal)
}

/** Călin accepts all of it. */
export const acceptAll = (office: Office, sheet: { id: number; rows: readonly { id: number }[] }) =>
  office.made('calin', '/api/transfer/answer', { id: sheet.id, accept: sheet.rows.map(({ id }) => id) })
