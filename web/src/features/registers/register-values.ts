import type { Register, registers } from '@hdoc/contract/registers/registers.ts'
import type { z } from 'zod'
import type { Written } from '../../ui/form/resource/form-resource.ts'
import { changedValues } from '../../ui/form/state/changed-values.ts'

export type RegisterFormValues = Omit<Written<z.output<typeof registers.values>>, 'access'> &
  Pick<Register, 'access'>

/**
 * The values to check and send: only the changes of an existing register. An empty number is left out; an
 * empty limit is sent as null, which means no limit.
 */
export function bodyOfRegister(before: RegisterFormValues | undefined, values: RegisterFormValues): object {
  const { access, next_number, number_after_reset, last_number, ...plain } = before
    ? changedValues(before, values)
    : values
  return {
    ...plain,
    ...(next_number === '' || next_number === undefined ? {} : { next_number }),
    ...(number_after_reset === '' || number_after_reset === undefined ? {} : { number_after_reset }),
    ...(last_number === undefined ? {} : { last_number: last_number === '' ? null : last_number }),
    ...(access && { access: access.map(({ name: _, ...entry }) => entry) }),
  }
}
