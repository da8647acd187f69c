type Ask = (text: string, values: unknown[]) => Promise<number>

/** Plants an import of issuers that is done and made nothing, for calls to name. `ask` gives the id of a statement's first row. */
export const anImport = (ask: Ask, institutionId: number, userId: number): Promise<number> =>
  ask(
    `insert into imports (institution_id, kind, state, file_name, size, format, begun_at, begun_by_institution_id, begun_by_id, begun_by_name, ended_at)
     values ($1, 'issuer', 'done', 'deponenti.csv', 10, 'csv', now(), $1, $2, 'Om plantat', now()) returning id`,
    [institutionId, userId],
  )
