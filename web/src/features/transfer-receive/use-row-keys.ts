import type { TransferRow } from '@hdoc/contract/transfers/transfer-rows.ts'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import type { Answers } from './use-answers.ts'

const focusOn = (line: Element | null | undefined, what: 'button' | 'input'): void =>
  line?.querySelector<HTMLElement>(what)?.focus()

/**
 * Marks a row and leaves the focus in it, where a refusal asks for its reason in that field: the buttons change with the
 * mark, and the focus would go with the one that was pressed.
 */
export function markInPlace(line: Element | null, mark: () => void): void {
  flushSync(mark)
  focusOn(line, line?.querySelector('input') ? 'input' : 'button')
}

type Rows = { rows: readonly TransferRow[]; answers: Answers; mayAnswer: boolean }

/** Keys of a sheet: J and K go from row to row, P takes the one with the focus, F refuses it. */
export function useRowKeys({ rows, answers, mayAnswer }: Rows): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const lines = (): Element[] =>
    [...(list.current?.children ?? [])].filter((one) => one.querySelector('button'))
  const current = (): Element | undefined => lines().find((one) => one.contains(document.activeElement))
  const move = (step: 1 | -1): void => {
    const all = lines()
    const here = current()
    const at = here ? all.indexOf(here) : -1
    focusOn(all[at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)], 'button')
  }
  const mark = (how: 'accept' | 'refuse'): void => {
    const line = current()
    const row = rows.find(({ id }) => String(id) === line?.getAttribute('data-row'))
    if (!line || !row || !mayAnswer || row.status.code !== 'sent') return
    markInPlace(line, () => answers[how]([row]))
  }
  usePageKeys([
    ['J', () => move(1)],
    ['K', () => move(-1)],
    ['P', () => mark('accept')],
    ['F', () => mark('refuse')],
  ])
  return list
}
