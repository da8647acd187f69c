import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { InstitutionSection, LookSection } from '@hdoc/contract/settings/settings.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { savedMessage } from '../../platform/http/answers/answers.ts'
import { pictureAddress } from '../institutions/index.ts'
import type { InstitutionRow, LookRow } from './queries.ts'

export function presentInstitution({ version, ...values }: InstitutionRow): InstitutionSection {
  const { phone, assistance_phone } = values
  return {
    values: { ...values, phone: writePhone(phone), assistance_phone: writePhone(assistance_phone) },
    version,
  }
}

export function presentLook(row: LookRow): LookSection {
  return {
    values: { primary_color: row.primary_color },
    version: row.version,
    coat_of_arms: pictureAddress('coat_of_arms', row.coat_of_arms_hash),
    logo: pictureAddress('logo', row.logo_hash),
  }
}

/** Answer of a save: the section as it is now. */
export function savedSection<T>(language: Language, data: T): { success: true; message: string; data: T } {
  return { success: true, message: savedMessage(language), data }
}
