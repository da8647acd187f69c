import { useState } from 'react'
import type { ListRow } from './list-types.ts'

type Selection = Record<string, true>
/** A chosen row, and the page it was on. */
type Chosen<Row> = { row: Row; on: number }
type Kept<Row> = { question: string; chosen: readonly Chosen<Row>[] }
/** The rows that are shown. `isFresh`: they belong to this page, and are not left over from another page. */
type Shown<Row> = { rows: readonly Row[]; page: number; isFresh: boolean }

const selectionOf = (chosen: readonly { row: ListRow }[]): Selection =>
  Object.fromEntries(chosen.map(({ row }) => [String(row.id), true]))

/**
 * Brings the chosen rows up to date: those of the shown page take its present values, and are dropped when
 * the page no longer has them; those of other pages stay.
 */
export function stillChosen<Row extends ListRow>(
  chosen: readonly Chosen<Row>[],
  { rows, page, isFresh }: Shown<Row>,
): Chosen<Row>[] {
  const present = new Map(rows.map((row) => [row.id, row]))
  return chosen.flatMap(({ row, on }) => {
    const now = present.get(row.id)
    if (now) return { row: now, on: isFresh ? page : on }
    return isFresh && on === page ? [] : { row, on }
  })
}

/**
 * The rows chosen after a change of the selection: first those that stay chosen, then the new ones in the
 * order of the page.
 */
export function nextChosen<Row extends ListRow>(
  before: readonly Chosen<Row>[],
  { rows, page }: Shown<Row>,
  selection: Readonly<Selection>,
): Chosen<Row>[] {
  const was = new Set(before.map(({ row }) => row.id))
  const more = rows.filter(({ id }) => !was.has(id)).map((row) => ({ row, on: page }))
  return [...before, ...more].filter(({ row }) => selection[String(row.id)])
}

/** The chosen rows. They stay chosen from page to page, until the query of the list (`question`) changes. */
export function useChosenRows<Row extends ListRow>(shown: Shown<Row>, question: string) {
  const [kept, setKept] = useState<Kept<Row>>({ question, chosen: [] })
  const chosenOf = (now: Kept<Row>) => (now.question === question ? stillChosen(now.chosen, shown) : [])
  const chosen = chosenOf(kept)
  const present = new Set(shown.rows.map(({ id }) => id))
  return {
    chosen: chosen.map(({ row }) => row),
    /** How many chosen rows are on other pages. */
    elsewhere: chosen.filter(({ row }) => !present.has(row.id)).length,
    selection: selectionOf(chosen),
    change: (updater: Selection | ((before: Selection) => Selection)) =>
      setKept((now) => {
        const before = chosenOf(now)
        const selection = typeof updater === 'function' ? updater(selectionOf(before)) : updater
        return { question, chosen: nextChosen(before, shown, selection) }
      }),
  }
}
