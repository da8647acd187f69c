type Ask = (text: string, values: unknown[]) => Promise<string>

/**
 * Plants a finished book of a register with one line and no volume, for calls to name. `ask` gives the id of
 * a statement's first row.
 */
export async function aReadyBook(
  ask: Ask,
  institutionId: number,
  registerId: number,
  by: { id: number; name: string },
): Promise<number> {
  const seeing = { institutionId, id: by.id, isAdmin: false, roles: [], groupIds: [] }
  const id = await ask(
    `with made as (
       insert into register_books (institution_id, register_id, period_from, period_to, kind, language, state, asked_at, asked_by_institution_id,
                                   asked_by_id, asked_by_name, seeing, snapshot_at, lines, ended_at)
       values ($1, $2, '2026-01-01', '2026-12-31', 'table', 'ro', 'done', now(), $1, $3, $4, $5, now(), 1, now()) returning id),
     line as (
       insert into register_book_lines (institution_id, book_id, position, number, numbered_on, entry)
       select $1, id, 1, $4 || '1', '2026-11-20', 'reserved' from made)
     select id from made`,
    [institutionId, registerId, by.id, by.name, JSON.stringify(seeing)],
  )
  return Number(id)
}
