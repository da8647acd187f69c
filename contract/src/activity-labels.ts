import type { Text } from './languages.ts'

/** What the trail may tell of; a test compares the list with what the program writes. */
export const activityLabels: Readonly<Record<string, Text>> = {
  'session.opened': { ro: 'Autentificare', en: 'Signed in' },
  'session.closed': { ro: 'Ieșire din cont', en: 'Signed out' },
  'session.ended': { ro: 'Sesiune închisă', en: 'Session closed' },
  'session.group_chosen': { ro: 'Compartiment activ schimbat', en: 'Active group changed' },
  'acting.started': {
    ro: 'A început lucrul în numele altui utilizator',
    en: 'Began acting as another user',
  },
  'acting.ended': {
    ro: 'A încetat lucrul în numele altui utilizator',
    en: 'Stopped acting as another user',
  },
  'client.entered': { ro: 'Intrare într-o instituție', en: 'Entered an institution' },
  'client.left': { ro: 'Ieșire dintr-o instituție', en: 'Left an institution' },
  'user.created': { ro: 'Utilizator adăugat', en: 'User added' },
  'user.updated': { ro: 'Utilizator modificat', en: 'User changed' },
  'profile.updated': { ro: 'Profil modificat', en: 'Profile changed' },
  'profile.picture_changed': { ro: 'Fotografie schimbată', en: 'Picture changed' },
  'profile.picture_removed': { ro: 'Fotografie ștearsă', en: 'Picture removed' },
  'profile.data_taken': { ro: 'Datele proprii descărcate', en: 'Own data downloaded' },
  'account.password_changed': { ro: 'Parolă schimbată', en: 'Password changed' },
  'account.email_changed': { ro: 'E-mail schimbat', en: 'E-mail changed' },
  'document.registered': { ro: 'Document înregistrat', en: 'Document registered' },
  'document.updated': { ro: 'Document modificat', en: 'Document changed' },
  'document.annulled': { ro: 'Document anulat', en: 'Document annulled' },
  'file.attached': { ro: 'Fișiere atașate', en: 'Files attached' },
  'issuer.created': { ro: 'Deponent adăugat', en: 'Issuer added' },
  'issuer.updated': { ro: 'Deponent modificat', en: 'Issuer changed' },
  'activity.erased': { ro: 'Conținut șters la cerere', en: 'Content erased on request' },
  'activity.exported': { ro: 'Jurnal exportat', en: 'Trail exported' },
  'activity.verify_wanted': { ro: 'Verificarea jurnalului cerută', en: 'Check of the trail asked for' },
  'register.created': { ro: 'Registru adăugat', en: 'Register added' },
  'register.updated': { ro: 'Registru modificat', en: 'Register changed' },
  'register.edited': { ro: 'Registru modificat', en: 'Register changed' },
  'register.series_opened': { ro: 'Serie nouă deschisă', en: 'New series opened' },
  'doc_type.created': { ro: 'Tip de document adăugat', en: 'Document type added' },
  'doc_type.updated': { ro: 'Tip de document modificat', en: 'Document type changed' },
}

/** What was done, in words. An action without a sentence of its own is named by its code. */
export function activityText(action: string): Text {
  return activityLabels[action] ?? { ro: `Altă acțiune (${action})`, en: `Another action (${action})` }
}
