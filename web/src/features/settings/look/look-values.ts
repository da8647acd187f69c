import type { LookSection } from '@hdoc/contract/settings.ts'

export type LookFormValues = LookSection['values']
