import type { Register } from '@hdoc/contract/registers/registers.ts'
import { changedValues } from '../../ui/form/changed-values.ts'

export type RegisterFormValues = {
  name: string
  code: string
  category: Register['category']
  pattern: string
  next_number: number | ''
  reset: Register['reset']
  number_after_reset: number | ''
  daily: boolean
  last_number: number | ''
  secondary: boolean
  online: boolean
  is_default: boolean
  in_main_list: boolean
  description: string
  share_numbers: boolean
  access: Register['access']
}

export const newRegister: RegisterFormValues = {
  name: '',
  code: '',
  category: null,
  pattern: '######',
  next_number: 1,
  reset: 'auto',
  number_after_reset: 1,
  daily: false,
  last_number: '',
  secondary: false,
  online: false,
  is_default: false,
  in_main_list: true,
  description: '',
  share_numbers: false,
  access: [],
}

export const valuesOfRegister = (register: Register): RegisterFormValues => ({
  name: register.name,
  code: register.code,
  category: register.category,
  pattern: register.pattern,
  next_number: register.next_number,
  reset: register.reset,
  number_after_reset: register.number_after_reset,
  daily: register.daily,
  last_number: register.last_number ?? '',
  secondary: register.secondary,
  online: register.online,
  is_default: register.is_default,
  in_main_list: register.in_main_list,
  description: register.description,
  // Begins without the tick: the form asks again whenever another pattern or code could write numbers of
  // another register.
  share_numbers: false,
  access: register.access,
})

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
