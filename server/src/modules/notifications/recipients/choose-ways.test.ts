import { noticeActions, notices } from '@hdoc/contract/notifications/notices.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseWays } from './choose-ways.ts'

const nobody = { turned_on: [], turned_off: [], departments: [] }

it('without any choice shows everything in the panel and pushes it, and mails what cannot wait', () => {
  expect(chooseWays(nobody, 'new_task')).toEqual({ panel: true, email: false, sms: false, push: true })
  for (const action of ['doc_approve', 'doc_sign', 'doc_expire_1day'] as const)
    expect(chooseWays(nobody, action)).toMatchObject({ email: true, sms: false })
})

it('follows the departments, which may take ways away that are usual', () => {
  const member = { ...nobody, departments: ['new_task.sms', 'doc_sign.panel'] }
  expect(chooseWays(member, 'new_task')).toEqual({ panel: false, email: false, sms: true, push: false })
  expect(chooseWays(member, 'doc_sign')).toEqual({ panel: true, email: false, sms: false, push: false })
})

it('follows the person above all', () => {
  const some = fc.subarray(notices)
  fc.assert(
    fc.property(some, some, some, fc.constantFrom(...noticeActions), (on, off, departments, action) => {
      const turned_off = off.filter((one) => !on.includes(one))
      const ways = chooseWays({ turned_on: on, turned_off, departments }, action)
      for (const type of ['panel', 'email', 'sms', 'push'] as const) {
        if (on.includes(`${action}.${type}`)) expect(ways[type]).toBe(true)
        if (turned_off.includes(`${action}.${type}`)) expect(ways[type]).toBe(false)
      }
    }),
  )
})
