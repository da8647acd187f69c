import type { SecuritySection } from '@hdoc/contract/settings/settings.ts'

export type SecurityFormValues = SecuritySection['values']
