import type { InstitutionSection } from '@hdoc/contract/settings.ts'

export type InstitutionFormValues = InstitutionSection['values']
