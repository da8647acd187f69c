import type { LookSection } from '@hdoc/contract/settings/settings.ts'

export type LookFormValues = LookSection['values']
