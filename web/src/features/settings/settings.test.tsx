import '../../lib/languages/all-texts.ts'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { asTime, nextHours } from './institution/hours-editor.tsx'
import { pictureWord } from './picture-word.ts'
import { openSections } from './section-rights.ts'
import { useRowKeys } from './use-row-keys.ts'
import { labelOf } from './use-section-form.ts'

describe('working hours', () => {
  test.each([
    ['8', '08:00'],
    ['8:00', '08:00'],
    ['16.30', '16:30'],
    [' 08:15 ', '08:15'],
    ['dimineața', 'dimineața'],
    ['8:5', '8:5'],
    ['', ''],
  ])('%s is meant as %s', (typed, meant) => {
    expect(asTime(typed)).toBe(meant)
  })

  test('a new line takes the working days that none has yet, and the hours of the last one', () => {
    expect(nextHours([])).toEqual({ days: [1, 2, 3, 4, 5], from: '08:00', to: '16:30' })
    const first = { days: [1, 2, 3], from: '09:00', to: '17:00' }
    expect(nextHours([first])).toEqual({ days: [4, 5], from: '09:00', to: '17:00' })
  })
})

test('lines keep their keys when one in between goes', () => {
  const { result, rerender } = renderHook(({ count }) => useRowKeys(count), { initialProps: { count: 3 } })
  expect(result.current.keys).toEqual([0, 1, 2])
  act(() => result.current.drop(1))
  rerender({ count: 2 })
  expect(result.current.keys).toEqual([0, 2])
  rerender({ count: 3 })
  expect(result.current.keys).toEqual([0, 2, 3])
})

describe('sections', () => {
  const person = {
    isadmin: 0 as 0 | 1,
    hdoc_id: 1,
    account_institution_id: 1,
    permissions: [] as { name: string }[],
    group_permissions: [] as string[],
    group_role_name: '',
    roles: [] as string[],
  }
  const open = (more: Partial<typeof person>) =>
    openSections({ ...person, ...more } as Parameters<typeof openSections>[0])

  test('each opens to its own right', () => {
    expect(open({})).toEqual([])
    expect(open({ permissions: [{ name: 'client.admin' }] })).toEqual([
      'institution',
      'look',
      'mail',
      'outside_map',
    ])
    expect(open({ permissions: [{ name: 'settings.security' }] })).toEqual(['security'])
    expect(open({ isadmin: 1 })).toHaveLength(6)
  })

  test('without an institution there is the platform’s own security alone', () => {
    expect(open({ isadmin: 1, hdoc_id: 0, account_institution_id: 0 })).toEqual(['security'])
  })
})

test('the overview names the picture that the pages show', () => {
  const items = (coat: boolean, logo: boolean) =>
    [
      { name: 'coat_of_arms', value: coat },
      { name: 'logo', value: logo },
    ] as const
  expect(pictureWord('coat_of_arms', items(true, false))).toBe('settings.has_picture')
  expect(pictureWord('coat_of_arms', items(false, true))).toBe('settings.logo_instead')
  expect(pictureWord('coat_of_arms', items(false, false))).toBe('settings.own_crest')
  expect(pictureWord('logo', items(true, false))).toBe('settings.no_picture')
})

test('a message about a part of a list is named after the list', () => {
  expect(labelOf('free_days.2.name')).toBe('Zile libere locale')
  expect(labelOf('altceva')).toBeUndefined()
})
