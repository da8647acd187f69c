import type { SecuritySection } from '@hdoc/contract/settings.ts'

export type SecurityFormValues = SecuritySection['values']
