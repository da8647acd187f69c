import type { Text } from '../texts/languages.ts'

/** Certificates, trusted lists and seals. */
export const signatureActivity = {
  'setting.certificate_changed': {
    ro: 'Certificatul instituției schimbat',
    en: 'Certificate of the institution changed',
  },
  'setting.certificate_removed': {
    ro: 'Certificatul instituției șters',
    en: 'Certificate of the institution removed',
  },
  'setting.trusted_list_loaded': { ro: 'Listă de încredere încărcată', en: 'Trusted list loaded' },
  'setting.trusted_list_removed': { ro: 'Listă de încredere ștearsă', en: 'Trusted list removed' },
  'file.sealed': { ro: 'Copie sigilată adăugată', en: 'Sealed copy added' },
} as const satisfies Record<string, Text>
