import { describe, expect, it } from 'vitest'
import { nextChosen, stillChosen } from './use-chosen-rows.ts'

const shown = (page: number, ...ids: number[]) => ({ rows: ids.map((id) => ({ id })), page, isFresh: true })
const ids = (chosen: readonly { row: { id: number } }[]) => chosen.map(({ row }) => row.id)
const first = nextChosen([], shown(1, 9, 8, 7), [9, 7], true)

describe('chosen rows', () => {
  it('stay from page to page in the order they were chosen in, and go one by one', () => {
    expect(ids(first)).toEqual([9, 7])
    const second = nextChosen(first, shown(2, 6, 5), [5], true)
    expect(ids(second)).toEqual([9, 7, 5])
    expect(ids(nextChosen(second, shown(2, 6, 5), [7], false))).toEqual([9, 5])
    expect(nextChosen(second, shown(1, 9, 8), [9, 7, 5], false)).toEqual([])
  })

  it('are as their page has them now, and gone when it has them no more', () => {
    expect(ids(stillChosen(first, shown(2, 6, 5)))).toEqual([9, 7])
    expect(ids(stillChosen(first, shown(1, 9, 8)))).toEqual([9])
    const changed = { ...shown(1), rows: [{ id: 9, status: 'closed' }] }
    expect(stillChosen(first, changed)).toEqual([{ row: { id: 9, status: 'closed' }, on: 1 }])
  })

  it('wait for the page that is on its way', () => {
    const second = nextChosen([], shown(2, 6, 5), [6], true)
    expect(ids(stillChosen([...first, ...second], { ...shown(2, 9, 8, 7), isFresh: false }))).toEqual([
      9, 7, 6,
    ])
  })
})
