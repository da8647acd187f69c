import type { Text } from '../texts/languages.ts'

/**
 * Every permission a person or role may hold, with its sentence. The three names with blanks or without a dot
 * are the specification's; the rest follow `area.verb`.
 */
export const permissionTable = {
  'document.list': { ro: 'Vede lista documentelor', en: 'Sees the list of documents' },
  'document.register': { ro: 'Înregistrează documente', en: 'Registers documents' },
  'document.edit_own_register': {
    ro: 'Modifică documentele din registrele în care înregistrează',
    en: 'Edits documents of the registers they register in',
  },
  'document.annul': { ro: 'Anulează documente, cu motiv', en: 'Annuls documents, with a reason' },
  'document.reopen': {
    ro: 'Redeschide documente închise, cu motiv',
    en: 'Reopens closed documents, with a reason',
  },
  'document.change_issuer': {
    ro: 'Schimbă deponentul unui document înregistrat, cu motiv',
    en: 'Changes the issuer of a registered document, with a reason',
  },
  'document.take_lock': {
    ro: 'Preia fișiere blocate de altcineva, cu motiv',
    en: 'Takes over files that somebody else has locked, with a reason',
  },
  'document.assign': { ro: 'Repartizează documente', en: 'Assigns documents' },
  can_delete_test_data: {
    ro: 'Șterge documente de test (modul ștergere)',
    en: 'Deletes test documents (delete mode)',
  },
  'register.manage': { ro: 'Administrează registrele', en: 'Manages registers' },
  'doc_type.manage': { ro: 'Administrează tipurile de documente', en: 'Manages document types' },
  'number.reserve': { ro: 'Rezervă numere', en: 'Reserves numbers' },
  'number.reserve_past': {
    ro: 'Folosește numere rezervate pentru o zi trecută',
    en: 'Uses numbers reserved for a past day',
  },
  'issuer.edit': { ro: 'Adaugă și modifică deponenți', en: 'Adds and edits issuers' },
  'issuer.reveal_cnp': { ro: 'Vede CNP-ul întreg', en: 'Sees the whole CNP' },
  'issuer.merge': { ro: 'Unește deponenți', en: 'Merges issuers' },
  'issuer.erase': {
    ro: 'Dă și șterge datele unui deponent, la cererea lui',
    en: 'Hands out and erases the data of an issuer, on request',
  },
  'user.manage': { ro: 'Administrează utilizatorii', en: 'Manages users' },
  'user.act_as': { ro: 'Lucrează în numele altui utilizator', en: 'Acts as another user' },
  'role.manage': { ro: 'Administrează rolurile și permisiunile', en: 'Manages roles and permissions' },
  'group.manage': { ro: 'Administrează compartimentele', en: 'Manages groups' },
  'client.admin': { ro: 'Administrează setările instituției', en: 'Manages the settings of the institution' },
  'signature.seal': {
    ro: 'Sigilează fișiere cu certificatul instituției',
    en: 'Seals files with the certificate of the institution',
  },
  'settings.printing': {
    ro: 'Administrează etichetele, dovezile și ștampila',
    en: 'Manages labels, receipts and the stamp',
  },
  'settings.security': {
    ro: 'Administrează autentificarea și sesiunile instituției',
    en: 'Manages sign-in and sessions of the institution',
  },
  'activity.view': { ro: 'Vede jurnalul de activitate', en: 'Sees the activity trail' },
  'activity.erase': {
    ro: 'Șterge date personale din jurnal, la cerere',
    en: 'Erases personal data from the trail, on request',
  },
  'import.run': { ro: 'Rulează importuri', en: 'Runs imports' },
  'dashboard.statistics': {
    ro: 'Vede statisticile instituției',
    en: 'Sees the statistics of the institution',
  },
  'assign task': { ro: 'Repartizează sarcini', en: 'Assigns tasks' },
  'assign task only to self': { ro: 'Repartizează sarcini doar sieși', en: 'Assigns tasks only to self' },
  'workcase.work': { ro: 'Lucrează dosare', en: 'Works cases' },
  'workcase.assign': { ro: 'Repartizează dosare', en: 'Assigns cases' },
  'workcase.close': { ro: 'Închide dosare', en: 'Closes cases' },
  'workcase.resolution': { ro: 'Scrie rezoluții', en: 'Writes resolutions' },
  'transfer.create': { ro: 'Predă documente', en: 'Hands documents over' },
  'transfer.receive': { ro: 'Primește documente', en: 'Receives documents' },
  'transfer.delete': { ro: 'Șterge predări', en: 'Deletes transfers' },
  'approval.request': { ro: 'Cere aprobări', en: 'Requests approvals' },
  'approval.approve': { ro: 'Aprobă', en: 'Approves' },
  'approval.decline': { ro: 'Respinge aprobări', en: 'Declines approvals' },
  'approval.sign': { ro: 'Semnează', en: 'Signs' },
  'approval.visa_legal': { ro: 'Dă viza juridică', en: 'Gives the legal visa' },
  'shipping.create': { ro: 'Expediază documente', en: 'Dispatches documents' },
  'uploaded_document.view': {
    ro: 'Vede documentele depuse online',
    en: 'Sees documents submitted online',
  },
  'uploaded_document.accept': {
    ro: 'Acceptă documente depuse online',
    en: 'Accepts documents submitted online',
  },
  'uploaded_document.reject': {
    ro: 'Respinge documente depuse online',
    en: 'Rejects documents submitted online',
  },
  'complaint.view': { ro: 'Vede sesizările', en: 'Sees complaints' },
  'complaint.accept': { ro: 'Acceptă sesizări', en: 'Accepts complaints' },
  'complaint.reject': { ro: 'Respinge sesizări', en: 'Rejects complaints' },
  'complaint.answer': { ro: 'Răspunde la sesizări', en: 'Answers complaints' },
  'contact_message.view': {
    ro: 'Vede mesajele formularului de contact',
    en: 'Sees messages of the contact form',
  },
  'gazette.publish': { ro: 'Publică în Monitorul Oficial Local', en: 'Publishes in the local gazette' },
  'gazette.approve': {
    ro: 'Aprobă publicarea în Monitorul Oficial Local a ce a pregătit altcineva',
    en: 'Approves for the local gazette what somebody else prepared',
  },
  'posts.write': { ro: 'Scrie noutăți pe portal', en: 'Writes posts of the portal' },
  'templates.edit': {
    ro: 'Modifică textele paginilor, mesajelor și răspunsurilor',
    en: 'Edits the texts of pages, mails and answers',
  },
  'archive.manage': { ro: 'Gestionează arhiva', en: 'Manages the archive' },
} as const satisfies Record<string, Text>

export type Permission = keyof typeof permissionTable
export const permissions = Object.keys(permissionTable) as Permission[]

/** Permissions a person holds through the role in the active group. */
export const groupPermissionTable = {
  'permission.view_statistics_in_department': {
    ro: 'Vede statisticile compartimentului',
    en: 'Sees the statistics of the department',
  },
} as const satisfies Record<string, Text>
export type GroupPermission = keyof typeof groupPermissionTable
export const groupPermissions = Object.keys(groupPermissionTable) as GroupPermission[]
