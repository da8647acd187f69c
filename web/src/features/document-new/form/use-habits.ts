import { registrationTemplateCalls } from '@hdoc/contract/documents/registration/registration-templates.ts'
import {
  type KeepableField,
  keepableSchema,
  type PrefilledValues,
  prefilledValues,
  type RegistrationHabits,
} from '@hdoc/contract/documents/registration/registration-values.ts'
import { useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import type { RegistrationValues } from '../values/registration-values.ts'

/** The form's values in the fields that may be kept; an empty field is left out. */
export function prefilledOf(values: RegistrationValues): PrefilledValues {
  const all = Object.fromEntries(
    keepableSchema.options.flatMap((field) => (values[field] === '' ? [] : [[field, values[field]]])),
  )
  return prefilledValues.parse(all)
}

/** Only the values of the ticked fields. */
export function keptOf(values: PrefilledValues, fields: readonly KeepableField[]): PrefilledValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.some((one) => one === field)))
}

/** What stays from one registration to the next. It belongs to the person and is the same on every device. */
export function useHabits(stored: RegistrationHabits | undefined) {
  const [changed, setChanged] = useState<RegistrationHabits>()
  const saving = useAction({
    call: (body: RegistrationHabits) => call(registrationTemplateCalls.saveHabits, { body }),
    changes: [],
  })
  const habits = changed ?? stored ?? { fields: [], stays: false, prints_label: false, values: {} }
  const change = (next: RegistrationHabits) => {
    setChanged(next)
    saving.mutate(next)
  }
  return {
    ...habits,
    keeps: (field: KeepableField) => habits.fields.includes(field),
    toggle: (field: KeepableField) => {
      const fields = habits.fields.includes(field)
        ? habits.fields.filter((one) => one !== field)
        : [...habits.fields, field]
      change({ ...habits, fields, values: keptOf(habits.values, fields) })
    },
    setStays: (stays: boolean) => change({ ...habits, stays }),
    setPrints: (prints_label: boolean) => change({ ...habits, prints_label }),
    /** Call it after a registration: it keeps and returns what stays for the next one. */
    remember: (values: RegistrationValues): PrefilledValues => {
      const kept = keptOf(prefilledOf(values), habits.fields)
      if (habits.fields.length > 0) change({ ...habits, values: kept })
      return kept
    },
  }
}
export type Habits = ReturnType<typeof useHabits>
