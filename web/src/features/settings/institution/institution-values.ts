import type { InstitutionSection } from '@hdoc/contract/settings/settings.ts'

export type InstitutionFormValues = InstitutionSection['values']
