import type { ErrorRow } from './error-row.ts'

/** Files: uploads, versions, locks; scans. */
export const fileErrors = {
  UPLOAD_VERSION: {
    status: 412,
    ro: 'Pentru încărcări reluabile se folosește protocolul tus {version}.',
    en: 'Resumable uploads speak the protocol tus {version}.',
  },
  UPLOAD_OFFSET: {
    status: 409,
    ro: 'Fișierul se trimite și din altă parte sau a ajuns altfel decât se credea. Se continuă de unde a rămas.',
    en: 'The file is being sent from elsewhere too, or has arrived differently. Continue from where it stands.',
  },
  UPLOAD_CHECKSUM: {
    status: 460,
    ro: 'Fișierul s-a deteriorat pe drum. Trimiteți partea din nou.',
    en: 'The file was damaged on its way. Send the part again.',
  },
  UPLOAD_UNFINISHED: {
    status: 409,
    ro: 'Fișierul nu a ajuns încă întreg.',
    en: 'The file has not arrived whole yet.',
  },
  FILE_LOCKED: {
    status: 423,
    ro: 'Fișierul este blocat pentru editare de {name} din {since}.',
    en: 'The file has been locked for editing by {name} since {since}.',
  },
  FILE_NOT_LOCKED: {
    status: 409,
    ro: 'Fișierul nu este blocat.',
    en: 'The file is not locked.',
  },
  SCAN_ATTACHED: {
    status: 409,
    ro: 'Scanarea „{scan}” a fost atașată între timp de {name} la documentul {number}.',
    en: 'The scan "{scan}" was attached meanwhile by {name} to document {number}.',
  },
  SCAN_ATTACHED_ELSEWHERE: {
    status: 409,
    ro: 'Scanarea „{scan}” a fost atașată între timp de {name} la un document la care nu aveți acces.',
    en: 'The scan "{scan}" was attached meanwhile by {name} to a document you have no access to.',
  },
  SCAN_DISCARDED: {
    status: 409,
    ro: 'Scanarea „{scan}” a fost aruncată între timp de {name}. O găsiți la „Aruncate”.',
    en: 'The scan "{scan}" was thrown away meanwhile by {name}. You find it under "Thrown away".',
  },
  ZIP_TOO_BIG: {
    status: 413,
    ro: 'Fișierele depășesc împreună {gb} GB. Descărcați-le pe rând sau alegeți mai puține.',
    en: 'Together the files are over {gb} GB. Download them one by one or choose fewer.',
  },
} as const satisfies Record<string, ErrorRow>
