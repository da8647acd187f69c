/** A row, with the heading that stands over it: the first of each new heading has one. */
export type HeadedRow<Row> = { row: Row; place: number; heading: string | undefined }

/** Puts over each row whose heading differs from that of the row before it that heading. */
export function withHeadings<Row>(
  rows: readonly Row[],
  headingOf: ((row: Row) => string | undefined) | undefined,
): HeadedRow<Row>[] {
  return rows.map((row, place) => {
    const heading = headingOf?.(row)
    const before = rows[place - 1]
    const isNew = before === undefined || headingOf?.(before) !== heading
    return { row, place, heading: isNew ? heading : undefined }
  })
}
