import { expect, it } from 'vitest'
import { mergeChoices } from './merge-choices.ts'

it('changes the named ones alone, and takes a choice back', () => {
  const kept = { turned_on: ['new_task.sms', 'doc_sign.email'], turned_off: ['new_task.panel'] }
  expect(
    mergeChoices(kept, [
      { notice: 'new_task.sms', chosen: null },
      { notice: 'new_task.panel', chosen: true },
      { notice: 'doc_accept.push', chosen: false },
    ]),
  ).toEqual({ turned_on: ['doc_sign.email', 'new_task.panel'], turned_off: ['doc_accept.push'] })
  expect(mergeChoices(kept, [])).toEqual({
    turned_on: ['doc_sign.email', 'new_task.sms'],
    turned_off: ['new_task.panel'],
  })
})

it('lets the last word on a notice count', () => {
  const twice = [
    { notice: 'new_task.push', chosen: true },
    { notice: 'new_task.push', chosen: false },
  ] as const
  expect(mergeChoices({ turned_on: [], turned_off: [] }, twice)).toEqual({
    turned_on: [],
    turned_off: ['new_task.push'],
  })
})
