import type { Permission } from '../rights/permissions.ts'
import type { Text } from '../texts/languages.ts'

/** What may be imported. */
export const importKindIds = ['document', 'user', 'issuer'] as const
export type ImportKindId = (typeof importKindIds)[number]

export const importKindLabels: Readonly<Record<ImportKindId, Text>> = {
  document: { ro: 'Documente', en: 'Documents' },
  user: { ro: 'Utilizatori', en: 'Users' },
  issuer: { ro: 'Deponenți', en: 'Issuers' },
}

/** The rights that a kind asks besides `import.run`: those of the screen on which a person writes one of them. */
export const importKindRights: Readonly<Record<ImportKindId, readonly Permission[]>> = {
  document: ['document.register', 'register.manage'],
  user: ['user.manage'],
  issuer: ['issuer.edit'],
}

/** Kinds whose screen stands. */
export const offeredImportKinds: readonly ImportKindId[] = ['document', 'user', 'issuer']

/** What a column may hold; it says how a value is read and by which contents a column is guessed. */
export const importFieldTypes = [
  'text',
  'number',
  'date',
  'boolean',
  'choice',
  'cnp',
  'cui',
  'email',
  'phone',
] as const
export type ImportFieldType = (typeof importFieldTypes)[number]

/** What becomes of a row that is known already. */
export const importDuplicateModes = ['skip', 'update', 'new'] as const
export type ImportDuplicateMode = (typeof importDuplicateModes)[number]
export const importDuplicateLabels: Readonly<Record<ImportDuplicateMode, Text>> = {
  skip: { ro: 'Sari peste ele', en: 'Skip them' },
  update: { ro: 'Actualizează-le pe cele existente', en: 'Update those that exist' },
  new: { ro: 'Importă-le ca noi', en: 'Import them as new' },
}

export const importModes = ['skip_bad', 'all'] as const
export type ImportMode = (typeof importModes)[number]
export const importModeLabels: Readonly<Record<ImportMode, Text>> = {
  skip_bad: { ro: 'Sari peste cele greșite', en: 'Skip the wrong ones' },
  all: { ro: 'Toate sau nimic', en: 'All or nothing' },
}
