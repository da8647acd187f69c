import type { Notice } from '@hdoc/contract/notifications/notices.ts'
import { expect, test } from 'vitest'
import { changesTo, toldNow, withoutChoices } from './choice-changes.ts'

const said = (notice: Notice, chosen: boolean | null, otherwise: boolean) => ({ notice, chosen, otherwise })
const notices = [
  said('new_task.panel', null, true),
  said('new_task.email', null, false),
  said('doc_sign.panel', false, true),
  said('doc_sign.email', true, false),
]

test('an own choice comes before what holds otherwise', () => {
  expect(toldNow(notices)).toEqual(['new_task.panel', 'doc_sign.email'])
})

test('only what changes is chosen, and what holds anyway is no choice any more', () => {
  expect(changesTo(notices, ['new_task.panel', 'doc_sign.email'])).toEqual([])
  expect(changesTo(notices, ['new_task.email', 'doc_sign.panel', 'doc_sign.email'])).toEqual([
    { notice: 'new_task.panel', chosen: false },
    { notice: 'new_task.email', chosen: true },
    { notice: 'doc_sign.panel', chosen: null },
  ])
})

test('giving up the own choices takes back those there are', () => {
  expect(withoutChoices(notices)).toEqual([
    { notice: 'doc_sign.panel', chosen: null },
    { notice: 'doc_sign.email', chosen: null },
  ])
})
