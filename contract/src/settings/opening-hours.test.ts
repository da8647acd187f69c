import { expect, test } from 'vitest'
import { openingHoursText } from './opening-hours.ts'
import { openingHoursSchema } from './opening-hours-schema.ts'

test.each([
  [[1, 2, 3], 'Luni – miercuri', 'Monday – Wednesday'],
  [[4], 'Joi', 'Thursday'],
  [[6, 7], 'Sâmbătă, duminică', 'Saturday, Sunday'],
  [[1, 2, 3, 5], 'Luni – miercuri, vineri', 'Monday – Wednesday, Friday'],
])('days %j are told as one would say them', (days, ro, en) => {
  expect(openingHoursText({ days, from: '08:00', to: '16:30' })).toEqual({
    days: { ro, en },
    hours: '8:00 – 16:30',
  })
})

test('days are kept once, in their order', () => {
  const hours = openingHoursSchema.parse({ days: [5, 1, 5], from: '08:00', to: '12:00' })
  expect(hours.days).toEqual([1, 5])
})

test.each([
  [{ days: [], from: '08:00', to: '12:00' }, 'days'],
  [{ days: [8], from: '08:00', to: '12:00' }, 'days.0'],
  [{ days: [1], from: '08.00', to: '12:00' }, 'from'],
  [{ days: [1], from: '08:00', to: '24:00' }, 'to'],
  [{ days: [1], from: '12:00', to: '12:00' }, 'to'],
])('%j is refused on %s', (value, field) => {
  expect(openingHoursSchema.safeParse(value).error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})
