import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { users } from '@hdoc/contract/people/users.ts'
import { localDate } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { listUserOptions } from '../users/queries/users.ts'
import { listAbsences } from './queries.ts'
import { absenceText } from './stand-in.ts'

/** People who may be chosen; beside the name of one who is away stands until when, and who stands in. */
export async function showUserOptions(
  { db, clock, language }: StaffCtx,
  { query }: InputOf<typeof users.calls.options>,
): Promise<Option[]> {
  const options = await listUserOptions(db, query)
  const absences = await listAbsences(db, {
    userIds: options.map(({ id }) => id),
    task: 'cases',
    today: localDate(clock.now()),
  })
  return options.map((option) => {
    const absence = absences.get(option.id)
    return absence ? { ...option, note: absenceText(absence, language) } : option
  })
}
