import type { KindField, KindOption } from '../../kind/import-kind.ts'

/** Names files of the archives that come beside the table. */
export const filesField: KindField = {
  id: 'files',
  label: { ro: 'Fișiere', en: 'Files' },
  type: 'text',
  names: [
    'fisier',
    'nume fisier',
    'nume fisiere',
    'scan',
    'scanuri',
    'atasament',
    'atasamente',
    'file',
    'file names',
    'attachments',
  ],
  examples: ['123.pdf', '2019/124.pdf; 124-anexa.pdf', ''],
  help: {
    ro: 'Numele fișierelor din arhivele ZIP, despărțite prin „;”.',
    en: 'Names of files in the ZIP archives, parted by ";".',
  },
}

/** Lets documents in without those of their files that lack. */
export const withoutFilesOption: KindOption = {
  id: 'without_files',
  label: {
    ro: 'Importă și documentele ale căror fișiere lipsesc',
    en: 'Import documents whose files are missing too',
  },
  help: {
    ro: 'Fără fișierele care nu sunt în arhive sau nu se pot lua; la verificare se spune care sunt.',
    en: 'Without the files that are in no archive or cannot be taken; the check tells which they are.',
  },
  type: 'boolean',
}
