import type { IssuerPair } from '@hdoc/contract/issuers/issuer-merge.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNextPair } from './use-next-pair.ts'

const pair = (first: number): IssuerPair => {
  const one = (id: number) => ({ id }) as IssuerPair['first']
  return { first: one(first), second: one(first + 100), reasons: [] }
}
const all = [pair(1), pair(2), pair(3)]

function Pairs({ pairs }: { pairs: IssuerPair[] }) {
  const { listRef, decided } = useNextPair(pairs)
  return (
    <main id="content" tabIndex={-1}>
      <ul ref={listRef}>
        {pairs.map((one) => (
          <li key={one.first.id}>
            <button type="button" data-decision="merge" onClick={() => decided(one, 'merge')} />
            <button
              type="button"
              data-decision="apart"
              data-of={one.first.id}
              onClick={() => decided(one, 'apart')}
            />
          </li>
        ))}
      </ul>
    </main>
  )
}
const apart = (of: number) => document.querySelector<HTMLButtonElement>(`[data-of="${of}"]`)

test('the same decision of the next pair has the focus once the decided one is gone', () => {
  const { rerender } = render(<Pairs pairs={all} />)
  apart(2)?.click()
  rerender(<Pairs pairs={[...all]} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Pairs pairs={[pair(1), pair(3)]} />)
  expect(document.activeElement).toBe(apart(3))
  apart(3)?.click()
  rerender(<Pairs pairs={[pair(1)]} />)
  expect(document.activeElement).toBe(apart(1))
  apart(1)?.click()
  rerender(<Pairs pairs={[]} />)
  expect(document.activeElement?.id).toBe('content')
})
