import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'

/** A part of the file with a person's own data: what a later module keeps about them, without secrets. */
export interface KeptPart {
  /** Its name in the JSON form. */
  readonly key: string
  readonly title: Text
  gather(
    db: TenantDb,
    person: { readonly institutionId: number; readonly id: number },
  ): Promise<{ data: unknown; lines(language: Language): string[] }>
}

export const keptAboutPerson = declareSlot<KeptPart>('kept about a person')
